import { fractal, noise } from './noise.mjs'
import { smooth } from './tone.mjs'

/** Sand from above: wind ripples that split and join. */
export function sandRipples(x, y) {
  const warp = 26 * fractal(x * 0.004, y * 0.004, 3) + 7 * noise(x * 0.02, y * 0.02)
  const wave = (y + x * 0.18 + warp * 1.6) / 30
  const t = wave - Math.floor(wave)
  const profile = t < 0.7 ? smooth(0, 0.7, t) : 1 - (t - 0.7) / 0.3
  return 5.5 * profile * (0.75 + 0.25 * noise(x * 0.01, y * 0.01)) + 0.2 * fractal(x * 0.45, y * 0.45, 2)
}
