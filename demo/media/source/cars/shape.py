"""The outer skin of a car as one smooth implicit surface.

x runs from nose to tail, y to the right, z up from the road, all in metres. Negative inside. A body is the rounded meeting of a
few drawn surfaces (flank, nose, tail, deck) and a cabin (tumblehome, windscreen, roof, rear window) that grows out of it,
so every edge has a radius and every reflection runs on across the panels.
"""
import numpy as np
from cars.curves import graph


def soft_max(a, b, k):
    h = np.maximum(k - np.abs(a - b), 0) / k
    return np.maximum(a, b) + h**3 * k / 6


def soft_min(a, b, k):
    return -soft_max(-a, -b, k)


def soft_step(x, lo, hi):
    s = np.clip((x - lo) / (hi - lo), 0, 1)
    return s * s * s * (s * (6 * s - 15) + 10)


def ramp(x, e):
    """Zero below nought, x above, rounded over about e."""
    return 0.5 * (x + np.sqrt(x * x + e * e))


class Shape:
    def __init__(self, spec):
        self.spec = spec
        g = {k: graph(v) for k, v in spec['curves'].items()}
        self.c = g
        self.xa, self.xb = spec['fan']
        self.zc = spec['spine']

    def flank(self, x, z):
        s, c = self.spec, self.c
        w = c['plan'](x) + c['section'](z)
        for xw in s['axles']:
            r = np.hypot(x - xw, (z - s['wheel']))
            d = np.maximum(r - s['arch'], 0)
            up = soft_step(z, 0.12, 0.45)
            w = w + s['flare'] * np.exp(-((d / s['flare_reach']) ** 2)) * up
        crease = z - c['crease'](x)
        w = w - s['crease_slope'] * ramp(crease, 0.012)
        x0, x1 = s['axles']
        mid = soft_step(x, x0 + 0.35, x0 + 1.0) * (1 - soft_step(x, x1 - 1.0, x1 - 0.35))
        w = w - s['sculpt'] * np.exp(-(((z - s['sculpt_z']) / 0.13) ** 2)) * mid
        w = w + s['rocker'] * np.exp(-(((z - s['sill'] - 0.03) / 0.07) ** 2)) * mid
        return w

    def deck(self, x, y):
        c, s = self.c, self.spec
        z = c['deck'](x) - c['deck_crown'](x) * y * y
        bonnet = 1 - soft_step(x, s['screen'][0][0] - 0.25, s['screen'][0][0] + 0.25)
        edge = np.abs(y) - c['bulge'](x)
        return z + bonnet * s['bulge_height'] * (1 - soft_step(edge, -0.06, 0.06))

    def body(self, x, y, z):
        c, s = self.c, self.spec
        side = y - self.flank(x, z)
        nose = c['nose'](z) + s['nose_plan'][0] * y**2 + s['nose_plan'][1] * y**4 - x
        tail = x - (c['tail'](z) - s['tail_plan'][0] * y**2 - s['tail_plan'][1] * y**4)
        top = z - self.deck(x, y)
        g = soft_max(side, top, c['shoulder_k'](x))
        g = soft_max(g, nose, s['nose_k'])
        g = soft_max(g, tail, s['tail_k'])
        return soft_max(g, c['floor'](x) - z, 0.10)

    def cabin(self, x, y, z):
        c, s = self.c, self.spec
        zb = s['belt']
        h = z - zb
        lean = s['tumble']
        side = (y - (c['cabin_plan'](x) - lean * h - s['tumble_curve'] * h * np.abs(h))) / np.hypot(1, lean)
        (x0, z0), (x1, z1) = s['screen']
        n = np.hypot(x1 - x0, z1 - z0)
        dx, dz = (x1 - x0) / n, (z1 - z0) / n
        along = ((x - x0) * dx + (z - z0) * dz) / n
        screen = -(x - x0) * dz + (z - z0) * dx + s['screen_plan'] * y * y - s['screen_bow'] * (1 - (2 * along - 1) ** 2)
        (x0, z0), (x1, z1) = s['rear']
        n = np.hypot(x1 - x0, z1 - z0)
        dx, dz = (x1 - x0) / n, (z1 - z0) / n
        along = ((x - x0) * dx + (z - z0) * dz) / n
        rear = (x - x0) * dz - (z - z0) * dx
        rear = rear + s['rear_plan'] * y * y - s['rear_bow'] * (1 - (2 * along - 1) ** 2)
        # Below its foot the pane stands upright, or a fastback would run on far behind the tail.
        rear = soft_max(rear, x - x0, 0.04)
        roof = z - (c['roof'](x) - s['roof_crown'] * y * y)
        g = soft_max(roof, screen, s['screen_k'])
        g = soft_max(g, rear, s['rear_k'])
        g = soft_max(g, side, s['roof_k'])
        return soft_max(g, zb - 0.22 - z, 0.05)

    def value(self, p):
        x, y, z = p[..., 0], np.sqrt(p[..., 1] ** 2 + 1e-6), p[..., 2]
        return soft_min(self.body(x, y, z), self.cabin(x, y, z), self.spec['belt_k'])

    def normal(self, p, e=0.002):
        g = np.stack([self.value(p + d) - self.value(p - d) for d in np.eye(3) * e], axis=-1)
        return g / np.linalg.norm(g, axis=-1, keepdims=True)

    def settle(self, p, rounds=3):
        """Moves points that are close to the skin onto it."""
        for _ in range(rounds):
            g = np.stack([self.value(p + d) - self.value(p - d) for d in np.eye(3) * 0.001], axis=-1) / 0.002
            p = p - (self.value(p) / np.maximum((g * g).sum(-1), 0.05))[..., None] * g
        return p

    def meet(self, start, direction, reach):
        """The skin between start (inside) and start + direction * reach (outside), by bisection."""
        lo, hi = np.zeros(len(start)), np.full(len(start), float(reach))
        for _ in range(34):
            m = (lo + hi) / 2
            out = self.value(start + direction * m[:, None]) > 0
            hi, lo = np.where(out, m, hi), np.where(out, lo, m)
        return start + direction * ((lo + hi) / 2)[:, None]

    # The net: the skin unrolled on (t, phi), rays from a spine that fan out round nose and tail.

    def from_net(self, uv):
        t, phi = uv[:, 0], uv[:, 1]
        front, back = np.maximum(self.xa - t, 0), np.maximum(t - self.xb, 0)
        a = front + back
        cx = np.where(front > 0, -np.sin(a), np.sin(a))
        start = np.stack([np.clip(t, self.xa, self.xb), np.zeros_like(t), np.full_like(t, self.zc)], axis=1)
        d = np.stack([cx * np.cos(phi), np.cos(a) * np.cos(phi), np.sin(phi)], axis=1)
        return self.meet(start, d, 4)

    def to_net(self, p):
        x, y, z = p[:, 0], p[:, 1], p[:, 2] - self.zc
        front, back = np.maximum(self.xa - x, 0), np.maximum(x - self.xb, 0)
        d = front + back
        a = np.arctan2(d, y)
        t = np.where(front > 0, self.xa - a, np.where(back > 0, self.xb + a, x))
        rho = np.where(d > 0, np.hypot(d, y), y)
        return np.stack([t, np.arctan2(z, rho)], axis=1)

    @property
    def net_ends(self):
        return self.xa - np.pi / 2, self.xb + np.pi / 2

    def seen(self, view, pts):
        """Points of a drawing laid on the skin. side: (x, z); top: (x, y); front, rear: (y, z); nose, tail: (radians from the middle, z)."""
        pts = np.asarray(pts, float)
        a, b, o = pts[:, 0], pts[:, 1], np.zeros(len(pts))
        one = o + 1
        xm = (self.xa + self.xb) / 2
        if view == 'side':
            return self.meet(np.stack([a, o, b], 1), np.stack([o, one, o], 1), 1.5)
        if view == 'top':
            return self.meet(np.stack([a, b, o + self.zc], 1), np.stack([o, o, one], 1), 2)
        if view in ('front', 'rear'):
            d = -one if view == 'front' else one
            return self.meet(np.stack([o + xm, a, b], 1), np.stack([d, o, o], 1), 4)
        sx, d = (self.xa, -1) if view == 'nose' else (self.xb, 1)
        return self.meet(np.stack([o + sx, o, b], 1), np.stack([d * np.cos(a), np.sin(a), o], 1), 3)
