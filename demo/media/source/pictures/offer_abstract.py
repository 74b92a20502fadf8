"""offer-abstract-<n>: light along a flank, close, in champagne, burgundy and silver blue."""
import math
import stage
from cars.build import build

# shape, paint, where the eye stands and looks, tint of the light
VARIANTS = {
    '1': ('suv_large', (0.40, 0.32, 0.22), (-4.6, -2.3, 1.32), (-1.15, -0.80, 0.98), (1.0, 0.86, 0.68)),
    '2': ('coupe', (0.17, 0.006, 0.011), (4.3, -2.9, 1.25), (1.15, -0.62, 0.80), (1.0, 0.88, 0.80)),
    '3': ('saloon', (0.085, 0.115, 0.135), (-4.2, -2.9, 1.20), (-1.35, -0.55, 0.82), (0.80, 0.91, 1.0)),
}


def scene(variant):
    shape, color, at, to, tint = VARIANTS[variant]
    stage.reset()
    stage.world((0.004, 0.004, 0.0042), 1)
    stage.plane(60, stage.ground('floor', (0.010, 0.0095, 0.009), 0.5))
    build(shape, lamps=0.0, color=color)
    stage.softbox((0.0, -1.6, 4.2), (0, -0.6, 0.8), (9, 0.7), 8.0, tint, 3)
    stage.softbox((math.copysign(6.5, -at[0]), -3.2, 1.6), (0, -0.8, 0.8), (2.0, 1.4), 2.6, tint, 2)
    stage.softbox((0.0, 2.6, 3.2), (0, 0, 0.9), (8, 0.4), 4.0, (1.0, 0.98, 0.95), 2)
    stage.camera(at, to, 105, shift=(0.06, 0.0), focus=to, stop=4.0)


def render(variant):
    scene(variant)
    stage.render(f'offer-abstract-{variant}', samples=28, bounces=3)
