import { Frame } from './frame.mjs'

/**
 * Casts one ray a pixel into a plain box room and asks what it met.
 * `surfaces[side]({ x, y, z })` is the light of that surface; sides: `floor`, `ceiling`, `back`, `start` (x small), `end` (x large).
 * The floor mirrors the room by `polish` (0..1), more at a grazing angle. Metres; the eye is at x 0, z 0.
 */
export function paintRoom(width, height, { eyeHeight, focal, horizon, tall, from, to, deep, surfaces, polish, roughness = 0 }) {
  const meet = (ox, oy, oz, dx, dy, dz) => {
    let nearest = (deep - oz) / dz
    let side = 'back'
    if (dy > 0 && (tall - oy) / dy < nearest) [nearest, side] = [(tall - oy) / dy, 'ceiling']
    if (dy < 0 && -oy / dy < nearest) [nearest, side] = [-oy / dy, 'floor']
    if (dx < 0 && (from - ox) / dx < nearest) [nearest, side] = [(from - ox) / dx, 'start']
    if (dx > 0 && (to - ox) / dx < nearest) [nearest, side] = [(to - ox) / dx, 'end']
    return { side, x: ox + dx * nearest, y: oy + dy * nearest, z: oz + dz * nearest }
  }
  const sample = (px, py) => {
    const dx = (px - width / 2) / focal
    const dy = (horizon - py) / focal
    const hit = meet(0, eyeHeight, 0, dx, dy, 1)
    const own = surfaces[hit.side](hit)
    if (hit.side !== 'floor') return own
    const grazing = polish * (0.25 + 0.75 * (1 - Math.abs(dy) / Math.hypot(dx, dy, 1)) ** 4)
    const total = [0, 0, 0]
    const tries = roughness > 0 ? 5 : 1
    for (let attempt = 0; attempt < tries; attempt++) {
      const jitter = roughness * ((attempt + 0.5) / tries - 0.5)
      const mirrored = meet(hit.x, 0, hit.z, dx, -dy + jitter, 1)
      const light = surfaces[mirrored.side === 'floor' ? 'back' : mirrored.side](mirrored)
      for (let c = 0; c < 3; c++) total[c] += light[c] / tries
    }
    return own.map((value, c) => value * (1 - grazing) + total[c] * grazing)
  }
  return new Frame(width, height).paint((x, y) => {
    const a = sample(x + 0.25, y + 0.25)
    const b = sample(x + 0.75, y + 0.75)
    const c = sample(x + 0.25, y + 0.75)
    const d = sample(x + 0.75, y + 0.25)
    return [0, 1, 2].map((part) => (a[part] + b[part] + c[part] + d[part]) / 4)
  })
}
