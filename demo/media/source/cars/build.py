"""Puts a whole car together in the open Blender scene: panels, wheels, lamps, mirrors and a plain cabin."""
import importlib
import math
import bmesh
import bpy
import numpy as np
from cars import skin
from cars.shape import Shape
import materials as mats


def mesh(name, points, faces, material, normals=None, smooth=True, parent=None):
    me = bpy.data.meshes.new(name)
    me.from_pydata(np.asarray(points).tolist(), [], [tuple(int(i) for i in f) for f in faces])
    if smooth:
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    if normals is not None:
        me.use_auto_smooth = True
        me.normals_split_custom_set_from_vertices(np.asarray(normals).tolist())
    if material:
        me.materials.append(material)
    o = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(o)
    if parent:
        o.parent = parent
    return o


def both_sides(panel):
    p, n, f = panel['points'], panel['normals'], panel['faces']
    k, m = len(p), np.array([1, -1, 1])
    return np.vstack([p, p * m]), np.vstack([n, n * m]), np.vstack([f, f[:, ::-1] + k])


def lathe(name, profile, material, segments=96, parent=None, smooth=True, arc=None):
    """Turns (radius, y) points about the y axis, all round or from arc[0] to arc[1] degrees."""
    pr = np.asarray(profile, float)
    a = np.radians(np.linspace(*arc, segments)) if arc else np.linspace(0, 2 * np.pi, segments, endpoint=False)
    pts = np.stack([np.outer(np.cos(a), pr[:, 0]), np.outer(np.ones_like(a), pr[:, 1]), np.outer(np.sin(a), pr[:, 0])], -1).reshape(-1, 3)
    k = len(pr)
    faces = [(i * k + j, ((i + 1) % segments) * k + j, ((i + 1) % segments) * k + j + 1, i * k + j + 1) for i in range(segments - bool(arc)) for j in range(k - 1)]
    o = mesh(name, pts, faces, material, parent=parent, smooth=smooth)
    if smooth:
        o.data.use_auto_smooth = True
        o.data.auto_smooth_angle = math.radians(38)
    return o


def box(name, center, size, material, bevel=0.0, parent=None, segments=3, subdivide=0):
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    for v in bm.verts:
        v.co = [c + s * q for c, s, q in zip(center, size, v.co)]
    me = bpy.data.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    me.materials.append(material)
    o = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(o)
    if bevel:
        b = o.modifiers.new('bevel', 'BEVEL')
        b.width, b.segments, b.limit_method = bevel, segments, 'NONE'
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
        me.use_auto_smooth = True
    if parent:
        o.parent = parent
    return o


def beam(points, half_width, y_front, y_back, taper):
    """A spoke's arm along (radius, angle) points: wide front face, slimmer back. Returns vertices and quads."""
    pts = np.asarray(points, float)
    xy = np.stack([pts[:, 0] * np.cos(pts[:, 1]), pts[:, 0] * np.sin(pts[:, 1])], 1)
    d = np.gradient(xy, axis=0)
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    side = np.stack([-d[:, 1], d[:, 0]], 1)
    w = np.linspace(half_width, half_width * taper, len(pts))[:, None]
    ring = []
    yf, yb = np.asarray(y_front), np.asarray(y_back)
    for k, (s, y) in enumerate(((1, 'f'), (-1, 'f'), (-1.5, 'b'), (1.5, 'b'))):
        q = xy + side * w * s
        ring.append(np.stack([q[:, 0], yf if y == 'f' else yb, q[:, 1]], 1))
    v = np.stack(ring, 1).reshape(-1, 3)
    faces = []
    for i in range(len(pts) - 1):
        for k in range(4):
            faces.append((i * 4 + k, i * 4 + (k + 1) % 4, (i + 1) * 4 + (k + 1) % 4, (i + 1) * 4 + k))
    return v, faces


