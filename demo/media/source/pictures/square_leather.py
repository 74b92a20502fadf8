"""square-leather: two hides meet in a twin-stitched seam, close."""
import numpy as np
import materials as mats
import places
import stage
import trim


def scene():
    stage.reset()
    stage.world((0.010, 0.009, 0.0085), 1)
    hide = mats.leather('cognac', (0.175, 0.068, 0.029), 0.44, pebble=560.0)
    thread = mats.plain('thread', (0.50, 0.34, 0.20), 0.6)
    x, y = np.linspace(-0.17, 0.17, 420), np.linspace(-0.17, 0.17, 200)
    X, Y = np.meshgrid(x, y, indexing='ij')
    seam = 0.012 * np.sin(Y * 11 + 0.4)
    d = X - seam
    # Both hides dive into the seam; beyond their stitches they swell over the padding.
    z = lambda d, Y: 0.0030 * (1 - np.exp(-((d / 0.0026) ** 2))) + 0.0125 * (1 - np.exp(-((np.abs(d) / 0.055) ** 1.7))) + 0.0016 * places.fractal(d * 9 + 5, Y * 9, 3, 2)
    trim.sheet('hide', np.stack([X, Y, z(d, Y)], -1), hide)
    line = np.linspace(-0.17, 0.17, 300)
    for s in (-1, 1):
        px = 0.012 * np.sin(line * 11 + 0.4) + s * 0.0082
        path = np.stack([px, line, z(np.full_like(line, s * 0.0082), line) + 0.0004], 1)
        trim.stitches('seam', path, thread, length=0.0056, pitch=0.0072, thick=0.0008, up=(-s * 0.25, 0, 0.97))
    stage.softbox((-0.42, 0.16, 0.16), (0, 0, 0), (0.22, 0.5), 34.0, (1.0, 0.90, 0.78), 3)
    stage.softbox((0.45, 0.35, 0.38), (0, 0, 0), (0.4, 0.3), 6.0, (0.80, 0.88, 1.0), 2)
    stage.camera((0.035, -0.24, 0.215), (0.0, 0.0, 0.006), 75, focus=(0.0, -0.005, 0.008), stop=5.6)


def render():
    scene()
    stage.render('square-leather', (1245, 1245), samples=32, bounces=2)
