import { Frame } from './frame.mjs'

const unit = (v) => {
  const size = Math.hypot(v[0], v[1], v[2])
  return v.map((part) => part / size)
}

/**
 * Lights a height field seen from straight above. `heightAt(x, y)` is in pixels; `materialAt(x, y, height)` answers
 * `{ colour, gloss, shine }`; a light has a place `at` [x, y, z], a `colour`, and a `reach` in pixels.
 */
export function paintRelief(width, height, { heightAt, materialAt, lights, ambient = [0.02, 0.02, 0.025] }) {
  // Two samples a pixel each way: hard edges such as stitches and rims would show steps otherwise.
  const wide = width * 2 + 1
  const field = new Float32Array(wide * (height * 2 + 1))
  for (let y = 0; y <= height * 2; y++) for (let x = 0; x < wide; x++) field[y * wide + x] = heightAt(x / 2, y / 2)

  const lit = (column, row) => {
    const x = column / 2
    const y = row / 2
    const here = field[row * wide + column]
    const normal = unit([2 * (here - field[row * wide + column + 1]), 2 * (here - field[(row + 1) * wide + column]), 1])
    const { colour, gloss = 20, shine = 0.2 } = materialAt(x, y, here)
    const out = [0, 1, 2].map((c) => colour[c] * ambient[c] * (0.5 + 0.5 * normal[2]))
    for (const lamp of lights) {
      const offset = [lamp.at[0] - x, lamp.at[1] - y, lamp.at[2] - here]
      const distance = Math.hypot(offset[0], offset[1], offset[2])
      const to = offset.map((part) => part / distance)
      const fade = 1 / (1 + (distance / lamp.reach) ** 2)
      const facing = Math.max(0, normal[0] * to[0] + normal[1] * to[1] + normal[2] * to[2])
      const half = unit([to[0], to[1], to[2] + 1])
      const mirror = Math.max(0, normal[0] * half[0] + normal[1] * half[1] + normal[2] * half[2]) ** gloss
      for (let c = 0; c < 3; c++) out[c] += lamp.colour[c] * fade * (colour[c] * facing + shine * mirror)
    }
    // A glint far above white would spoil the average of its pixel.
    return out.map((value) => Math.min(1.4, value))
  }
  return new Frame(width, height).paint((x, y) => {
    const samples = [lit(x * 2, y * 2), lit(x * 2 + 1, y * 2), lit(x * 2, y * 2 + 1), lit(x * 2 + 1, y * 2 + 1)]
    return [0, 1, 2].map((c) => (samples[0][c] + samples[1][c] + samples[2][c] + samples[3][c]) / 4)
  })
}
