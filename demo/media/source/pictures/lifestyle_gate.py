"""lifestyle-gate: the saloon comes home at dusk; a villa's gate stands open before it."""
import math
import materials as mats
import stage
from cars.build import box, build


def scene():
    stage.reset()
    stage.sky([(-1, (0.02, 0.018, 0.02)), (0.0, (0.36, 0.22, 0.18)), (0.06, (0.24, 0.175, 0.195)), (0.18, (0.085, 0.105, 0.185)), (0.45, (0.028, 0.050, 0.115)), (1, (0.013, 0.026, 0.064))], 0.95)
    stage.plane(300, stage.ground('drive', (0.060, 0.055, 0.050), 0.42, bump=0.002, scale=24, rough_vary=0.06))
    stone = mats.plain('travertine', (0.33, 0.275, 0.22), 0.8, specular=0.15)
    pale = mats.plain('render', (0.42, 0.37, 0.31), 0.9, specular=0.1)
    bronze = mats.plain('bronze', (0.045, 0.034, 0.026), 0.4, metal=0.7)
    warm = mats.plain('inner', (0.50, 0.40, 0.30), 0.9, specular=0.1)
    # The wall: slabs with fine gaps, lit from below.
    for side in (-1, 1):
        for i in range(10):
            box('slab', (side * (3.75 + 1.95 * i), 8.0, 1.5), (1.93, 0.5, 3.0), stone, 0.010)
        stage.lamp((side * 12.4, 7.25, 0.08), (side * 12.4, 7.74, 1.5), (19.0, 0.10), 330, (1.0, 0.70, 0.42), seen=False)
    for side in (-1, 1):
        box('pier', (side * 2.55, 8.0, 1.75), (0.55, 0.8, 3.5), stone, 0.010)
        box('lantern', (side * 2.55, 7.57, 2.35), (0.10, 0.05, 0.85), mats.glow('lantern', (1.0, 0.72, 0.42), 4))
    # One leaf has slid away behind the wall; the other still shows its bars.
    for i in range(9):
        box('bar', (1.05 + 0.15 * i, 8.35, 1.55), (0.045, 0.12, 2.9), bronze)
    # The villa: a low volume with a deep roof and a lit hall.
    box('villa roof', (1.0, 31, 4.65), (26, 16, 0.5), pale, 0.02)
    box('soffit', (1.0, 31, 4.37), (25.4, 15.4, 0.05), mats.plain('oak', (0.22, 0.14, 0.085), 0.6))
    box('villa back', (1.0, 37, 2.2), (24, 0.3, 4.4), warm)
    box('villa wing', (-9.5, 30, 2.2), (6.0, 12, 4.4), pale, 0.02)
    box('upper', (5.5, 33, 6.4), (11, 9, 3.0), pale, 0.02)
    box('upper window', (4.2, 28.45, 6.35), (5.6, 0.06, 1.9), mats.glow('window', (1.0, 0.66, 0.36), 0.55))
    for i in range(9):
        box('mullion', (-6.0 + 2.2 * i, 25.5, 2.2), (0.07, 0.12, 4.4), bronze)
    stage.lamp((2.5, 31, 4.2), (2.5, 31, 0), (16, 8), 2200, (1.0, 0.74, 0.46), seen=False)
    stage.lamp((1.0, 24.5, 4.2), (1.0, 22.0, 0), (18, 0.8), 420, (1.0, 0.74, 0.48), seen=False)
    # Low lights mark the drive.
    for i in range(5):
        for side in (-1, 1):
            box('stud', (side * 2.3, 10.5 + 2.8 * i, 0.10), (0.10, 0.10, 0.20), mats.glow('stud', (1.0, 0.72, 0.42), 3))
    stage.lamp((0, 16.0, 2.6), (0, 16.0, 0), (3.5, 13.0), 260, (1.0, 0.70, 0.42), seen=False)
    car = build('saloon', color=(0.030, 0.036, 0.050), lamps=0.55)
    car.location, car.rotation_euler[2] = (-0.1, 2.2, 0), math.radians(-90 + 9)
    stage.softbox((-6.0, 1.0, 3.0), (0, 2, 0.9), (1.2, 6), 11.0, (0.62, 0.74, 1.0), 2)
    stage.softbox((6.5, 3.0, 2.8), (0, 2, 0.9), (1.0, 6), 12.0, (1.0, 0.78, 0.55), 2)
    stage.softbox((0, 2.0, 5.8), (0, 2, 0), (1.4, 7.0), 9.0, (0.72, 0.80, 1.0), 3)
    stage.softbox((-1.0, -9.0, 3.6), (0, 0, 0.8), (7.0, 1.4), 8.0, (0.66, 0.76, 1.0), 3)
    stage.camera((-2.9, -8.2, 1.45), (0.9, 8.0, 1.75), 40, shift=(0.09, 0.0))


def render():
    scene()
    stage.render('lifestyle-gate', samples=26, bounces=4, clamp=1.5)
