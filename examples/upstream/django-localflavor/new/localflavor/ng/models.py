from django.db.models import CharField
from django.utils.translation import gettext_lazy as _

from .ng_lgas import LGA_CHOICES
from .ng_states import STATE_CHOICES


class NGStateField(CharField):
    """
    A model field that stores the two-letter ISO 3166-2:NG code of a state of Nigeria in the database.

    .. versionadded:: 5.2
    """

    description = _("Nigerian state (two uppercase letters)")

    def __init__(self, *args, **kwargs):
        kwargs['choices'] = STATE_CHOICES
        kwargs['max_length'] = 2
        super().__init__(*args, **kwargs)

    def deconstruct(self):
        name, path, args, kwargs = super().deconstruct()
        del kwargs['choices']
        return name, path, args, kwargs


class NGLGAField(CharField):
    """
    A model field that stores the code of a local government area of Nigeria in the database.

    The code is that of the Independent National Electoral Commission: two digits of the state and two of the
    local government area, such as 24-11 for Ikeja in Lagos.

    .. versionadded:: 5.2
    """

    description = _("Nigerian local government area (code of the electoral commission)")

    def __init__(self, *args, **kwargs):
        kwargs['choices'] = LGA_CHOICES
        kwargs['max_length'] = 5
        super().__init__(*args, **kwargs)

    def deconstruct(self):
        name, path, args, kwargs = super().deconstruct()
        del kwargs['choices']
        return name, path, args, kwargs
