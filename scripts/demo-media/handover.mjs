import { addBokeh } from './bokeh.mjs'
import { drawCar } from './car.mjs'
import { Frame } from './frame.mjs'
import { leatherGrain, stitch } from './leather.mjs'
import { blur, drawMask } from './mask.mjs'
import { fractal, noise, seededRandom } from './noise.mjs'
import { paintRelief } from './relief.mjs'
import { bell, clamp, dim, hex, mix, mixColour, smooth } from './tone.mjs'

/** A key on a hide-covered ledge; beyond it, out of focus, the car. */
export async function handover({ width, height, seed }) {
  const edge = 520
  const stand = { shape: 'saloon', rearX: -60, groundY: 560, length: 1240 }
  const light = hex('#ffe3c2')
  const frame = new Frame(width, height).paint((x, y) => mixColour(hex('#07080b'), hex('#3a3a44'), bell(560, 520, x) * bell(300, 230, y)))
  const car = await drawCar(width, height, {
    ...stand,
    paint: hex('#12161c'),
    lamps: 1.3,
    sky: (tilt, along) => dim(light, smooth(0.36, 0.66, tilt) * (0.2 + 1.4 * bell(0.6, 0.4, along)) + 0.02),
    rim: (along) => dim(light, 0.3 + 0.9 * bell(0.6, 0.4, along)),
  })
  const random = seededRandom(seed)
  for (let count = 0; count < 26; count++) addBokeh(frame, random() * 1050, 60 + random() * 210, 14 + random() * 30, light, 0.05 + 0.22 * random())
  frame.soften(2)
  const soft = (plane) => blur(plane, width, height, 13)
  frame.place({ planes: car.planes.map(soft), alpha: soft(car.alpha) })

  const key = { x: 470, y: 690, long: 176, wide: 74, corner: 56, turn: -0.24 }
  const fob = (x, y) => {
    const cos = Math.cos(key.turn)
    const sin = Math.sin(key.turn)
    const u = (x - key.x) * cos + (y - key.y) * sin
    const v = (-(x - key.x) * sin + (y - key.y) * cos) * 1.32
    const dx = Math.abs(u) - key.long + key.corner
    const dy = Math.abs(v) - key.wide + key.corner
    return { u, v, out: Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - key.corner }
  }
  const ledge = paintRelief(width, height, {
    heightAt: (x, y) => {
      const { u, v, out } = fob(x, y)
      if (out < 0) return 34 * Math.sqrt(clamp(-out / 40)) + 16 - 5 * bell(-15, 2.2, out) - 3 * bell(0, 2, Math.abs(u + 20) - 52) * smooth(40, 30, Math.abs(v))
      return leatherGrain(x, y * 1.5, 0.9) * 0.6 + stitch(y - 566, x, 24, 3) * 3 - 5 * bell(586, 3, y) - 0.0009 * Math.max(0, 600 - y) ** 2
    },
    materialAt: (x, y) => {
      const { u, v, out } = fob(x, y)
      if (out < 0)
        return out > -15
          ? { colour: hex('#b9bcc2'), gloss: 30, shine: 0.9 }
          : { colour: mixColour(hex('#15171b'), hex('#0b0c0f'), clamp(v / 60 + 0.5)), gloss: 46, shine: 0.24 + 0.02 * noise(u, v) }
      if (Math.abs(y - 566) < 4 && stitch(y - 566, x, 24, 3) > 0.05) return { colour: hex('#d7b98f'), gloss: 12, shine: 0.08 }
      return { colour: mixColour(hex('#6b4029'), hex('#7a4b31'), 0.5 + 0.5 * fractal(x * 0.005, y * 0.008, 3)), gloss: 20, shine: 0.07 }
    },
    lights: [
      { at: [330, 360, 330], colour: dim(hex('#ffeedb'), 1.5), reach: 420 },
      { at: [980, 520, 240], colour: dim(hex('#bccbea'), 0.25), reach: 420 },
    ],
  })
  const shade = new Float32Array(width * height)
  for (let y = edge; y < height; y++) for (let x = 0; x < width; x++) shade[y * width + x] = smooth(6, -6, fob(x - 12, y - 16).out)
  const cast = blur(shade, width, height, 22)
  ledge.shade((x, y) => 1 - cast[y * width + x] * 0.8 * smooth(-1, 1.5, fob(x, y).out))
  const table = await drawMask(width, height, `<rect x="0" y="${edge}" width="${width}" height="${height - edge}" fill="#fff"/>`, 2)
  const planes = ledge.planes.map((plane) => plane.map((value, at) => value * table[at]))
  frame.place({ planes, alpha: table })
  frame.shade((x) => mix(1, 0.35, smooth(800, 1350, x)))
  return frame.bloom({ threshold: 0.55, radius: 34, gain: 0.25 }).vignette(0.5, 0.35, 0.6).develop({ exposure: 0.95, grain: 0.015, seed })
}
