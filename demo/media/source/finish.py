"""Develops rendered takes: filters grain, adds the lens's glow, a film curve and a WebP.

python3 finish.py <folder of takes> <out.webp> [exposure]
"""
import os
import sys

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import cv2
import numpy as np


def take(folder, i):
    def read(n):
        return cv2.imread(os.path.join(folder, f'{n}{i:04d}.exr'), cv2.IMREAD_UNCHANGED)[..., :3].astype(np.float32)

    return read('image'), read('albedo'), read('normal')


def takes(folder):
    return sum(f.startswith('image') for f in os.listdir(folder))


def shifter(a, reach):
    """A function that gives a moved by dx, dy up to reach; what comes in over the edge is mirrored."""
    h, w = a.shape[:2]
    p = cv2.copyMakeBorder(a, reach, reach, reach, reach, cv2.BORDER_REFLECT_101)
    return lambda dx, dy: p[reach - dy : reach - dy + h, reach - dx : reach - dx + w]


def filtered(a, b, feats, reach, k):
    """Cross-filtered mean of two independent takes: weights from one take average the other, so noise cannot keep itself."""
    va = cv2.blur(((a - b) ** 2), (9, 9)) / 2 + 1e-5
    moved, moved_va, moved_feats = (shifter(a, reach), shifter(b, reach)), shifter(va, reach), shifter(feats, reach)
    sums = [np.zeros_like(a), np.zeros_like(a)]
    totals = [np.zeros(a.shape[:2], np.float32), np.zeros(a.shape[:2], np.float32)]
    for dy in range(-reach, reach + 1):
        for dx in range(-reach, reach + 1):
            if dx * dx + dy * dy > reach * reach + 1:
                continue
            v2 = moved_va(dx, dy)
            least, scale = va + np.minimum(va, v2), 1 / (k * k * (va + v2) + 1e-6)
            f = moved_feats(dx, dy) - feats
            far = np.minimum(np.einsum('ijk,ijk->ij', f, f), 40)
            for i, guide in enumerate((a, b)):
                g = guide - moved[i](dx, dy)
                d = cv2.blur(np.einsum('ijk,ijk->ij', g * g - least, scale) / 3, (5, 5))
                w = np.exp(-np.maximum(d, 0) - far)
                sums[i] += moved[1 - i](dx, dy) * w[..., None]
                totals[i] += w
    return (sums[0] / totals[0][..., None] + sums[1] / totals[1][..., None]) / 2


def ironed(y, feats, step, sigma=0.035):
    """Evens out blotches wider than the first filter reaches; edges and anything with contrast stay."""
    soft = cv2.blur(y, (5, 5))
    acc, total = y.copy(), np.ones(y.shape[:2], np.float32)
    moved, moved_soft, moved_feats = (shifter(x, 3 * step) for x in (y, soft, feats))
    for dy in range(-3 * step, 3 * step + 1, step):
        for dx in range(-3 * step, 3 * step + 1, step):
            if not (dx or dy):
                continue
            g, f = moved_soft(dx, dy) - soft, moved_feats(dx, dy) - feats
            w = np.exp(-np.einsum('ijk,ijk->ij', g, g) / (2 * sigma * sigma * 3) - np.minimum(2 * np.einsum('ijk,ijk->ij', f, f), 40))
            acc += moved(dx, dy) * w[..., None]
            total += w
    return acc / total[..., None]


def unspeckled(a, other):
    """A take without the sparks that the other take does not have."""
    m = cv2.medianBlur(a, 5)
    la, lm, lo = (x.mean(2) for x in (a, m, other))
    bad = (la > 2.2 * lm + 0.01) & (la > 1.6 * lo + 0.01)
    return np.where(bad[..., None], m, a)


