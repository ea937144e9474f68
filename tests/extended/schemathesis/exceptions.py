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


NUMBERS = ("invalid_phone", "invalid_plate", "invalid_polling_unit_code")


def is_no_number(case, response):
    """Phones, plates and codes of units are read in any width, font and case of Unicode (NFKC), which no pattern undoes.

    A pattern of the plain letters alone would refuse what version 1 reads.
    """
    return response.status_code == 422 and error_of(response).get("code") in NUMBERS


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


def ends_before_it_begins(case, response):
    """A span of days is given by two parameters, and OpenAPI cannot compare them."""
    return error_of(response).get("message", "").startswith("from is after to")


def has_no_letter(case, response):
    """A name to look for has a letter or a digit, of any script. The pattern says it of the characters up to U+00FF.

    Those beyond U+FFFF need the flag `u` in a pattern, which not all languages have, and new letters come with Unicode.
    """
    message = error_of(response).get("message", "")
    asked = "".join(str((case.query or {}).get(name, "")) for name in ("q", "text"))
    return "has no letter or digit" in message and any(sign > "\u00ff" for sign in asked)


def is_too_long(case, response):
    """Path and query have at most 2,048 bytes: 414 refuses as well as 400."""
    return response.status_code == 414


def has_blanks_at_an_end(case, response):
    """Tabs and line ends around a value are removed with the blanks, as whoever pastes it expects.

    The patterns of version 1 leave out all control characters, and a published pattern stays as it is.
    """
    given = [*(case.query or {}).values(), *(case.path_parameters or {}).values()]
    return any(isinstance(text, str) and text.strip("\t\n\v\f\r") != text for text in given)


EXCEPTIONS = {
    "ST108": (has_chosen_fields, has_null_for_unknown_id),
    "ST202": (
        is_no_number,
        is_unknown_system,
        has_a_system_of_no_use,
        needs_another_parameter,
        ends_before_it_begins,
        has_no_letter,
        is_too_long,
    ),
    "ST201": (is_too_long, has_blanks_at_an_end),
}


@schemathesis.hook
def filter_failure(context, failure, case, response):
    """Keeps a failure unless an exception explains it."""
    return not any(explains(case, response) for explains in EXCEPTIONS.get(failure.code, ()))
