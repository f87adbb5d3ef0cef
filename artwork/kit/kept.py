"""Computed pictures are kept between renders: a rug takes ten seconds to compute and a tenth to read back."""

import functools
import hashlib
import os

import numpy as np

from kit.places import CACHE


def kept(make):
    """Keeps what a function of plain arguments returns, an array or a tuple of arrays, until its module changes."""
    with open(make.__code__.co_filename, "rb") as source:
        edition = hashlib.sha256(source.read()).hexdigest()

    @functools.wraps(make)
    def wrapped(*args, **named):
        key = repr((edition, make.__name__, args, sorted(named.items())))
        file = os.path.join(CACHE, "textures", hashlib.sha256(key.encode()).hexdigest()[:20] + ".npz")
        if not os.path.exists(file):
            made = make(*args, **named)
            os.makedirs(os.path.dirname(file), exist_ok=True)
            part = "%s.%d.npz" % (file, os.getpid())
            np.savez(part, *[a.astype(np.float32) for a in (made if isinstance(made, tuple) else (made,))])
            os.replace(part, file)
        with np.load(file) as kept_arrays:
            arrays = tuple(kept_arrays[name] for name in kept_arrays.files)
        return arrays if len(arrays) > 1 else arrays[0]

    return wrapped
