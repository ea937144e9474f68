"""Nigeria-specific form helpers."""

from django.forms.fields import Select

from .ng_lgas import LGA_CHOICES
from .ng_states import STATE_CHOICES


class NGStateSelect(Select):
    """
    A Select widget that uses a list of the 36 states of Nigeria and the Federal Capital Territory as its choices.

    .. versionadded:: 5.2
    """

    def __init__(self, attrs=None):
        super().__init__(attrs, choices=STATE_CHOICES)


class NGLGASelect(Select):
    """
    A Select widget that uses a list of the local government areas of Nigeria as its choices, grouped by state.

    .. versionadded:: 5.2
    """

    def __init__(self, attrs=None):
        super().__init__(attrs, choices=LGA_CHOICES)
