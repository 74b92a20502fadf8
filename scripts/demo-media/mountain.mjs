import { fractal, noise } from './noise.mjs'
import { paintTerrain } from './terrain.mjs'
import { bell, clamp, dim, hex, mixColour, ramp, smooth } from './tone.mjs'

const dawn = hex('#e8b79a')
const mist = hex('#6b7390')

const bendAt = (z) => 7 * Math.sin(z * 0.021 + 0.4) + 22 * Math.sin(z * 0.0065 - 0.55) - 2 + 13

function ridge(x, z) {
  let sum = 0
  let strength = 1
  let fx = x * 0.0062
  let fz = z * 0.0062
  for (let octave = 0; octave < 6; octave++) {
    sum += strength * (1 - Math.abs(noise(fx + octave * 17.3, fz + octave * 5.1))) ** 2
    strength *= 0.46
    fx *= 2.1
    fz *= 2.1
  }
  return sum
}

/** A valley road between ridges: flat by the road, steep beyond. */
function valleyHeight(x, z) {
  const away = Math.abs(x - bendAt(z))
  const rise = smooth(5, 75, away)
  const far = smooth(90, 420, z)
  const verge = smooth(4.2, 12, away) * (0.8 * fractal(x * 0.16, z * 0.16, 4) + 0.22 * fractal(x * 0.9, z * 0.9, 3))
  return z * 0.004 + rise * (14 + 62 * far) * (ridge(x, z) - 0.55) * 0.62 + verge
}

function valleyColour(light, trails) {
  return (x, z, height, normal, distance) => {
    const across = x - bendAt(z)
    const away = Math.abs(across)
    const key = clamp(normal[0] * light[0] + normal[1] * light[1] + normal[2] * light[2])
    const rough = 1 + 0.35 * fractal(x * 0.9, z * 0.9, 4)
    let colour = [0, 1, 2].map((c) => rough * (dawn[c] * key * 0.17 + [0.022, 0.03, 0.05][c] * (0.4 + 0.6 * normal[1])))
    const road = smooth(4.1, 3.9, away)
    const sheen = 0.02 + 0.1 * smooth(10, 160, distance)
    colour = mixColour(
      colour,
      [0, 1, 2].map((c) => [0.016, 0.019, 0.027][c] * (1 + 0.06 * noise(x * 6, z * 4)) + mist[c] * sheen),
      road,
    )
    const edgeLine = smooth(0.09, 0.05, Math.abs(away - 3.65)) * road
    colour = mixColour(colour, [0.16, 0.17, 0.19], edgeLine * 0.8)
    if (trails) {
      const reach = smooth(9, 40, distance)
      const thin = 0.035 + distance * 0.0009
      const red = bell(1.25, thin, across) + bell(2.35, thin, across)
      const white = bell(-1.2, thin, across) + bell(-2.3, thin, across)
      const halo = bell(1.8, 1.1, across)
      const haloWhite = bell(-1.75, 1.1, across)
      colour = colour.map(
        (value, c) =>
          value + reach * (red * [1.5, 0.12, 0.06][c] + white * [1.35, 1.15, 0.9][c] + halo * [0.05, 0.006, 0.004][c] + haloWhite * [0.045, 0.04, 0.034][c]),
      )
    }
    const haze = 1 - Math.exp(-Math.max(0, distance - 30) / (300 + Math.max(0, height) * 7))
    return mixColour(colour, mixColour(dim(mist, 0.85), dim(dawn, 0.85), smooth(200, 900, distance) * 0.65), haze * 0.93)
  }
}

const dawnSky = (horizon, sunX, width) => (x, y) => {
  const up = clamp((horizon - y) / horizon)
  const veil = 0.5 + 0.5 * fractal(x * 0.0022, y * 0.011 + 5, 5)
  const base = ramp(
    [
      [0, dim(dawn, 0.95)],
      [0.16, hex('#c3a3a0')],
      [0.34, hex('#978a9c')],
      [0.62, hex('#646b8c')],
      [1, hex('#343f60')],
    ],
    up + (veil - 0.5) * 0.16,
  )
  return base.map((value, c) => value + dawn[c] * bell(sunX, width * 0.3, x) * Math.exp(-up * 4) * 0.55)
}

function dawnRoad({ width, height, horizon, eye, focal, sunX, trails, light }) {
  return paintTerrain(width, height, {
    heightAt: valleyHeight,
    colourAt: valleyColour(light, trails),
    skyAt: dawnSky(horizon, sunX, width),
    eye,
    horizon,
    focal,
    near: 3,
    far: 1300,
    growth: 1.0014,
  })
}

export async function wideRoad({ width, height, seed }) {
  const frame = dawnRoad({
    width,
    height,
    horizon: 285,
    eye: { x: bendAt(170) - 1, y: 5.6, z: 170 },
    focal: 900,
    sunX: 980,
    trails: false,
    light: [0.7, 0.32, 0.5],
  })
  return frame.bloom({ threshold: 0.55, radius: 40, gain: 0.2 }).vignette(0.45, 0.55, 0.5).develop({ exposure: 1, grain: 0.017, seed })
}
