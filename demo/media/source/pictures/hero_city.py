"""hero-city: the saloon on a wet street at night, the city's lamps out of focus behind it."""
import math
import places
import stage
from cars.build import build


def scene():
    stage.reset()
    stage.world((0.006, 0.008, 0.012), 1)
    stage.plane(160, stage.ground('asphalt', (0.012, 0.012, 0.013), 0.42, bump=0.004, scale=55, wet=0.50))
    places.picture_plane('lights', places.night_lights(), (0, 46, 9.0), (100, 31), 2.4)
    car = build('saloon', color=(0.010, 0.016, 0.034), lamps=1.1, steer=-8)
    car.rotation_euler[2] = math.radians(180 - 34)
    stage.softbox((-3, 5.5, 3.4), (0, 0, 0.9), (9, 0.9), 22.0, (1.0, 0.78, 0.52), 4)
    stage.softbox((8, 3.5, 2.8), (0, 0, 0.8), (5, 1.6), 12.0, (0.55, 0.74, 1.0), 3)
    stage.softbox((-8, -3, 2.4), (0, 0, 0.8), (5, 1.6), 7.0, (1.0, 0.66, 0.40), 3)
    stage.softbox((0.5, 0.3, 5.6), (0.2, 0, 0), (6, 0.6), 12.0, (0.86, 0.93, 1.0), 3)
    stage.camera((0.0, -13.0, 0.95), (0, 0, 0.95), 57, shift=(0.14, 0.05))


def render():
    scene()
    stage.render('hero-city', samples=56, bounces=4)
