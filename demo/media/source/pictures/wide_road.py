"""wide-road: a road bends through a gravel plain towards ridges in the haze; one car far ahead, its lamps lit."""
import math
import bpy
import numpy as np
import materials as mats
import places
import stage
from cars.build import build, mesh
from pictures.hero_mountain import rock


def middle(y):
    """Where the road runs, metres to the right of the eye."""
    return -3.0 + 7.0 * np.sin(np.clip(y - 10, 0, None) / 95.0) * np.clip((y - 10) / 60, 0, 1) - 0.030 * np.clip(y - 130, 0, None)


def rise(y):
    return 1.6 * np.sin(y / 70.0) * np.clip(y / 60, 0, 1) + 0.004 * y


def height(x, y):
    away = np.abs(x - middle(y))
    plain = rise(y) + 0.35 * places.fractal(x / 7, y / 7, 4, 4) * np.clip((away - 4.6) / 5, 0, 1) + 3.0 * places.fractal(x / 70, y / 70, 9, 4) * np.clip((away - 12) / 60, 0, 1)
    hills = places.ridges(x / 520 + 1.7, y / 520, 31, 7) * (0.17 * y) * np.clip((y - 260) / 700, 0, 1)
    near = places.ridges(x / 150 + 0.4, y / 150, 12, 6) * 26 * np.clip((away - 60) / 150, 0, 1) * np.clip((y - 40) / 200, 0, 1)
    return plain + hills + near - 0.10


def ribbon(name, left, right, lift, material, y):
    m = middle(y)
    pts = np.concatenate([np.c_[m + left, y, rise(y) + lift], np.c_[m + right, y, rise(y) + lift]])
    n = len(y)
    mesh(name, pts, [(i, n + i, n + i + 1, i + 1) for i in range(n - 1)], material)


def scene():
    stage.reset()
    stage.sky([(-1, (0.03, 0.028, 0.03)), (0.0, (0.52, 0.33, 0.26)), (0.05, (0.42, 0.30, 0.28)), (0.15, (0.17, 0.185, 0.27)), (0.4, (0.05, 0.085, 0.165)), (1, (0.025, 0.045, 0.10))], 1.05,
              sun=((0.10, 0.95, 0.03), (1.5, 0.68, 0.30), 0.60))
    m = places.hazed(rock(), (0.31, 0.205, 0.18), 900, 40)
    xs = np.concatenate([-places.spaced(0, 1500, 420)[:0:-1], places.spaced(0, 1500, 420)])
    places.land('land', height, xs, places.spaced(0, 2600, 620) - 4, m)
    y = places.spaced(0, 900, 700) - 4
    ribbon('road', -3.9, 3.9, 0.0, places.hazed(stage.ground('road', (0.026, 0.026, 0.028), 0.44, bump=0.004, scale=60, rough_vary=0.06), (0.31, 0.205, 0.18), 900, 40), y)
    white = mats.plain('line', (0.46, 0.44, 0.40), 0.6)
    for x in (-3.55, 3.43):
        ribbon('edge', x, x + 0.12, 0.012, white, y)
    for i in range(60):
        a = 4 + 12.0 * i
        ribbon('dash', -0.06, 0.06, 0.012, white, np.linspace(a, a + 4.0, 8))
    car = build('suv_large', color=(0.05, 0.052, 0.056), lamps=1.2)
    at = 46.0
    car.location = (float(middle(np.array(at))) + 1.9, at, float(rise(np.array(at))))
    slope = float(middle(np.array(at + 1)) - middle(np.array(at - 1))) / 2
    car.rotation_euler[2] = math.radians(-90) - math.atan(slope)
    stage.camera((-1.6, -4.0, 2.3), (0.5, 60, 4.6), 42)


def render():
    scene()
    stage.render('wide-road', (1600, 650), samples=28, bounces=3)
