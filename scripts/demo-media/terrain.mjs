import { Frame } from './frame.mjs'

/**
 * Paints a landscape column by column, near to far, over a sky.
 * `heightAt(x, z)` in metres or so; `colourAt(x, z, height, normal, distance)`; `skyAt(x, y)` in picture pixels.
 * Drawn at twice the size and averaged, so crests stay clean.
 */
export function paintTerrain(width, height, { heightAt, colourAt, skyAt, eye, horizon, focal, near = 2, far = 400, growth = 1.004 }) {
  const frame = new Frame(width, height)
  frame.paint(skyAt)
  const sums = [0, 1, 2].map(() => new Float32Array(width * height))
  const counts = new Float32Array(width * height)
  const tall = height * 2
  for (let column = 0; column < width * 2; column++) {
    const slope = (column / 2 - width / 2) / focal
    let reached = tall
    for (let z = near; z < far && reached > 0; z *= growth) {
      const x = eye.x + slope * z
      const worldZ = eye.z + z
      const ground = heightAt(x, worldZ)
      const row = Math.max(0, Math.floor((horizon - ((ground - eye.y) * focal) / z) * 2))
      if (row >= reached) continue
      const gap = 0.03 + z * 0.0016
      const nx = (heightAt(x - gap, worldZ) - heightAt(x + gap, worldZ)) / (2 * gap)
      const nz = (heightAt(x, worldZ - gap) - heightAt(x, worldZ + gap)) / (2 * gap)
      const size = Math.hypot(nx, 1, nz)
      const colour = colourAt(x, worldZ, ground, [nx / size, 1 / size, nz / size], z)
      for (let y = row; y < reached; y++) {
        const at = (y >> 1) * width + (column >> 1)
        for (let c = 0; c < 3; c++) sums[c][at] += colour[c] / 4
        counts[at] += 0.25
      }
      reached = row
    }
  }
  sums.forEach((plane, c) => {
    for (let at = 0; at < plane.length; at++) frame.planes[c][at] = frame.planes[c][at] * (1 - counts[at]) + plane[at]
  })
  return frame
}
