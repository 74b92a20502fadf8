"""interior-seat: a fluted leather seat, close, in raking light."""
import math
import numpy as np
import materials as mats
import stage
import trim
from cars.build import box

INSERT, OUTER, PITCH = 0.180, 0.285, 0.036
RECLINE = math.radians(20)


def smooth(x, a, b):
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def pad(name, path, normal, ends, bolster, material, thread):
    """A seat pad along a path (n, 3) with normals (n, 3). ends: path lengths between which the flutes run; bolster: height along the path."""
    # Across: the insert from edge to edge, then each bolster as an angle round its roll.
    x, turn = np.linspace(-INSERT, INSERT, 420), np.linspace(0, math.pi * 1.15, 90)
    at = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]
    flute = 0.0085 * (1 - np.abs(2 * ((x / PITCH) % 1) - 1) ** 2.9)
    a, b = ends
    inside = np.clip(np.minimum(at - a, b - at) / 0.020, 0, 1)
    round_ = np.sqrt(np.maximum(1 - (1 - inside) ** 2, 0))
    beyond = np.clip(np.maximum(a - at, at - b) / 0.030, 0, 1)
    plain = 0.0115 * np.sqrt(np.maximum(1 - (1 - beyond) ** 2, 0))
    edge = np.sqrt(np.maximum(1 - np.clip((np.abs(x) - INSERT + 0.022) / 0.022, 0, 1) ** 2, 0))
    lift = flute[None] * round_[:, None] + plain[:, None] * edge[None]
    # The occupant's hollow.
    lift = lift - 0.012 * (1 - (x[None] / INSERT) ** 2)
    h = bolster[:, None]
    out_x = INSERT + (OUTER - INSERT) / 2 * (1 - np.cos(np.minimum(turn, math.pi)))[None] + 0 * h
    out_h = h * np.sin(np.minimum(turn, math.pi))[None] ** 0.8
    # Beyond its crown the roll falls away to the side.
    out_h = np.where(turn[None] > math.pi / 2, h - (h + 0.05) * (1 - np.sin(np.minimum(turn, math.pi)))[None] - 0.16 * np.maximum(turn - math.pi, 0)[None], out_h)
    X = np.concatenate([-out_x[:, ::-1], np.broadcast_to(x, lift.shape), out_x], 1)
    H = np.concatenate([out_h[:, ::-1], lift, out_h], 1)
    grid = path[:, None] + normal[:, None] * H[..., None]
    grid[..., 0] += X
    trim.sheet(name, grid, material)
    # Twin seams run up the inner flank of each bolster.
    for side in (-1, 1):
        for angle in (0.62, 0.78):
            k = int(np.argmin(abs(turn - angle)))
            line = path + normal * (out_h[:, k : k + 1] + 0.0003)
            line[:, 0] += side * out_x[:, k]
            tilt = np.stack([0 * at - side * 0.75, 0 * at, 0 * at], 1) + normal * 0.66
            trim.stitches('thread', line, thread, up=tilt)
    for end in ends:
        # A seam crosses a centimetre beyond the flutes.
        i = int(np.argmin(abs(at - end - math.copysign(0.010, end - (a + b) / 2))))
        xs = np.linspace(-INSERT + 0.012, INSERT - 0.012, 300)
        line = path[i] + normal[i] * (np.interp(xs, x, lift[i])[:, None] + 0.0003)
        line[:, 0] += xs
        trim.stitches('thread', line, thread, up=normal[i])


def seat(material, thread):
    up = np.array([0, math.sin(RECLINE), math.cos(RECLINE)])
    # Back: straight with a slight lumbar swell, rolling over at the top.
    s = np.linspace(-0.06, 0.62, 330)
    n0 = np.array([0, -math.cos(RECLINE), math.sin(RECLINE)])
    swell = 0.018 * np.exp(-(((s - 0.20) / 0.16) ** 2))
    path = s[:, None] * up + swell[:, None] * n0
    roll = np.linspace(0, 2.3, 60)[1:]
    R = 0.05
    path = np.vstack([path, path[-1] + R * np.sin(roll)[:, None] * up - R * (1 - np.cos(roll))[:, None] * n0])
    d = np.gradient(path, axis=0)
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    normal = np.stack([0 * d[:, 0], -d[:, 2], d[:, 1]], 1)
    at = np.linspace(0, 1, len(path))
    pad('back', path, normal, (0.0, 0.52), 0.068 - 0.038 * smooth(at, 0.55, 0.95), material, thread)
    # Cushion: from the crease forward, falling over its front edge.
    s = np.linspace(-0.08, 0.46, 260)
    path = np.stack([0 * s, 0.03 - s, 0.035 + 0.13 * s], 1)
    roll = np.linspace(0, 1.7, 50)[1:]
    f = np.array([0, -0.9917, 0.129])
    n1 = np.array([0, 0.129, 0.9917])
    path = np.vstack([path, path[-1] + 0.07 * np.sin(roll)[:, None] * f - 0.07 * (1 - np.cos(roll))[:, None] * n1])
    d = np.gradient(path, axis=0)
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    normal = np.stack([0 * d[:, 0], d[:, 2], -d[:, 1]], 1)
    at = np.linspace(0, 1, len(path))
    pad('cushion', path, normal, (0.0, 0.40), 0.045 + 0 * at, material, thread)


def scene():
    stage.reset()
    stage.world((0.010, 0.009, 0.0085), 1)
    hide = mats.leather('cognac', (0.175, 0.070, 0.030), 0.44)
    seat(hide, mats.plain('thread', (0.46, 0.30, 0.17), 0.6))
    dark = mats.leather('dark leather', (0.016, 0.014, 0.013), 0.5)
    stage.plane(6, mats.plain('carpet', (0.006, 0.006, 0.006), 0.9, specular=0.1), (0, 0, -0.35))
    # The door, far out of focus, with its line of light.
    box('door', (0.6, 1.05, 0.10), (3.0, 0.10, 1.4), dark, 0.04)
    box('line', (0.9, 0.99, 0.245), (2.4, 0.01, 0.007), mats.glow('amber', (1.0, 0.46, 0.13), 5))
    stage.lamp((0.8, 0.97, 0.22), (0.8, 1.0, 0.0), (1.6, 0.02), 1.2, (1.0, 0.5, 0.18), seen=False)
    stage.softbox((-1.15, -0.62, 0.72), (0.0, 0.06, 0.28), (0.45, 0.9), 62.0, (1.0, 0.90, 0.78), 3)
    stage.softbox((-0.15, 0.62, 1.35), (0.0, 0.05, 0.25), (1.0, 0.30), 26.0, (1.0, 0.95, 0.88), 3)
    stage.softbox((1.3, -0.3, 1.1), (0.1, 0.1, 0.3), (0.5, 0.9), 5.0, (0.66, 0.80, 1.0), 3)
    stage.camera((0.62, -1.14, 0.62), (0.07, 0.06, 0.24), 60, shift=(0.125, 0.0), focus=(-0.02, 0.0, 0.25), stop=4.0)


def render():
    scene()
    stage.render('interior-seat', samples=56, bounces=4)
