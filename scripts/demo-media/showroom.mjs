import { contactShadow, drawCar } from './car.mjs'
import { noise } from './noise.mjs'
import { paintRoom } from './room.mjs'
import { bell, clamp, dim, hex, mix, mixColour, smooth } from './tone.mjs'

const stripe = (value, pitch, thickness) => {
  const t = Math.abs(value / pitch - Math.round(value / pitch)) * pitch
  return smooth(thickness, thickness * 0.5, t)
}

/** A long bright hall: daylight through tall panes at one side, a bronze wall that swallows it at the other. */
export async function heroShowroom({ width, height, seed }) {
  const daylight = hex('#f4f1ea')
  const stone = hex('#cfc8bc')
  const surfaces = {
    start: ({ y, z }) => dim(daylight, mix(1.25, 0.8, clamp(y / 6)) * (1 - 0.93 * stripe(z, 2.4, 0.11)) * smooth(6.2, 5.6, y) + 0.02),
    back: ({ x, y }) => {
      const share = smooth(-1.5, 5.5, x)
      const wall = dim(stone, 0.62 * Math.exp(-(x + 9) / 11) + 0.03)
      const panel = 1 - 0.35 * stripe(x, 2.8, 0.02)
      const wash = 1 + 0.45 * Math.exp(-(6.2 - y) / 1.1)
      return mixColour(dim(wall, panel * wash), dim(hex('#3b2f26'), 0.2 * wash * (0.75 + 0.25 * Math.sin(x * 28))), share)
    },
    end: ({ y, z }) => dim(hex('#3b2f26'), 0.16 * (0.75 + 0.25 * Math.sin(z * 26)) * (1 + 0.5 * Math.exp(-(6.2 - y) / 1.2))),
    ceiling: ({ x, z }) => {
      const lamp =
        smooth(0.13, 0.1, Math.abs(x + 2.6)) * smooth(4, 5, z) * smooth(21, 20, z) +
        0.6 * smooth(0.08, 0.06, Math.abs(x - 2.6)) * smooth(5, 6, z) * smooth(19, 18, z)
      return mixColour(dim(stone, 0.42 * Math.exp(-(x + 9) / 9) + 0.02), dim(daylight, 1.9), lamp)
    },
    floor: ({ x, z }) =>
      dim(stone, (0.5 * Math.exp(-(x + 9) / 8) + 0.035) * (1 + 0.03 * noise(x * 9, z * 9)) * (1 - 0.2 * stripe(x, 3, 0.012)) * (1 - 0.2 * stripe(z, 3, 0.012))),
  }
  const frame = paintRoom(width, height, {
    eyeHeight: 1.5,
    focal: 1150,
    horizon: 470,
    tall: 6.2,
    from: -9,
    to: 9,
    deep: 17,
    surfaces,
    polish: 0.62,
    roughness: 0.012,
  })
  const stand = { shape: 'coupe', rearX: 110, groundY: 742, length: 880 }
  const car = await drawCar(width, height, {
    ...stand,
    paint: hex('#3a3d42'),
    lamps: 0.5,
    wheelGain: 0.4,
    sky: (tilt, along) => {
      const day = mix(1, 0.5, along)
      return dim(daylight, day * (smooth(0.3, 0.72, tilt) * 0.95 + 0.16 + 0.3 * bell(0.2, 0.15, tilt)) + smooth(-0.1, -0.5, tilt) * 0.14)
    },
    rim: (along) => dim(daylight, mix(0.5, 0.2, along)),
    glassSky: (sheen, along) => dim(daylight, 0.03 + 0.1 * sheen * mix(1, 0.4, along)),
  })
  const shadow = await contactShadow(width, height, stand)
  frame.shade((x, y) => 1 - shadow[y * width + x] * 0.88)
  frame.reflect(car, stand.groundY + 1, { strength: 0.4, reach: 120, blurX: 2, blurY: 8 })
  frame.place(car)
  frame.shade((x) => mix(1, 0.6, smooth(width * 0.55, width * 0.8, x)))
  return frame.bloom({ threshold: 0.75, radius: 60, gain: 0.25 }).vignette(0.3, 0.35, 0.5).develop({ exposure: 1.0, grain: 0.012, seed })
}

/** A service hall after hours: lines of light, a spotless floor, one car on the bay. */
export async function serviceBay({ width, height, seed }) {
  const cool = hex('#e8eef8')
  const wall = hex('#4a5058')
  const surfaces = {
    start: ({ y, z }) => dim(wall, 0.22 * (1 - 0.5 * stripe(z, 3, 0.03)) * (0.4 + 0.6 * smooth(0, 5, y)) + 0.5 * stripe(y - 0.9, 50, 0.02)),
    end: ({ y, z }) => dim(wall, 0.22 * (1 - 0.5 * stripe(z, 3, 0.03)) * (0.4 + 0.6 * smooth(0, 5, y)) + 0.5 * stripe(y - 0.9, 50, 0.02)),
    back: ({ x, y }) => {
      const door = smooth(2.72, 2.68, Math.abs(x)) * smooth(3.62, 3.58, y)
      const slats = 1 - 0.4 * stripe(y, 0.45, 0.02)
      return mixColour(dim(wall, 0.3 * (0.35 + (0.65 * y) / 5)), dim(cool, 0.22 * slats * (0.35 + (0.65 * y) / 3.6)), door)
    },
    ceiling: ({ x, z }) => {
      const t = Math.abs(Math.abs(x) - 2.6)
      const bar = smooth(0.09, 0.06, t) * smooth(0.06, 0.1, Math.abs(z / 3 - Math.round(z / 3)))
      return mixColour(dim(wall, 0.07), dim(cool, 2.6), bar)
    },
    floor: ({ x, z }) => {
      const line = smooth(0.05, 0.035, Math.abs(Math.abs(x) - 3.3)) * smooth(3, 3.2, z)
      return mixColour(dim(hex('#6a7078'), 0.24 * (1 + 0.03 * noise(x * 12, z * 12))), dim(cool, 0.5), line)
    },
  }
  const frame = paintRoom(width, height, {
    eyeHeight: 1.55,
    focal: 1050,
    horizon: 440,
    tall: 5,
    from: -6.5,
    to: 6.5,
    deep: 18,
    surfaces,
    polish: 0.6,
    roughness: 0.02,
  })
  const stand = { shape: 'suv-compact', rearX: 410, groundY: 720, length: 780 }
  const car = await drawCar(width, height, {
    ...stand,
    paint: hex('#23272d'),
    lamps: 0.6,
    wheelGain: 0.3,
    sky: (tilt, along) =>
      dim(cool, smooth(0.34, 0.66, tilt) * (0.7 + 0.5 * bell(0.55, 0.3, along)) + 0.1 + 0.22 * bell(0.18, 0.14, tilt) + smooth(-0.1, -0.5, tilt) * 0.1),
    rim: (along) => dim(cool, 0.3 + 0.5 * bell(0.5, 0.3, along)),
    glassSky: (sheen) => dim(cool, 0.015 + 0.06 * sheen),
  })
  const shadow = await contactShadow(width, height, stand)
  frame.shade((x, y) => 1 - shadow[y * width + x] * 0.9)
  frame.reflect(car, stand.groundY + 1, { strength: 0.35, reach: 110, blurX: 2, blurY: 10 })
  frame.place(car)
  return frame.bloom({ threshold: 0.7, radius: 44, gain: 0.3 }).vignette(0.45, 0.5, 0.5).develop({ exposure: 0.8, grain: 0.014, seed })
}
