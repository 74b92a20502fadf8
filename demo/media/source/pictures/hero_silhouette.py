"""hero-silhouette: the coupé in profile before a low glow; only its line is seen."""
import numpy as np
import places
import stage
from cars.build import build


def scene():
    stage.reset()
    stage.world((0.004, 0.0036, 0.0034), 1)
    stage.plane(160, stage.ground('floor', (0.010, 0.0095, 0.009), 0.30, bump=0.001, scale=60, rough_vary=0.03))
    car = build('coupe', color=(0.006, 0.006, 0.0065), lamps=0.35)
    car.rotation_euler[2] = 3.14159265
    stage.softbox((0.0, 0.15, 4.6), (0, 0.25, 1.0), (6.4, 0.7), 22.0, (1.0, 0.93, 0.84), 3)
    stage.softbox((0, -7.5, 5.2), (0, 0, 0.9), (10, 0.35), 9.0, (1.0, 0.90, 0.80), 3)
    # A low, wide panel finds the wheels and the sill.
    stage.softbox((0.6, -7.5, 1.1), (0, 0, 0.45), (10, 0.9), 3.2, (1.0, 0.88, 0.76), 2)
    yy, xx = np.mgrid[-1:1:256j, -1:1:768j]
    r = np.hypot(xx / 0.62, (yy - 0.10) / 0.80)
    light = np.exp(-(r**2) * 2.6) * (1 - np.clip(r - 0.9, 0, 1)) ** 2
    places.picture_plane('glow', light[..., None] * np.float32([1.0, 0.70, 0.47]), (-3.0, 13, 1.6), (34, 15), 0.40)
    stage.camera((0.0, -13.0, 0.85), (0, 0, 0.98), 58, shift=(0.13, 0.05))


def render():
    scene()
    stage.render('hero-silhouette', samples=52, bounces=4)
