"""turn-<shape>/<frame>: 36 frames of one shape turning on the listing ground, ten degrees apart, frame 0 in profile facing left."""
import math
import materials as mats
import stage
from pictures.listing import scene

COLOR = (0.40, 0.335, 0.255)


def render(shape, first='0', last='35'):
    car = scene(shape)
    paint = mats.paint(COLOR)
    paint.node_tree.nodes['Principled BSDF'].inputs['Base Color'].default_value = (*COLOR, 1)
    for i in range(int(first), int(last) + 1):
        car.rotation_euler[2] = math.radians(10 * i)
        stage.render(f"turn-{shape.replace('_', '-')}/{i:02}", (960, 540), samples=24, bounces=4)
