import { fractal, noise } from './noise.mjs'
import { paintTerrain } from './terrain.mjs'
import { bell, clamp, dim, hex, mixColour, ramp, smooth } from './tone.mjs'

const indigo = hex('#141d38')
const rose = hex('#c98d78')
const glow = hex('#f0bd92')

/** A dune's long windward back and short lee side; `p` runs over one dune. */
function crest(p) {
  const t = p - Math.floor(p)
  return t < 0.68 ? smooth(0, 1, (t / 0.68) * 0.86) / smooth(0, 1, 0.86) : 1 - (t - 0.68) / 0.32
}

function duneHeight(x, z) {
  const bend = 0.9 * noise(x * 0.018 + 4, z * 0.014) + 0.18 * noise(x * 0.06, z * 0.05 + 8)
  const large = crest((x * 0.55 + z * 0.9) * 0.0105 + bend)
  const small = crest((x * 0.8 + z * 0.55) * 0.031 + bend * 1.7 + 0.3)
  const swell = 0.55 + 0.45 * noise(x * 0.008 + 20, z * 0.008)
  return 13 * large * swell + 0.9 * small * (0.4 + 0.6 * large) + 5 * noise(x * 0.004, z * 0.004 + 3)
}

function duneColour(light) {
  return (x, z, _height, normal, distance) => {
    const ripple = Math.sin((x * 0.9 + z * 0.42 + 1.3 * noise(x * 0.35, z * 0.35)) * 13) * 0.05 * smooth(60, 6, distance)
    const nx = normal[0] + ripple * 0.9
    const nz = normal[2] + ripple * 0.5
    const key = clamp(nx * light[0] + normal[1] * light[1] + nz * light[2])
    const sky = 0.5 + 0.5 * normal[1]
    const grain = 1 + 0.05 * noise(x * 14, z * 14)
    const sand = [0, 1, 2].map((c) => grain * (glow[c] * key ** 1.3 * 1.05 + [0.04, 0.055, 0.1][c] * sky * 0.62))
    return mixColour(sand, [0.3, 0.2, 0.2], 0.85 - 0.85 * Math.exp(-Math.max(0, distance - 30) / 420))
  }
}

const duneSky = (horizon, sunX, width) => (x, y) => {
  const up = clamp((horizon - y) / horizon)
  const base = ramp(
    [
      [0, dim(rose, 0.95)],
      [0.1, hex('#a88390')],
      [0.22, hex('#7a7190')],
      [0.42, hex('#4a5379')],
      [0.68, hex('#2b355a')],
      [1, indigo],
    ],
    up,
  )
  const sun = bell(sunX, width * 0.34, x) * Math.exp(-up * 7)
  return base.map((value, c) => value + glow[c] * sun * 0.5)
}

export async function wideDunes({ width, height, seed }) {
  const horizon = 250
  const level = (x, z) => duneHeight(x - 140, z + 260) * 0.75
  const frame = paintTerrain(width, height, {
    heightAt: level,
    colourAt: duneColour([0.82, 0.18, 0.5]),
    skyAt: duneSky(horizon, 1200, width),
    eye: { x: 0, y: 14, z: 0 },
    horizon,
    focal: 1050,
    near: 5,
    far: 900,
    growth: 1.0012,
  })
  return frame.bloom({ threshold: 0.5, radius: 60, gain: 0.2 }).vignette(0.4, 0.6, 0.45).develop({ exposure: 0.95, grain: 0.016, seed })
}

/** Sand from above: wind ripples that split and join. */
export function sandRipples(x, y) {
  const warp = 26 * fractal(x * 0.004, y * 0.004, 3) + 7 * noise(x * 0.02, y * 0.02)
  const wave = (y + x * 0.18 + warp * 1.6) / 30
  const t = wave - Math.floor(wave)
  const profile = t < 0.7 ? smooth(0, 0.7, t) : 1 - (t - 0.7) / 0.3
  return 5.5 * profile * (0.75 + 0.25 * noise(x * 0.01, y * 0.01)) + 0.9 * fractal(x * 0.5, y * 0.5, 3)
}
