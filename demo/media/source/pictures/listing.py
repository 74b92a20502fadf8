"""listing-<shape>-<view>: every shape on a plain light studio ground, in a white and in a black coat, from which listing_paints.py mixes all paints."""
import math
import bpy
import materials as mats
import stage
from cars.build import build

SHAPES = ('suv_large', 'suv_compact', 'saloon', 'coupe', 'suv_short')
VIEWS = {'front': 37, 'side': 0, 'rear': -37}
# The front view is also the body's own picture on light ground, so it is taken larger.
SIZES = {'front': (1600, 900), 'side': (1200, 675), 'rear': (1200, 675)}


def sweep(color=(0.62, 0.61, 0.595), y0=-40, y1=9, radius=5, height=14):
    """A floor that rises into a wall without an edge."""
    from cars.build import mesh

    pro = [(y0, 0), (y1 - radius, 0)] + [(y1 - radius + radius * math.sin(a), radius - radius * math.cos(a)) for a in [i * math.pi / 64 for i in range(1, 33)]] + [(y1, height)]
    pts = [(x, y, z) for x in (-60, 60) for y, z in pro]
    n = len(pro)
    mesh('sweep', pts, [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)], mats.plain('sweep', color, 0.55, specular=0.25))


WARM_AND_COOL = ((3.6, (1.0, 0.97, 0.94)), (3.0, (0.95, 0.97, 1.0)))


def studio(sides):
    """The light ground and its lights; sides says strength and colour of the softboxes at the left and the right."""
    sweep()
    stage.world((0.30, 0.305, 0.315), 0.5)
    stage.softbox((0, 0.9, 5.4), (0, 0.5, 0), (9, 2.6), 7.5, (1.0, 0.985, 0.96), 3)
    stage.softbox((0, -9, 6.4), (0, 0, 0.2), (16, 2.2), 3.0, (1.0, 0.985, 0.97))
    for x, (strength, color) in zip((-9.5, 9.5), sides):
        stage.softbox((x, -4.25, 2.4), (0, 0, 0.8), (4.5, 3.0), strength, color, 2)
    stage.lamp((0, 2.5, 5.5), (0, 9, 2.5), (14, 1.0), 420, (1.0, 0.98, 0.96), seen=False)


def scene(shape, color=(1, 1, 1), sides=WARM_AND_COOL):
    stage.reset()
    car = build(shape, lamps=0.25, paint=mats.paint(color))
    studio(sides)
    height = {'suv_large': 0.86, 'suv_compact': 0.76, 'saloon': 0.70, 'coupe': 0.64, 'suv_short': 0.86}[shape]
    stage.camera((0, -14.5, 1.35), (0, 0, height), 82)
    return car


def coat(white):
    b = bpy.data.materials['paint'].node_tree.nodes['Principled BSDF']
    b.inputs['Base Color'].default_value = (*((1, 1, 1) if white else (0, 0, 0)), 1)


def render(shape, *views):
    car = scene(shape)
    for view in views or VIEWS:
        car.rotation_euler[2] = math.radians(VIEWS[view])
        for white in (True, False):
            coat(white)
            stage.render(f"listing-{shape.replace('_', '-')}-{view}/{'white' if white else 'black'}", SIZES[view], samples=12 if white else 28, bounces=4)
