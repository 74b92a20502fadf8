"""The lines drawn on every body: shut lines, glass, lamps. Later regions lie over earlier ones; only the right half is drawn."""
import numpy as np


def grown(points, by):
    """A side-view outline pushed outwards by about `by`; corner radii grow with it."""
    p = np.array([q[:2] for q in points], float)
    a, b = p - np.roll(p, 1, 0), np.roll(p, -1, 0) - p
    a /= np.linalg.norm(a, axis=1, keepdims=True)
    b /= np.linalg.norm(b, axis=1, keepdims=True)
    na, nb = np.stack([-a[:, 1], a[:, 0]], 1), np.stack([-b[:, 1], b[:, 0]], 1)
    m = (na + nb) / (1 + (na * nb).sum(1, keepdims=True))
    area = (p[:, 0] * np.roll(p[:, 1], -1) - np.roll(p[:, 0], -1) * p[:, 1]).sum()
    p = p + m * (by if area < 0 else -by)
    return [(x, z, max(q[2] + by, 0.004)) for (x, z), q in zip(p, points)]


def between(points, x0, x1, lean=0.0, radius=0.02):
    """The part of a side-view outline between two pillars that lean by dx per dz; convex outlines only."""
    poly = [np.array(q, float) for q in points]
    for at, keep in ((x0, 1), (x1, -1)):
        if at is None:
            continue
        out = []
        d = [keep * (q[0] - (at + lean * (q[1] - 1.2))) for q in poly]
        for i, q in enumerate(poly):
            r, dr = poly[(i + 1) % len(poly)], d[(i + 1) % len(poly)]
            if d[i] >= 0:
                out.append(q)
            if (d[i] >= 0) != (dr >= 0):
                k = d[i] / (d[i] - dr)
                out.append(np.array([*(q + k * (r - q))[:2], radius]))
        poly = out
    return [tuple(q) for q in poly]


def arch(x, z, r, low):
    """The open line of a wheel arch from its front foot over the top to its rear foot."""
    a0 = np.arcsin(np.clip((low - z) / r, -0.95, 0.95))
    return [(x - r * np.cos(a), z + r * np.sin(a)) for a in np.linspace(a0, np.pi - a0, 60)]


def arches(axles, wheel, r, low):
    return [
        {'name': f'arch_{i}', 'material': None, 'path': [('side', arch(x, wheel + 0.012, r, low))], 'hang': True}
        for i, x in enumerate(axles)
    ]


def doors(d):
    return [{'name': name, 'view': 'side', 'outline': pts, 'material': 'paint', 'gap': 0.008} for name, pts in d.items()]


def side_glass(glass, pillars, frame=0.014, lean=-0.06, half=0.028):
    """Glass behind a gloss-black frame, cut by pillars at the given x."""
    parts = [{'name': 'frame', 'view': 'side', 'outline': grown(glass, frame), 'material': 'chrome', 'gap': 0.003, 'edge': 0.002},
             {'name': 'pillar', 'view': 'side', 'outline': glass, 'material': 'gloss_black', 'gap': 0.001, 'sink': 0.003}]
    edges = [None, *pillars, None]
    inner = grown(glass, -0.004)
    for i, (a, b) in enumerate(zip(edges, edges[1:])):
        pts = between(inner, a and a + half, b and b - half, lean)
        parts.append({'name': f'glass_{i}', 'view': 'side', 'outline': pts, 'material': 'glass', 'gap': 0.002, 'sink': 0.004, 'depth': 0.006, 'edge': 0.001})
    return parts


def handles(xs, z, length, radius):
    """Flush door handles."""
    return [
        {'name': f'handle_{i}', 'material': 'paint', 'view': 'side', 'gap': 0.006,
         'outline': [(x, z, radius), (x, z + 2.2 * radius, radius), (x + length, z + 2.4 * radius, radius), (x + length, z + 0.2 * radius, radius)]}
        for i, x in enumerate(xs)
    ]
