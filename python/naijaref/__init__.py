"""Reference data of Nigeria, offline: states, LGAs, wards, constituencies, banks, phones, plates and outlines.

Every function that reads what a person typed returns a value or a reason, and never raises for a text:

    >>> from naijaref import find_lga
    >>> found = find_lga("Surulere", state="Lagos")
    >>> found.value.code if found.ok else found.reason
    'NG025020'
    >>> missed = find_lga("Surulere")
    >>> [] if missed.ok else [lga.state_code for lga in missed.candidates]
    ['LA', 'OY']
"""

from ._generated.version import DATA_VERSION as DATA_VERSION
from ._generated.version import __version__ as __version__
from ._result import Failure as Failure
from ._result import Success as Success
from ._result import Unknown as Unknown
from ._tables_as import to_dict as to_dict
from ._tables_as import to_pandas as to_pandas
from ._text import fold as fold
from ._text import place_key as place_key
from .about import *
from .accounts import *
from .banks import *
from .boundaries import *
from .concordance import *
from .elections import *
from .localities import *
from .matching import *
from .phones import *
from .places import *
from .plates import *
from .polling_units import *
