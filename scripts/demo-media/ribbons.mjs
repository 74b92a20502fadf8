import { Frame } from './frame.mjs'
import { fractal, noise } from './noise.mjs'
import { bell, hex, mix, mixColour, smooth } from './tone.mjs'

/** Bands of light that a lens would draw from a passing car, on a dark ground. */
export async function lightRibbons({ width, height, seed, ground, glow, hues, phase, lift }) {
  const base = hex(ground)
  const far = hex(glow)
  const colours = hues.map(hex)
  const frame = new Frame(width, height).paint((x, y) => {
    const haze = bell(width * 0.3, width * 0.45, x) * bell(height * 0.55, height * 0.5, y)
    return mixColour(base, far, haze * 0.8 * (1 + 0.2 * fractal(x * 0.002, y * 0.002, 3)))
  })
  const count = 46
  for (let band = 0; band < count; band++) {
    const share = band / (count - 1)
    const colour = colours[band % colours.length]
    const strength = 0.012 + 0.075 * (0.5 + 0.5 * noise(band * 1.7, phase)) ** 2
    const isBright = band % 9 === 4
    for (let x = 0; x < width; x++) {
      const u = x / width
      const spread = mix(30, 330, smooth(0.9, 0, u)) * (0.7 + 0.3 * Math.sin(u * 2.4 + phase))
      const middle = height * (lift + 0.2 * Math.sin(u * 2.6 + phase) - 0.12 * u)
      const y0 = middle + (share - 0.5) * spread * 1.9 + 16 * Math.sin(u * 5 + share * 7 + phase * 2)
      const thick = isBright ? 1.7 : 5 + 22 * (0.5 + 0.5 * noise(band * 3.1, u * 1.5 + phase))
      const fade = smooth(0.98, 0.42, u) * (0.45 + 0.55 * smooth(0, 0.14, u))
      const reach = Math.ceil(thick * 3)
      for (let y = Math.max(0, Math.floor(y0 - reach)); y < Math.min(height, y0 + reach); y++) {
        const light = bell(y0, thick, y) * strength * fade * (isBright ? 6 : 1)
        for (let c = 0; c < 3; c++) frame.planes[c][y * width + x] += colour[c] * light
      }
    }
  }
  return frame.bloom({ threshold: 0.18, radius: 46, gain: 0.5 }).vignette(0.5, 0.35, 0.5).develop({ exposure: 0.95, grain: 0.014, seed })
}
