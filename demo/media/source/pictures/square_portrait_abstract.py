"""square-portrait-abstract: silk in deep folds between warm light and blue shadow."""
import numpy as np
import materials as mats
import places
import stage
import trim


def silk(name, color):
    m = mats.plain(name, color, 0.40, specular=0.45)
    b = m.node_tree.nodes['Principled BSDF']
    b.inputs['Sheen'].default_value = 0.7
    b.inputs['Anisotropic'].default_value = 0.5
    return m


def scene():
    stage.reset()
    stage.world((0.006, 0.006, 0.008), 1)
    x, y = np.linspace(-0.75, 0.75, 620), np.linspace(-0.75, 0.75, 420)
    X, Y = np.meshgrid(x, y, indexing='ij')
    # Folds fan out from the upper left; each is a soft ridge with a tight valley.
    u = X * 0.92 + Y * 0.40 + 0.17 * places.fractal(X * 1.5 + 3, Y * 1.1, 5, 3)
    fan = 1 + 0.35 * Y
    f = np.abs(np.sin(u * 7.5 * fan + 0.6 * places.fractal(X * 2.1, Y * 1.4 + 2, 8, 2)))
    z = 0.105 * f**0.75 * (0.65 + 0.35 * places.fractal(X * 1.3 + 1, Y * 1.3, 12, 2)) + 0.05 * places.fractal(X * 1.2, Y * 1.2 + 5, 4, 2) + 0.006 * np.sin(u * 41 + 4 * Y) * f
    trim.sheet('silk', np.stack([X, Y, z], -1), silk('silk', (0.050, 0.040, 0.036)))
    stage.softbox((-1.1, 0.55, 0.55), (0, 0, 0), (0.5, 1.2), 15.0, (1.0, 0.72, 0.44), 3)
    stage.softbox((1.2, -0.35, 0.65), (0, 0, 0), (0.7, 1.2), 5.5, (0.34, 0.52, 1.0), 3)
    stage.camera((0.05, -0.55, 1.35), (0.0, 0.0, 0.03), 62, focus=(0, -0.05, 0.06), stop=4.0)


def render():
    scene()
    stage.render('square-portrait-abstract', (1245, 1245), samples=24, bounces=3)
