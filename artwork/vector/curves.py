"""Cubic Bezier arithmetic, and path text with as few digits as the eye needs."""


def number(value, places=1):
    text = f"{value:.{places}f}"
    text = text.rstrip("0").rstrip(".") if "." in text else text
    return "0" if text in ("-0", "") else text


def point(at):
    return f"{number(at[0])} {number(at[1])}"


def polar(degrees, radius, centre=(0, 0)):
    """A point by compass: 0 is up, angles grow clockwise."""
    from math import cos, radians, sin

    return (centre[0] + radius * sin(radians(degrees)), centre[1] - radius * cos(radians(degrees)))


def between(a, b, t):
    return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)


def split(curve, t):
    a, b, c, d = curve
    ab, bc, cd = between(a, b, t), between(b, c, t), between(c, d, t)
    abc, bcd = between(ab, bc, t), between(bc, cd, t)
    middle = between(abc, bcd, t)
    return (a, ab, abc, middle), (middle, bcd, cd, d)


def first_crossing(curve, is_past):
    """Parameter at which the curve first satisfies is_past; it must not satisfy it at its start."""
    low, high = 0.0, 1.0
    for _ in range(50):
        t = (low + high) / 2
        if is_past(split(curve, t)[0][3]):
            high = t
        else:
            low = t
    return high


def part_between_x(curve, x0, x1):
    """The stretch of a curve that runs rightwards, from x0 to x1."""
    left = split(curve, first_crossing(curve, lambda p: p[0] >= x1))[0]
    if x0 <= left[0][0]:
        return left
    return split(left, first_crossing(left, lambda p: p[0] >= x0))[1]


def curve_to(curve):
    return f"C{point(curve[1])} {point(curve[2])} {point(curve[3])}"


def reverse(curve):
    return tuple(reversed(curve))


def flip(at):
    return (-at[0], at[1])


def mirror(path):
    """The same path reflected in the vertical axis; absolute M L C Q Z only."""
    out, is_x = [], True
    for letter in "MLCQZ":
        path = path.replace(letter, f" {letter} ")
    for token in path.split():
        if token.isalpha():
            out.append(token)
            is_x = True
        else:
            out.append(number(-float(token), 2) if is_x else token)
            is_x = not is_x
    text = ""
    for token in out:
        text += token if token.isalpha() or text[-1:].isalpha() else f" {token}"
    return text


def both(path):
    return [path, mirror(path)]
