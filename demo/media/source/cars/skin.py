"""Cuts the skin of a Shape into panels with shut lines: doors, glass, lamps and so on."""
import numpy as np
from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt
from cars.curves import inside, resample, rounded

PITCH = 0.014


def outline(shape, region):
    """A region's outline on the net, dense, closed. An open path closes over the bonnet or roof (`over`), below the floor
    (`hang`) or across the middle of nose or tail (`mid`)."""
    if 'outline' in region:
        return resample(shape.to_net(shape.seen(region['view'], rounded(region['outline']))), PITCH / 2, True)
    parts = [shape.to_net(shape.seen(view, rounded(pts, closed=False))) for view, pts in region['path']]
    net = np.vstack(parts)
    if region.get('hang'):
        net = np.vstack([net, [(net[-1, 0], -1.3), (net[0, 0], -1.3)]])
    if region.get('over'):
        net = np.vstack([net, [(net[-1, 0], 1.8), (net[0, 0], 1.8)]])
    if 'mid' in region:
        t = shape.net_ends[0] - 0.03 if region['mid'] == 'nose' else shape.net_ends[1] + 0.03
        net = np.vstack([net, [(t, net[-1, 1]), (t, net[0, 1])]])
    return resample(net, PITCH / 2, True)


def net_mesh(shape, lines, phi):
    """Triangles of the net that keep every outline as edges: points (n, 2), faces (m, 3)."""
    t0, t1 = shape.net_ends
    us, vs = np.arange(t0, t1, PITCH), np.arange(phi[0], phi[1], PITCH)
    uu, vv = np.meshgrid(us, vs, indexing='ij')
    grid = np.stack([uu.ravel(), vv.ravel()], 1)
    grid[:, 0] += np.where((np.round((grid[:, 1] - phi[0]) / PITCH).astype(int) % 2) == 1, PITCH / 2, 0)
    near = np.zeros(len(grid), bool)
    # Grid points that crowd an outline make slivers, so they give way to it.
    cells = {}
    for line in lines:
        for p in line:
            cells.setdefault((int(p[0] // PITCH), int(p[1] // PITCH)), []).append(p)
    for i, (u, v) in enumerate(grid):
        cu, cv = int(u // PITCH), int(v // PITCH)
        for du in (-1, 0, 1):
            for dv in (-1, 0, 1):
                for q in cells.get((cu + du, cv + dv), ()):
                    if (q[0] - u) ** 2 + (q[1] - v) ** 2 < (0.45 * PITCH) ** 2:
                        near[i] = True
    keep = (grid[:, 0] > t0 + 0.3 * PITCH) & (grid[:, 0] < t1 - 0.3 * PITCH) & (grid[:, 1] > phi[0] + 0.3 * PITCH)
    grid = grid[keep & ~near & (grid[:, 1] < phi[1] - 0.3 * PITCH)]
    frame = resample(np.array([(t0, phi[0]), (t1, phi[0]), (t1, phi[1]), (t0, phi[1])]), PITCH, True)
    pts, edges = [grid], []
    n = len(grid)
    for line in [frame, *lines]:
        k = len(line)
        edges += [(n + i, n + (i + 1) % k) for i in range(k)]
        pts.append(line)
        n += k
    flat = np.vstack(pts)
    verts, _, faces, *_ = delaunay_2d_cdt([Vector(p) for p in flat], edges, [], 0, 1e-6)
    v = np.array([(p.x, p.y) for p in verts])
    f = np.array([q for q in faces if len(q) == 3])
    c = v[f].mean(1)
    ok = (c[:, 0] > t0) & (c[:, 0] < t1) & (c[:, 1] > phi[0]) & (c[:, 1] < phi[1])
    return v, f[ok]


def cut(shape, regions, phi):
    """name -> dict(points, normals, faces): every region's panel, gaps drawn in and edges rolled inwards, right half only."""
    lines = [outline(shape, r) for r in regions]
    v, f = net_mesh(shape, lines, phi)
    c = v[f].mean(1)
    label = np.zeros(len(f), int)
    for i, line in enumerate(lines):
        label[inside(line, c)] = i + 1
    names = ['body'] + [r['name'] for r in regions]
    by_name = {r['name']: r for r in regions}
    p3 = shape.from_net(v)
    n3 = shape.normal(p3)
    a, b, d = p3[f[:, 0]], p3[f[:, 1]], p3[f[:, 2]]
    flip = (np.cross(b - a, d - a) * n3[f].mean(1)).sum(-1) < 0
    f[flip] = f[flip][:, ::-1]
    t0, t1 = shape.net_ends
    seam = (v[:, 0] < t0 + 1e-4) | (v[:, 0] > t1 - 1e-4) | (v[:, 1] > phi[1] - 1e-4)
    hem = v[:, 1] < phi[0] + 1e-4
    out = {}
    for name in dict.fromkeys(names):
        ids = [i for i, k in enumerate(names) if k == name]
        faces = f[np.isin(label, ids)]
        if len(faces):
            out[name] = panel(shape, p3, n3, faces, seam, hem, by_name.get(name, {}))
    return out


def panel(shape, p3, n3, faces, seam, hem, region):
    used, faces = np.unique(faces, return_inverse=True)
    faces = faces.reshape(-1, 3)
    p, n = p3[used].copy(), n3[used].copy()
    seam, hem = seam[used], hem[used]
    e = np.vstack([faces[:, [0, 1]], faces[:, [1, 2]], faces[:, [2, 0]]])
    key = np.sort(e, 1)
    _, inv, cnt = np.unique(key, axis=0, return_inverse=True, return_counts=True)
    rim = e[cnt[inv] == 1]
    rim = rim[~(seam[rim].all(1)) & ~(hem[rim].all(1))]
    move = np.zeros_like(p)
    for k in (0, 1):
        d = p[rim[:, 1]] - p[rim[:, 0]]
        d /= np.maximum(np.linalg.norm(d, axis=1, keepdims=True), 1e-9)
        np.add.at(move, rim[:, k], np.cross(n[rim[:, k]], d))
    move[seam, 1] = 0
    length = np.linalg.norm(move, axis=1, keepdims=True)
    inward = np.where(length > 1e-6, move / np.maximum(length, 1e-6), 0)
    gap = region.get('gap', 0.0045)
    # A crowded outline would fold over when it is drawn in by more than its own step.
    miter = np.minimum(2 / np.maximum(length, 0.9), 1.4)
    p = p + inward * gap / 2 * np.where(length > 1e-6, miter, 0)
    moved = length[:, 0] > 1e-6
    p[moved] = shape.settle(p[moved])
    p[seam & (np.abs(p[:, 1]) < 0.01), 1] = 0
    n[moved] = shape.normal(p[moved])
    sink = region.get('sink', 0.0)
    p = p - n * sink
    r, depth = region.get('edge', 0.003), region.get('depth', 0.03)
    ring_ids = np.unique(rim)
    at = {k: i for i, k in enumerate(ring_ids)}
    base, nb, ib = p[ring_ids], n[ring_ids], inward[ring_ids]
    rings_p = [base - ib * r * 0.7 - nb * r * 0.3, base - ib * r - nb * r, base - ib * r - nb * depth]
    diag = (nb - ib) / np.sqrt(2)
    rings_n = [diag, -ib, -ib]
    pts, nrm, fcs = [p], [n], [faces]
    m, prev = len(p), None
    ra = np.array([at[k] for k in rim[:, 0]], int) if len(rim) else np.zeros(0, int)
    rb = np.array([at[k] for k in rim[:, 1]], int) if len(rim) else np.zeros(0, int)
    for rp, rn in zip(rings_p, rings_n):
        i0 = rim if prev is None else np.stack([prev + ra, prev + rb], 1)
        j0, j1 = m + ra, m + rb
        fcs += [np.stack([i0[:, 1], i0[:, 0], j0], 1), np.stack([i0[:, 1], j0, j1], 1)]
        pts.append(rp)
        nrm.append(rn)
        prev = m
        m += len(rp)
    return dict(points=np.vstack(pts), normals=np.vstack(nrm), faces=np.vstack(fcs), skin=len(faces), dark=2 * len(rim))
