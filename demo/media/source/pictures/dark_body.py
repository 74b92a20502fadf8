"""<shape>-dark: each shape alone in the dark studio of hero-studio."""
import stage
from cars.build import build
from pictures.hero_studio import lights

COLORS = {'suv_large': (0.006, 0.006, 0.0065), 'suv_compact': (0.008, 0.018, 0.050), 'saloon': (0.008, 0.008, 0.009), 'coupe': (0.080, 0.005, 0.007)}
HEIGHT = {'suv_large': 0.88, 'suv_compact': 0.78, 'saloon': 0.72, 'coupe': 0.66}


def scene(shape):
    stage.reset()
    build(shape, color=COLORS[shape], lamps=0.7, steer=-8)
    lights()
    stage.camera((-10.6, 7.6, 1.2), (0, 0, HEIGHT[shape]), 70)


def render(shape):
    scene(shape)
    stage.render(f"{shape.replace('_', '-')}-dark", samples=48, bounces=4)
