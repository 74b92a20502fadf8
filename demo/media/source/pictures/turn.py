"""turn-<shape>/<frame>: one shape turning on the listing ground, ten degrees a frame, frame 0 in profile facing left.

Car and lights are the same on both sides, so the half from tail (frame 27) to nose (frame 9) is enough: catalogue.py mirrors
it for the other half.
"""
import math
import stage
from pictures.listing import scene
from takes import taken

FRAMES = 36
CHAMPAGNE = (0.40, 0.335, 0.255)
EVEN = ((3.3, (1.0, 0.98, 0.96)),) * 2


def render(shape):
    """Renders the frames that have no takes yet."""
    car = scene(shape, CHAMPAGNE, EVEN)
    for i in [*range(FRAMES // 4 + 1), *range(FRAMES * 3 // 4, FRAMES)]:
        key = f"turn-{shape.replace('_', '-')}/{i:02}"
        if not taken(key):
            car.rotation_euler[2] = math.radians(360 / FRAMES * i)
            stage.render(key, (960, 540), samples=24, bounces=4)