def wheel(spec, m, parent):
    """One wheel about the origin, outer face at +y."""
    R, w, r = spec['wheel'], spec['tyre_width'], spec['rim']
    h = w / 2
    root = bpy.data.objects.new('wheel', None)
    bpy.context.scene.collection.objects.link(root)
    root.parent = parent
    wall = [(r + 0.004, h * 0.80), (r + 0.010, h * 0.90), (r + 0.03, h * 0.965), (r + (R - r) * 0.5, h * 1.0), (R - 0.030, h * 0.965), (R - 0.016, h * 0.90), (R - 0.006, h * 0.80), (R - 0.002, h * 0.66)]
    tread = []
    for g in (0.50, 0.18, -0.18, -0.50):
        tread += [(R, h * (g + 0.045)), (R - 0.009, h * (g + 0.035)), (R - 0.009, h * (g - 0.035)), (R, h * (g - 0.045))]
    prof = wall + tread + [(a, -b) for a, b in reversed(wall)]
    lathe('tyre', prof, m['rubber'], 128, root)
    # Barrel and flange: a thin bright lip, then a dark dish.
    face = h * 0.86
    lathe('rim_lip', [(r - 0.012, face - 0.016), (r - 0.006, face - 0.002), (r + 0.002, face), (r + 0.008, face - 0.006), (r + 0.006, face - 0.03)], m['rim_face'], 128, root)
    lathe('rim_barrel', [(r - 0.010, face - 0.012), (r - 0.022, face - 0.05), (r - 0.030, -h * 0.8), (r, -h * 0.85)], m['rim_back'], 96, root)
    n, split = spec.get('spokes', 10), spec.get('spoke_split', 0.60)
    hub = 0.075
    R1 = r - 0.002
    verts, faces = [], []
    tips, edge_faces = [], []
    step = 2 * np.pi / n
    for i in range(n):
        a0 = i * step
        for s in (-1, 1):
            rad = np.array([0.05, hub, split * r * 0.55, split * r, r * 0.82, R1])
            ang = a0 + s * np.array([0.10, 0.08, 0.045, 0.055, 0.16, 0.235]) * step * spec.get('spoke_spread', 1.0)
            yf = face - np.array([0.040, 0.036, 0.020, 0.010, 0.006, 0.010])
            v, f = beam(np.stack([rad, ang], 1), spec.get('spoke_half', 0.0105), yf, yf - np.array([0.06, 0.06, 0.05, 0.04, 0.035, 0.03]), 0.72)
            k = len(np.vstack(verts)) if verts else 0
            verts.append(v)
            faces += [tuple(k + q for q in ff) for ff in f]
    o = mesh('spokes', np.vstack(verts), faces, m[spec.get('spoke_material', 'rim')], parent=root)
    b = o.modifiers.new('bevel', 'BEVEL')
    b.width, b.segments, b.limit_method, b.angle_limit = 0.003, 2, 'ANGLE', math.radians(40)
    o.data.use_auto_smooth = True
    o.data.auto_smooth_angle = math.radians(35)
    lathe('hub', [(0.0, face - 0.012), (0.030, face - 0.012), (0.036, face - 0.016), (0.038, face - 0.028), (hub, face - 0.034), (hub + 0.012, face - 0.055), (hub + 0.01, face - 0.10)], m[spec.get('spoke_material', 'rim')], 64, root)
    lathe('cap', [(0.0, face - 0.009), (0.024, face - 0.009), (0.029, face - 0.013)], m['gloss_black'], 48, root)
    # Brake: disc with a bell, caliper ahead or behind.
    d = r * 0.80
    y = h * 0.18
    lathe('disc', [(0.06, y + 0.05), (0.10, y + 0.05), (0.105, y + 0.004), (d * 0.55, y), (d, y), (d + 0.002, y - 0.02), (0.09, y - 0.03)], m['brake'], 96, root)
    cal = []
    for a in np.linspace(-0.42, 0.42, 12):
        for rr, yy in ((d * 0.66, y + 0.055), (d * 0.70, y + 0.068), (d * 0.98, y + 0.062), (d * 1.05, y + 0.04), (d * 1.05, y - 0.03), (d * 0.66, y - 0.03)):
            t = a + math.radians(20)
            cal.append((rr * math.cos(t), yy, rr * math.sin(t)))
    f = [(i * 6 + k, (i + 1) * 6 + k, (i + 1) * 6 + (k + 1) % 6, i * 6 + (k + 1) % 6) for i in range(11) for k in range(6)] + [tuple(range(6)), tuple(reversed(range(66, 72)))]
    c = mesh('caliper', cal, f, m['caliper'], parent=root, smooth=False)
    bv = c.modifiers.new('bevel', 'BEVEL')
    bv.width, bv.segments, bv.limit_method = 0.006, 2, 'ANGLE'
    lathe('backplate', [(0.0, -h * 0.55), (r * 0.98, -h * 0.6)], m['void'], 64, root)
    return root


def copy_tree(root, parent):
    twin = root.copy()
    twin.parent = parent
    bpy.context.scene.collection.objects.link(twin)
    for c in root.children:
        k = c.copy()
        k.parent = twin
        bpy.context.scene.collection.objects.link(k)
    return twin


