"""Draws every still piece; the film is made by film/film.py."""

import breakfast
import card
import clients
import dinner
import dividers
import favicons
import identity
import lost
import map as way
import passes
import patterns
import pocket
import pool

for piece in (identity, favicons, card, passes, dividers, patterns, lost, way, pocket, dinner, pool, breakfast, clients):
    piece.run()
