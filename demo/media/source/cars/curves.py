"""Plane curves of a car's drawing: fair splines, rounded outlines."""
import numpy as np


def spline(points, per_segment=300):
    """Points (n, 2) of a clamped uniform cubic B-spline with the given control points."""
    c = np.asarray(points, float)
    c = np.vstack([c[:1], c[:1], c, c[-1:], c[-1:]])
    u = np.linspace(0, 1, per_segment, endpoint=False)[:, None]
    basis = [(1 - u) ** 3, 3 * u**3 - 6 * u**2 + 4, -3 * u**3 + 3 * u**2 + 3 * u + 1, u**3]
    parts = [sum(b * c[i + k] for k, b in enumerate(basis)) / 6 for i in range(len(c) - 3)]
    return np.vstack(parts + [c[-1:]])


def graph(points):
    """The spline as a function of its first coordinate; constant outside its ends."""
    s = spline(points)
    xs, ys = s[:, 0], s[:, 1]
    keep = np.concatenate([[True], np.diff(np.maximum.accumulate(xs)) > 1e-9])
    return lambda x: np.interp(x, xs[keep], ys[keep])


def rounded(points, closed=True, step=0.008):
    """Outline through points (a, b[, radius]) with rounded corners, as points about `step` apart."""
    pts = [(np.array(p[:2], float), p[2] if len(p) > 2 else 0.0) for p in points]
    n = len(pts)
    out = []
    for i, (p, r) in enumerate(pts):
        if r <= 0 or (not closed and i in (0, n - 1)):
            out.append(p)
            continue
        a, b = pts[i - 1][0] - p, pts[(i + 1) % n][0] - p
        la, lb = np.linalg.norm(a), np.linalg.norm(b)
        d = min(r, 0.49 * la, 0.49 * lb)
        p0, p1 = p + a / la * d, p + b / lb * d
        for s in np.linspace(0, 1, 9):
            out.append((1 - s) ** 2 * p0 + 2 * s * (1 - s) * p + s**2 * p1)
    return resample(np.array(out), step, closed)


def resample(points, step, closed):
    pts = np.vstack([points, points[:1]]) if closed else points
    seg = np.linalg.norm(np.diff(pts, axis=0), axis=1)
    pts = pts[np.concatenate([[True], seg > 1e-6])]
    seg = np.linalg.norm(np.diff(pts, axis=0), axis=1)
    at = np.concatenate([[0], np.cumsum(seg)])
    k = max(3, int(np.ceil(at[-1] / step)))
    s = np.linspace(0, at[-1], k + 1)
    r = np.stack([np.interp(s, at, pts[:, j]) for j in range(pts.shape[1])], axis=1)
    return r[:-1] if closed else r


def inside(poly, pts):
    """Which of pts (n, 2) lie inside the closed polygon (even-odd)."""
    res = np.zeros(len(pts), bool)
    lo, hi = poly.min(0), poly.max(0)
    near = np.nonzero(np.all((pts >= lo) & (pts <= hi), axis=1))[0]
    if not len(near):
        return res
    x, y = pts[near, 0], pts[near, 1]
    hit = np.zeros(len(near), bool)
    for (x0, y0), (x1, y1) in zip(poly, np.roll(poly, -1, axis=0)):
        if y0 == y1:
            continue
        hit ^= ((y0 > y) != (y1 > y)) & (x < (x1 - x0) * (y - y0) / (y1 - y0) + x0)
    res[near] = hit
    return res
