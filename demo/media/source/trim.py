"""What cabins are made of: sheets and tubes of leather, seams, a steering wheel. Metres; x to the right, y away, z up."""
import math
import bpy
import numpy as np
from cars.build import lathe, mesh


def sheet(name, grid, material, closed=False, parent=None):
    """A surface through a grid of points (n, m, 3); closed joins the last row to the first."""
    n, m = grid.shape[:2]
    rows = range(n if closed else n - 1)
    faces = [(i * m + j, ((i + 1) % n) * m + j, ((i + 1) % n) * m + j + 1, i * m + j + 1) for i in rows for j in range(m - 1)]
    return mesh(name, grid.reshape(-1, 3), faces, material, parent=parent)


def frames(path, closed=False, up=(0, 0, 1)):
    """Direction, side and upward unit vectors along a path."""
    p = np.asarray(path, float)
    d = np.roll(p, -1, 0) - np.roll(p, 1, 0) if closed else np.gradient(p, axis=0)
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    up = np.broadcast_to(np.asarray(up, float), p.shape)
    side = np.cross(d, up)
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    return d, side, np.cross(side, d)


def tube(name, path, section, material, closed=False, up=(0, 0, 1), parent=None):
    """Sweeps a closed section, points (side, up) or one such list for each point of the path."""
    p = np.asarray(path, float)
    _, side, top = frames(p, closed, up)
    s = np.broadcast_to(np.asarray(section, float), (len(p), *np.shape(section)[-2:]))
    s = np.concatenate([s, s[:, :1]], 1)
    return sheet(name, p[:, None] + side[:, None] * s[..., :1] + top[:, None] * s[..., 1:], material, closed, parent)


def superellipse(a, b, power=2.0, n=32):
    t = np.linspace(0, 2 * np.pi, n, endpoint=False)
    f = lambda v: np.sign(v) * np.abs(v) ** (2 / power)
    return np.stack([a * f(np.cos(t)), b * f(np.sin(t))], 1)


def turned(name, half, profile, material, power=4.0, n=128, parent=None):
    """A solid on a superellipse of half sizes (x, y): profile gives inset and height of each ring, from its foot to its top."""
    rings = [np.c_[superellipse(max(half[0] - d, 0.0002), max(half[1] - d, 0.0002), power, n), np.full(n, z)] for d, z in profile]
    return sheet(name, np.stack(rings, 1), material, True, parent)


def evenly(path, step, closed=False):
    """Points of a polyline, a step apart."""
    p = np.asarray(path, float)
    if closed:
        p = np.vstack([p, p[:1]])
    at = np.r_[0, np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))]
    n = max(2, round(at[-1] / step))
    return np.stack([np.interp(np.linspace(0, at[-1], n, endpoint=not closed), at, p[:, k]) for k in range(3)], 1)


def stitches(name, path, material, length=0.0062, pitch=0.0085, thick=0.0007, up=(0, 0, 1), slant=0.0, closed=False, parent=None):
    """A seam's thread: short rounded stitches along a path; up is the leather's normal, one or one for each point of the path."""
    q = evenly(path, pitch, closed)
    normal = np.asarray(up, float)
    if normal.ndim == 2:
        p = np.asarray(path, float)
        normal = normal[np.argmin(((q[:, None] - p[None]) ** 2).sum(-1), 1)]
    d, side, top = frames(q, closed, normal)
    along = np.linspace(-1, 1, 9)
    round_ = superellipse(1, 1, 2, 8)
    swell = np.sqrt(np.maximum(1 - along**4, 0.02))
    dive = -0.7 * along**4
    verts, faces = [], []
    for c, dd, ss, tt in zip(q, d * math.cos(slant) + side * math.sin(slant), side, top):
        k = len(verts) * 72
        verts.append((c + dd * (along * length / 2)[:, None] + tt * (dive * thick)[:, None])[:, None] + (ss * round_[:, :1] + tt * round_[:, 1:])[None] * (swell * thick)[:, None, None])
        faces += [(k + i * 8 + j, k + i * 8 + (j + 1) % 8, k + (i + 1) * 8 + (j + 1) % 8, k + (i + 1) * 8 + j) for i in range(8) for j in range(8)]
    return mesh(name, np.concatenate([v.reshape(-1, 3) for v in verts]), faces, material, parent=parent)


def rim_point(a, radius=0.184):
    """Outline of a steering wheel in its plane (x, z): round, its foot flattened."""
    z = np.sin(a) * radius
    flat = -radius * 0.87
    # A soft maximum keeps the corners of the flat round.
    z = flat + 0.5 * ((z - flat) + np.sqrt((z - flat) ** 2 + 0.018**2)) - 0.0004
    return np.cos(a) * radius * (1 + 0.012 * np.sin(2 * a) ** 2), z