def clean(folder, reach=5, k=0.55, iron=0.035, wraps=False):
    """The mean of all takes without grain, as linear light. The left edge of a picture that wraps goes on at the right."""
    n = takes(folder)
    ts = [take(folder, i) for i in range(n)]
    margin = 32 if wraps else 0
    ts = [[np.pad(x, ((0, 0), (margin, margin), (0, 0)), 'wrap') for x in t] for t in ts]
    half = (n + 1) // 2
    a = np.mean([t[0] for t in ts[:half]], 0)
    b = np.mean([t[0] for t in ts[half:]], 0) if n > 1 else a
    a, b = unspeckled(a, b), unspeckled(b, a)
    albedo, normal = np.mean([t[1] for t in ts], 0), np.mean([t[2] for t in ts], 0)
    feats = np.concatenate([np.clip(albedo, 0, 2) / 0.12, normal / 0.25], 2).astype(np.float32)
    enc = lambda x: np.log1p(np.maximum(x, 0) * 12).astype(np.float32)
    y = filtered(enc(a), enc(b), feats, reach, k)
    if iron:
        for step in (3, 7):
            y = ironed(y, feats, step, iron)
    return np.expm1(y)[:, margin : y.shape[1] - margin] / 12


def glow(img, strength=0.06, threshold=1.0):
    """Light spilled round lamps by lens and air, at several widths."""
    hot = np.minimum(np.maximum(img - threshold, 0), 30)
    h = img.shape[0]
    acc = np.zeros_like(img)
    for radius, w in ((0.004, 0.5), (0.012, 0.28), (0.035, 0.14), (0.09, 0.08)):
        acc += w * cv2.GaussianBlur(hot, (0, 0), h * radius)
    return img + strength * acc


def film(img, exposure=1.0, contrast=1.0, warmth=0.0, saturation=1.0):
    """Filmic curve per channel with a little bleeding between channels, as film has. img is BGR linear."""
    x = np.maximum(img, 0) * exposure
    x = x * np.float32([1 - warmth, 1, 1 + warmth])
    mix = 0.04
    x = x * (1 - 3 * mix) + mix * x.sum(2, keepdims=True)
    x = x * 0.62
    y = (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14)
    y = np.clip(y, 0, 1)
    y = np.where(y <= 0.0031308, 12.92 * y, 1.055 * np.power(np.maximum(y, 1e-8), 1 / 2.4) - 0.055)
    if contrast != 1:
        y = np.clip(0.5 + (y - 0.5) * contrast, 0, 1)
    if saturation != 1:
        l = (y * np.float32([0.0722, 0.7152, 0.2126])).sum(2, keepdims=True)
        y = np.clip(l + (y - l) * saturation, 0, 1)
    return y


def grain(y, amount=0.008, seed=7):
    """Fine grain hides banding in dark gradients."""
    r = np.random.default_rng(seed)
    n = cv2.GaussianBlur(r.normal(0, 1, y.shape[:2]).astype(np.float32), (0, 0), 0.7)
    return np.clip(y + n[..., None] * amount, 0, 1)


def calmed(img, foot):
    """What lies far out of focus above a row (a fraction of the height) has no edges of its own; a blur takes its last grain."""
    y = round(img.shape[0] * foot)
    return np.concatenate([cv2.GaussianBlur(img[:y], (0, 0), img.shape[0] * 0.009, borderType=cv2.BORDER_REFLECT), img[y:]]) if y else img


def develop(img, exposure=1.0, bloom=0.06, threshold=1.0, grain_amount=0.006, far=0, **curve):
    img = calmed(img, far)
    return (grain(film(glow(img * exposure, bloom, threshold), **curve), grain_amount) * 255 + 0.5).astype(np.uint8)


def save(path, y, quality=82):
    cv2.imwrite(path, y, [cv2.IMWRITE_WEBP_QUALITY, quality] if path.endswith('.webp') else [])


if __name__ == '__main__':
    folder, out = sys.argv[1:3]
    save(out, develop(clean(folder), *(float(v) for v in sys.argv[3:4])))
