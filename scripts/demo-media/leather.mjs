import { cellBorder, fractal, noise } from './noise.mjs'
import { paintRelief } from './relief.mjs'
import { bell, dim, hex, mixColour, smooth } from './tone.mjs'

/** Fine cells of natural grain, in pixels of height. */
const leatherGrain = (x, y, size = 1) => {
  const bend = 0.5 * noise(x * 0.03, y * 0.03)
  const pebble = Math.min(0.42, cellBorder(x / (9 * size) + bend, y / (9 * size) - bend))
  return size * (1.5 * Math.sqrt(pebble) + 0.12 * noise(x * 0.5, y * 0.5))
}

/** A line of stitches: `across` from the seam and `along` it, in pixels. Height of thread, 0 where there is none. */
function stitch(across, along, pitch = 26, thickness = 4.2) {
  const t = along / pitch - Math.floor(along / pitch)
  const lean = across - (t - 0.5) * 3
  const end = smooth(0.1, 0.2, t) * smooth(0.92, 0.82, t)
  return Math.sqrt(Math.max(0, 1 - (lean / thickness) ** 2)) * end
}

export async function squareLeather({ width, height, seed }) {
  const seamX = (y) => width * 0.56 + 90 * Math.sin(y * 0.0021 - 0.5) - y * 0.12
  const thread = (x, y) => {
    const across = x - seamX(y)
    return Math.max(stitch(across - 34, y), stitch(across + 34, y + 13))
  }
  const frame = paintRelief(width, height, {
    heightAt: (x, y) => {
      const across = x - seamX(y)
      const seam = -16 * Math.exp(-Math.abs(across) / 13) - 5 * bell(34, 9, Math.abs(across))
      const pillow = 46 * (1 - Math.exp(-Math.abs(across) / 170)) + 12 * fractal(x * 0.0026, y * 0.0026, 2)
      return seam + pillow + leatherGrain(x, y, 2.3) * 0.6 + thread(x, y) * 6
    },
    materialAt: (x, y) =>
      thread(x, y) > 0.05
        ? { colour: hex('#d9c3a0'), gloss: 14, shine: 0.12 }
        : { colour: mixColour(hex('#7c4526'), hex('#8f5530'), 0.5 + 0.5 * fractal(x * 0.006, y * 0.006, 3)), gloss: 26, shine: 0.13 },
    lights: [
      { at: [width * 0.05, height * 0.02, 620], colour: dim(hex('#ffe6c8'), 1.7), reach: 1000 },
      { at: [width * 1.25, height * 0.9, 380], colour: dim(hex('#9db4d8'), 0.35), reach: 900 },
    ],
  })
  return frame.vignette(0.55, 0.4, 0.4).develop({ exposure: 0.85, grain: 0.004, seed })
}
