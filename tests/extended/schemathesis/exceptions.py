"""What OpenAPI cannot say of the service, so that Schemathesis does not take it for a fault.

Each exception says why it is right, and is as narrow as it can be. Every other failure stands.
"""

import re

import schemathesis


def error_of(response):
    try:
        return response.json().get("error", {})
    except (ValueError, AttributeError):
        return {}


def has_chosen_fields(case, response):
    """`fields=` chooses the fields of a record. OpenAPI has one schema for a response, whatever the parameters."""
    chosen = (case.query or {}).get("fields")
    if not isinstance(chosen, str) or response.status_code != 200:
        return False
    wanted = {re.sub(r"[\s-]+", "_", name.strip().lower()) for name in chosen.split(",")}
    data = response.json()["data"]
    records = data if isinstance(data, list) else [data]
    return all(record is None or set(record) <= wanted for record in records)


def has_null_for_unknown_id(case, response):
    """`ids=` returns null where nothing has the id. Without `ids` no list has a null."""
    if "ids" not in (case.query or {}) or response.status_code != 200:
        return False
    return None in response.json()["data"]


def is_no_number(case, response):
    """Phone, plate, account and polling unit: a text that is none is 422 with a reason, as the specification asks."""
    return response.status_code == 422 and "reason" in error_of(response)


def is_unknown_system(case, response):
    """The systems of the concordance are data, and grow with it. The failure lists them."""
    error = error_of(response)
    return error.get("parameter") == "system" and "Pass one of" in error["message"]


def has_a_system_of_no_use(case, response):
    """Other systems have no ids for addresses and polling units: OpenAPI cannot tie one parameter to the value of another."""
    return re.match(r"system cannot be used with kind=(address|polling_unit):", error_of(response).get("message", "")) is not None


def needs_another_parameter(case, response):
    """Polling units are found by `q` with a place in it or beside it, or listed by `lga` or `ward`: OpenAPI cannot say which are needed."""
    message = error_of(response).get("message", "")
    return " is needed unless lga or ward is given" in message or message.startswith("q names no place")


def is_beyond_the_poles(case, response):
    """The pattern of a point allows three digits of degrees. A narrower one would refuse more than version 1 has published."""
    if error_of(response).get("parameter") != "point":
        return False
    points = (case.query or {}).get("point") or []
    degrees = [point.split(",") for point in ([points] if isinstance(points, str) else points)]
    return any(abs(float(lat)) > 90 or abs(float(lon)) > 180 for lat, lon in degrees)


def ends_before_it_begins(case, response):
    """A span of days is given by two parameters, and OpenAPI cannot compare them."""
    return error_of(response).get("message", "").startswith("from is after to")


def has_no_letter(case, response):
    """A name to look for has a letter or a digit, of any script. Patterns of Unicode classes differ between tools."""
    return error_of(response).get("message", "").endswith("has no letter or digit: give it a name or a code.")


def has_a_blank_id(case, response):
    """Blanks around an id of `ids` are ignored, so one of blanks alone is empty. A pattern that said so would refuse more than version 1 has published."""
    ids = (case.query or {}).get("ids")
    return "has an empty id" in error_of(response).get("message", "") and any(
        part.strip() == "" for part in str(ids).split(",")
    )


def is_too_long(case, response):
    """Path and query have at most 2,048 bytes: 414 refuses as well as 400."""
    return response.status_code == 414


EXCEPTIONS = {
    "ST108": (has_chosen_fields, has_null_for_unknown_id),
    "ST202": (
        is_no_number,
        is_unknown_system,
        has_a_system_of_no_use,
        needs_another_parameter,
        is_beyond_the_poles,
        ends_before_it_begins,
        has_no_letter,
        has_a_blank_id,
        is_too_long,
    ),
    "ST201": (is_too_long,),
}


@schemathesis.hook
def filter_failure(context, failure, case, response):
    """Keeps a failure unless an exception explains it."""
    return not any(explains(case, response) for explains in EXCEPTIONS.get(failure.code, ()))
