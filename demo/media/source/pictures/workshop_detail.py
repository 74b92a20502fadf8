"""workshop-detail: sockets in order of size in a dark tray."""
import math
import bpy
import numpy as np
import materials as mats
import stage
import trim

COUNT, ROWS = 7, 3


def socket(radius, height, steel):
    """An upright socket, its hexagonal mouth up, one groove below it."""
    root = bpy.data.objects.new('socket', None)
    bpy.context.scene.collection.objects.link(root)
    k = 144
    t = np.linspace(0, 2 * np.pi, k, endpoint=False)
    # Flats of the mouth are where a nut's are.
    hexagon = 0.80 * radius * math.cos(math.pi / 6) / np.cos((t % (math.pi / 3)) - math.pi / 6)
    rings = [(r * radius + 0 * t, z + 0 * t) for r, z in (
        (0.93, 0), (1.0, 0.002), (1.0, height - 0.0082), (0.965, height - 0.0076), (0.965, height - 0.0066), (1.0, height - 0.0060),
        (1.0, height - 0.0016), (0.975, height - 0.0004), (0.955, height))]
    rings += [(hexagon * 1.06, height + 0 * t), (hexagon, height - 0.0014 + 0 * t), (hexagon, height - 0.013 + 0 * t), (0.02 * radius + 0 * t, height - 0.013 + 0 * t)]
    grid = np.stack([np.stack([r * np.cos(t), r * np.sin(t), z], -1) for r, z in rings], 1)
    o = trim.sheet('socket', grid, steel, True, root)
    o.data.use_auto_smooth = True
    o.data.auto_smooth_angle = math.radians(28)
    return root


def tray(foam, holes, size, depth=0.016):
    """A slab of foam with a round well for each hole (x, y, radius)."""
    bpy.ops.mesh.primitive_cube_add(size=1, location=(0.1, 0.05, -0.02))
    slab = bpy.context.object
    slab.scale = (size[0], size[1], 0.04)
    bpy.ops.object.transform_apply(scale=True, location=True)
    slab.data.materials.append(foam)
    for x, y, r in holes:
        bpy.ops.mesh.primitive_cylinder_add(vertices=96, radius=r, depth=2 * depth, location=(x, y, 0))
        cutter = bpy.context.object
        b = slab.modifiers.new('well', 'BOOLEAN')
        b.operation, b.object, b.solver = 'DIFFERENCE', cutter, 'FAST'
        cutter.hide_render = cutter.hide_viewport = True
    bv = slab.modifiers.new('bevel', 'BEVEL')
    bv.width, bv.segments, bv.limit_method, bv.angle_limit = 0.0012, 2, 'ANGLE', math.radians(60)
    return slab


def scene():
    stage.reset()
    stage.world((0.008, 0.008, 0.009), 1)
    steel = mats.brushed('chrome vanadium', (0.50, 0.49, 0.48), 0.30, (1.0, 1.0, 30.0), scratch=0.08)
    foam = mats.leather('foam', (0.009, 0.009, 0.0095), 0.75, pebble=900.0, depth=0.00025)
    foam.node_tree.nodes['Principled BSDF'].inputs['Specular'].default_value = 0.14
    foam.node_tree.nodes['Principled BSDF'].inputs['Sheen'].default_value = 0.0
    holes, y = [], 0.0
    for row in range(ROWS):
        x, tall = 0.0, (0.030, 0.036, 0.046)[row]
        for i in range(COUNT):
            r = 0.0085 + 0.00115 * i + 0.0012 * row
            x += r + 0.0045
            s = socket(r, tall, steel)
            s.location = (x, y, -0.0155)
            s.rotation_euler[2] = math.radians(11 * i + 7 * row)
            holes.append((x, y, r + 0.0016))
            x += r + 0.0045
        y += 0.052
    tray(foam, holes, (1.0, 0.60))
    stage.softbox((-0.50, -0.22, 0.09), (0.08, 0.05, 0.0), (0.16, 0.50), 60.0, (1.0, 0.90, 0.78), 3)
    stage.softbox((0.60, -0.10, 0.12), (0.12, 0.05, 0.0), (0.20, 0.40), 34.0, (0.76, 0.87, 1.0), 3)
    # Low and before them: what the fronts of the sockets mirror.
    stage.softbox((0.12, -0.75, 0.20), (0.10, 0.05, 0.0), (0.9, 0.12), 6.0, (1.0, 0.95, 0.90), 2)
    stage.softbox((0.10, 0.55, 0.50), (0.10, 0.05, 0.0), (1.0, 0.30), 6.0, (1.0, 0.96, 0.92), 3)
    stage.camera((-0.06, -0.45, 0.245), (0.118, 0.047, 0.006), 80, shift=(0.115, 0.0), focus=(0.085, 0.03, 0.015), stop=6.3)


def render():
    scene()
    stage.render('workshop-detail', samples=56, bounces=3)
