"""Cheap renders of one shape to judge its form: blender -b -t 1 -P clay.py -- suv_large front34 side rear34 [paint]."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import math
import time
import bpy
from cars.build import build

VIEWS = {
    'front34': ((-6.6, 4.6, 1.5), (-0.05, 0, 0.78), 60),
    'side': ((0, 11, 1.2), (0, 0, 0.85), 62),
    'rear34': ((6.6, 4.4, 1.7), (0.05, 0, 0.80), 60),
    'front': ((-9, 0.0, 1.2), (0, 0, 0.85), 70),
    'rear': ((9, 0.0, 1.3), (0, 0, 0.85), 70),
    'high': ((-5, 5, 4.2), (0, 0, 0.7), 60),
    'wheel': ((-2.6, 3.6, 0.7), (-1.5, 0.9, 0.5), 90),
    'nose': ((-5.0, 2.0, 1.1), (-2.0, 0.3, 0.75), 75),
}


def main(name, *views):
    t = time.time()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    paint = 'paint' in views
    build(name, color=(0.10, 0.012, 0.014), clay=not paint, lamps=0.15)
    print('built in', round(time.time() - t, 1))
    sc = bpy.context.scene
    sc.render.engine = 'CYCLES'
    sc.cycles.samples = int(os.environ.get('SAMPLES', 12))
    sc.cycles.use_denoising = False
    sc.cycles.max_bounces = 5
    sc.cycles.transparent_max_bounces = 8
    sc.view_settings.view_transform = 'Filmic'
    sc.view_settings.look = 'Medium High Contrast'
    w = bpy.data.worlds.new('w')
    sc.world = w
    w.use_nodes = True
    w.node_tree.nodes['Background'].inputs[0].default_value = (0.35, 0.38, 0.42, 1)
    w.node_tree.nodes['Background'].inputs[1].default_value = 0.5
    bpy.ops.mesh.primitive_plane_add(size=80)
    import materials
    bpy.context.object.data.materials.append(materials.plain('ground', (0.25, 0.25, 0.25), 0.6))
    for loc, rot, size, power in (((0, 0, 5.5), (0, 0, 0), (7, 1.6), 260), ((-1, 7, 3.2), (-1.2, 0, 0), (9, 1.2), 260), ((-8, 3, 3), (0, -1.2, -0.3), (1.2, 5), 130), ((8, 3, 3), (0, 1.2, 0.3), (1.2, 5), 130)):
        bpy.ops.object.light_add(type='AREA', location=loc, rotation=rot)
        l = bpy.context.object.data
        l.shape, l.size, l.size_y, l.energy = 'RECTANGLE', *size, power
    cam = bpy.data.cameras.new('cam')
    co = bpy.data.objects.new('cam', cam)
    sc.collection.objects.link(co)
    sc.camera = co
    sc.render.resolution_x, sc.render.resolution_y = int(os.environ.get('W', 800)), int(os.environ.get('W', 800)) * 9 // 16
    from mathutils import Vector
    for v in views:
        if v not in VIEWS:
            continue
        at, to, lens = VIEWS[v]
        co.location = at
        co.rotation_euler = (Vector(to) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
        cam.lens = lens
        sc.render.filepath = f'/tmp/clay/{name}-{v}.png'
        t = time.time()
        bpy.ops.render.render(write_still=True)
        print(v, round(time.time() - t, 1))


main(*sys.argv[sys.argv.index('--') + 1 :])