def ribbon(shape, view, line, height, depth, material, parent, name='strip', both=True, thick=0.006):
    """A thin band that follows the skin at a depth: light guides, blades. line: (a, b) points of the view, height in metres."""
    from cars.curves import rounded
    flat = rounded(line, closed=False, step=0.02)
    p = shape.seen(view, flat)
    n = shape.normal(p)
    flat_n = n * np.array([1, 1, 0])
    flat_n /= np.linalg.norm(flat_n, axis=1, keepdims=True)
    p = p - flat_n * depth
    h = np.asarray(height) if np.ndim(height) else np.full(len(p), height)
    if len(h) != len(p):
        h = np.interp(np.linspace(0, 1, len(p)), np.linspace(0, 1, len(h)), h)
    up = np.array([0, 0, 1])
    rings = [p + up * h[:, None] / 2, p - up * h[:, None] / 2, p - up * h[:, None] / 2 - flat_n * thick, p + up * h[:, None] / 2 - flat_n * thick]
    v = np.stack(rings, 1).reshape(-1, 3)
    f = [(i * 4 + k, i * 4 + (k + 1) % 4, (i + 1) * 4 + (k + 1) % 4, (i + 1) * 4 + k) for i in range(len(p) - 1) for k in range(4)]
    f += [(0, 1, 2, 3), tuple(4 * (len(p) - 1) + k for k in (3, 2, 1, 0))]
    if both:
        k = len(v)
        v = np.vstack([v, v * np.array([1, -1, 1])])
        f = f + [tuple(k + i for i in reversed(q)) for q in f]
    return mesh(name, v, f, material, parent=parent, smooth=False)