def steering_wheel(hide, thread, metal, gloss, radius=0.184):
    """A wheel in the x-z plane that faces -y, its middle at the origin of the returned empty: leather rim, two metal-edged arms and a forked foot."""
    root = bpy.data.objects.new('steering wheel', None)
    bpy.context.scene.collection.objects.link(root)
    a = np.linspace(0, 2 * np.pi, 256, endpoint=False)
    x, z = rim_point(a, radius)
    path = np.stack([x, 0 * x, z], 1)
    # Thicker where thumbs rest, just above the arms.
    thumb = np.exp(-(((a - 0.42) / 0.26) ** 2)) + np.exp(-(((a - np.pi + 0.42) / 0.26) ** 2))
    size = 1 + 0.10 * thumb
    section = superellipse(0.0140, 0.0172, 2.25, 40)
    tube('rim', path, section[None] * size[:, None, None], hide, True, (0, 1, 0), root)
    # The seam runs round the inner face.
    inner = path * (1 - 0.0122 / np.linalg.norm(path, axis=1, keepdims=True)) + np.array([0, -0.0098, 0])
    toward = -path / np.linalg.norm(path, axis=1, keepdims=True) * 0.72 + np.array([0, -0.69, 0])
    stitches('rim seam', inner, thread, length=0.0052, pitch=0.0062, thick=0.00055, up=toward, slant=0.5, closed=True, parent=root)

    def slab(name, outline, back, front, material, bevel):
        """An outline (x, z) given thickness from y back to front, its edges rounded."""
        o = np.asarray(outline, float)
        k = len(o)
        pts = [(x, front, z) for x, z in o] + [(x, back, z) for x, z in o]
        faces = [tuple(range(k)), tuple(reversed(range(k, 2 * k)))] + [(i, k + i, k + (i + 1) % k, (i + 1) % k) for i in range(k)]
        b = mesh(name, pts, faces, material, parent=root)
        b.data.use_auto_smooth = True
        b.data.auto_smooth_angle = math.radians(50)
        m = b.modifiers.new('bevel', 'BEVEL')
        m.width, m.segments, m.limit_method, m.angle_limit = bevel, 4, 'ANGLE', math.radians(50)
        return b

    def cushion(name, half, centre, depth, bulge, material, power=2.6):
        """The hub's padded cover: a superellipse outline that swells towards the driver."""
        r = np.linspace(0, 1, 48)
        rim = superellipse(1, 1, power, 160)
        t = np.linspace(0, 2 * np.pi, 160, endpoint=False)
        # Narrower at its foot.
        w = 1 - 0.20 * np.clip(-rim[:, 1], 0, 1)
        g = np.stack([np.outer(rim[:, 0] * half[0] * w, r), np.outer(0 * t, r) - (depth + bulge * (1 - r[None] ** 2.0)) * np.sqrt(np.maximum(1 - r[None] ** 14, 0)), np.outer(rim[:, 1] * half[1], r)], -1)
        g += np.array([centre[0], 0.004, centre[1]])
        return sheet(name, g, material, True, root)

    cushion('hub', (0.074, 0.062), (0, -0.004), 0.014, 0.009, hide)
    # Metal ring that frames the hub, thin, on gloss black.
    t = np.linspace(0, 2 * np.pi, 200, endpoint=False)
    e = superellipse(0.0775, 0.0655, 2.6, 200)
    e[:, 0] *= 1 - 0.20 * np.clip(-e[:, 1] / 0.0655, 0, 1)
    tube('hub ring', np.stack([e[:, 0], 0 * t - 0.006, e[:, 1] - 0.004], 1), superellipse(0.0022, 0.0045, 3, 16), metal, True, (0, 1, 0), root)
    slab('hub back', [(x * 1.0, z - 0.004) for x, z in e[::4]], 0.030, 0.002, gloss, 0.004)
    for s in (1, -1):
        # Arms: a gloss-black face inside a satin metal frame.
        top = [(0.056, 0.040), (0.095, 0.030), (0.130, 0.0255), (0.176, 0.027)]
        low = [(0.176, -0.023), (0.130, -0.0275), (0.095, -0.035), (0.056, -0.048)]
        frame = [(s * x, z) for x, z in top + low]
        slab('arm frame', frame if s > 0 else frame[::-1], 0.014, -0.004, metal, 0.0035)
        face = [(s * x, z) for x, z in [(0.060, 0.030), (0.096, 0.0215), (0.130, 0.0175), (0.160, 0.0180), (0.161, -0.0140), (0.130, -0.0190), (0.096, -0.0260), (0.060, -0.037)]]
        slab('arm face', face if s > 0 else face[::-1], 0.012, -0.0056, gloss, 0.0016)
        # A knurled roller in each arm.
        r = lathe('roller', [(0.0, -0.0085), (0.0052, -0.0085), (0.0062, -0.0076), (0.0062, 0.0076), (0.0052, 0.0085), (0.0, 0.0085)], metal, 40, root)
        r.rotation_euler = (math.radians(90), 0, 0)
        r.location = (s * 0.122, -0.0062, -0.001)
        # Forked foot.
        leg = [(s * x, z) for x, z in [(0.020, -0.052), (0.042, -0.052), (0.046, -0.100), (0.056, -0.158), (0.040, -0.160), (0.030, -0.100)]]
        slab('leg', leg[::-1] if s > 0 else leg, 0.014, -0.003, metal, 0.004)
    lathe('column', [(0.0, 0.03), (0.052, 0.03), (0.058, 0.05), (0.060, 0.16), (0.0, 0.16)], gloss, 64, root)
    return root