def ellipsoid(center, size, power, material, parent, name, cut=None, n=48):
    """A superellipsoid; power 2 is round, more is boxier."""
    u, v = np.meshgrid(np.linspace(0, 2 * np.pi, n, endpoint=False), np.linspace(-np.pi / 2, np.pi / 2, n // 2), indexing='ij')
    s = lambda a, e: np.sign(a) * np.abs(a) ** e
    e = 2 / power
    p = np.stack([s(np.cos(v), e) * s(np.cos(u), e), s(np.cos(v), e) * s(np.sin(u), e), s(np.sin(v), e)], -1) * np.asarray(size) / 2
    if cut:
        p = cut(p)
    k = n // 2
    f = [(i * k + j, ((i + 1) % n) * k + j, ((i + 1) % n) * k + j + 1, i * k + j + 1) for i in range(n) for j in range(k - 1)]
    return mesh(name, p.reshape(-1, 3) + np.asarray(center), f, material, parent=parent)


def mirrors(shape, spec, m, body_paint, parent):
    x, z, w = spec['mirror']
    foot = shape.seen('side', [(x, z - 0.05)])[0]
    for s in (1, -1):
        y = s * (foot[1] + 0.055 + w / 2)

        def cut(p):
            q = p.copy()
            # Flat at the back, swept at the front; the tip is lower and further back than the root.
            q[..., 0] = np.where(p[..., 0] > 0, p[..., 0] * 0.62, p[..., 0])
            q[..., 0] += 0.10 * np.maximum(p[..., 1] * s, 0) ** 1.0 * 0.8
            q[..., 2] *= 1 - 0.9 * np.maximum(p[..., 1] * s, 0)
            return q

        ellipsoid((x, y, z), (0.15, w, 0.155), 3.2, body_paint, parent, 'mirror', cut)
        ellipsoid((x, y, z - 0.052), (0.145, w * 0.96, 0.07), 3.0, m['gloss_black'], parent, 'mirror_foot', cut)
        box('mirror_arm', (x - 0.01, s * (foot[1] + 0.03), z - 0.075), (0.07, 0.16, 0.026), m['gloss_black'], 0.012, parent)


def cabin(spec, m, parent):
    """Seats, wheel and facia, only to be guessed through tinted glass."""
    z0 = spec.get('seat_z', 0.62)
    for x in spec['seats']:
        for y in (-0.38, 0.38):
            box('seat', (x, y, z0), (0.50, 0.50, 0.16), m['seat'], 0.06, parent)
            b = box('back', (0, 0, 0.33), (0.15, 0.48, 0.62), m['seat'], 0.06, parent)
            b.location, b.rotation_euler = (x + 0.27, y, z0 + 0.04), (0, math.radians(16), 0)
            hd = box('head', (0, 0, 0), (0.10, 0.26, 0.17), m['seat'], 0.05, parent)
            hd.location, hd.rotation_euler = (x + 0.44, y, z0 + 0.74 - spec.get('head_low', 0.0)), (0, math.radians(12), 0)
    d = spec['dash']
    box('facia', (d[0], 0, d[1]), (0.36, 1.42, 0.22), m['trim'], 0.08, parent)
    box('console', (d[0] + 0.75, 0, z0 + 0.02), (1.3, 0.26, 0.22), m['trim'], 0.05, parent)
    bpy.ops.mesh.primitive_torus_add(major_radius=0.185, minor_radius=0.016, location=(d[0] + 0.34, -0.38, d[1] + 0.02), rotation=(0, math.radians(-66), 0))
    t = bpy.context.object
    t.data.materials.append(m['trim'])
    t.parent = parent
    box('bulkhead', (spec['seats'][-1] + 0.62, 0, 0.72), (0.06, 1.5, 0.75), m['trim'], 0.03, parent)
    box('floor', ((spec['axles'][0] + spec['axles'][1]) / 2, 0, 0.34), (spec['axles'][1] - spec['axles'][0] + 0.7, 1.5, 0.08), m['void'], 0, parent)


def underside(shape, spec, m, parent):
    x0, x1 = spec['axles']
    for i, x in enumerate((x0, x1)):
        r = spec['arch'] + 0.006
        # The wheel house hides daylight behind the tyre.
        house = [(r, 0.45), (r, spec['track'] - 0.05)]
        o = lathe(f'house_{i}', house, m['void'], 64, parent, arc=(-14, 194))
        o.location = (x, 0, spec['wheel'] + 0.012)
        o2 = lathe(f'house_{i}', [(a, -b) for a, b in house], m['void'], 64, parent, arc=(-14, 194))
        o2.location = (x, 0, spec['wheel'] + 0.012)
        for s in (1, -1):
            w = lathe('wall', [(0.0, s * 0.52), (r, s * 0.52)], m['void'], 48, parent, arc=(-14, 194))
            w.location = (x, 0, spec['wheel'] + 0.012)
    box('pan', ((x0 + x1) / 2, 0, spec['sill'] + 0.02), (x1 - x0 + 1.1, 1.45, 0.10), m['void'], 0.03, parent)


def shell(panels, regions, m, parent):
    """A dark liner behind the shut lines, so that no light shows through a gap."""
    see = {r['name'] for r in regions if r.get('material') in (None, 'glass')}
    for name, p in panels.items():
        if name in see or name.startswith(('lamp', 'grille', 'intake')):
            continue
        k = p['skin']
        q = dict(points=p['points'] - p['normals'] * 0.026, normals=p['normals'], faces=p['faces'][:k])
        v, n, f = both_sides(q)
        mesh('liner', v, f, m['void'], parent=parent)


def build(name, color=(0.02, 0.02, 0.022), lamps=1.0, paint=None, tint=(0.16, 0.17, 0.18), clay=False, steer=0.0):
    """The car as children of one empty at the middle of its wheelbase on the road, nose to -x."""
    mod = importlib.import_module('cars.' + name)
    spec, regions = mod.SPEC, mod.REGIONS
    shape = Shape(spec)
    panels = skin.cut(shape, regions, spec['phi'])
    m = mats.of_car(lamps, tint)
    m['paint'] = paint or mats.paint(color, name=f'paint {name}')
    if clay:
        grey = mats.plain('clay', (0.35, 0.35, 0.36), 0.35, coat=0.6)
        m['paint'] = grey
    root = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(root)
    by_name = {r['name']: r for r in regions}
    for key, p in panels.items():
        material = by_name.get(key, {'material': 'paint'})['material']
        if material is None:
            continue
        v, n, f = both_sides(p)
        o = mesh(key, v, f, m[material], n, parent=root)
        # The depth of a shut line is black, or it would fill with light and vanish.
        o.data.materials.append(m['void'])
        half, dark = len(p['faces']), p['dark']
        index = np.zeros(len(f), int)
        index[half - dark : half] = index[2 * half - dark :] = 1
        o.data.polygons.foreach_set('material_index', index)
    shell(panels, regions, m, root)
    underside(shape, spec, m, root)
    w = wheel(spec, m, root)
    y = spec['track'] - spec['tyre_width'] / 2
    first = True
    for x in spec['axles']:
        for s in (1, -1):
            o = w if first else copy_tree(w, root)
            first = False
            o.location = (x, s * y, spec['wheel'])
            o.rotation_euler = (0, math.radians(7 + 13 * x), (0 if s > 0 else math.pi) + (math.radians(steer) if x == spec['axles'][0] else 0))
    mirrors(shape, spec, m, m['paint'], root)
    cabin(spec, m, root)
    mod.details(shape, m, root, ribbon)
    root.location = (-sum(spec['axles']) / 2, 0, 0)
    holder = bpy.data.objects.new('car', None)
    bpy.context.scene.collection.objects.link(holder)
    root.parent = holder
    return holder
