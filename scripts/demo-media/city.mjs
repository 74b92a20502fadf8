import { contactShadow, drawCar } from './car.mjs'
import { Frame } from './frame.mjs'
import { blur } from './mask.mjs'
import { fractal, seededRandom } from './noise.mjs'
import { bell, dim, hex, mix, mixColour, smooth } from './tone.mjs'

const lamps = ['#ffb469', '#ffd9a8', '#ffc58a', '#fff0dc', '#ff9d5c', '#a9c2f2', '#ffcf9a', '#ff5a48'].map(hex)

/** One out-of-focus lamp: a flat disc with a slightly brighter rim, as a fast lens draws it. */
export function addBokeh(frame, x, y, radius, colour, gain) {
  for (let py = Math.max(0, Math.floor(y - radius - 2)); py <= Math.min(frame.height - 1, y + radius + 2); py++) {
    for (let px = Math.max(0, Math.floor(x - radius - 2)); px <= Math.min(frame.width - 1, x + radius + 2); px++) {
      const r = Math.hypot(px - x, py - y) / radius
      const light = gain * smooth(1.02, 0.93, r) * (0.72 + 0.4 * bell(0.92, 0.12, r))
      if (light > 0) for (let c = 0; c < 3; c++) frame.planes[c][py * frame.width + px] += colour[c] * light
    }
  }
}

export async function heroCity({ width, height, seed }) {
  const random = seededRandom(seed)
  const horizon = 505
  const frame = new Frame(width, height)
  frame.paint((x, y) => {
    const haze = bell(horizon - 60, 230, y) * bell(width * 0.3, width * 0.42, x)
    return mixColour(hex('#05070c'), hex('#2b2a34'), haze)
  })
  for (let count = 0; count < 260; count++) {
    const depth = random()
    const x = width * random() ** 1.25 * 1.02
    const y = horizon - 8 - Math.abs(random() + random() + random() - 1.5) * 250 * (0.3 + depth)
    const radius = 4 + 36 * depth ** 2.6
    const calm = mix(1, 0.12, smooth(width * 0.5, width * 0.72, x))
    const colour = lamps[Math.floor(random() ** 1.3 * lamps.length)]
    addBokeh(frame, x, y, radius, colour, (0.06 + 0.5 * random() ** 2) * calm * mix(1, 0.28, depth))
  }
  frame.soften(1)

  const mirrored = frame.planes.map((plane) => {
    const flipped = new Float32Array(plane.length)
    for (let y = horizon; y < height; y++) {
      const from = Math.round(horizon - (y - horizon) * 1.1)
      for (let x = 0; x < width; x++) flipped[y * width + x] = from >= 0 ? plane[from * width + x] : 0
    }
    const long = blur(flipped, width, height, 7, 130)
    const short = blur(flipped, width, height, 5, 34)
    return long.map((value, at) => value * 0.75 + short[at] * 0.3)
  })
  for (let y = horizon; y < height; y++) {
    const near = (y - horizon) / (height - horizon)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const wet = 0.35 + 0.85 * smooth(-0.35, 0.45, fractal(((x - 500) * 0.004) / (0.25 + near), 40 * Math.log(0.08 + near), 4))
      const shimmer = 0.92 + 0.16 * fractal(x * 0.01, y * 0.12, 3)
      for (let c = 0; c < 3; c++) frame.planes[c][at] = 0.0015 + mirrored[c][at] * wet * shimmer * 2
    }
  }

  const veil = (x, y) => bell(horizon, 26, y) * bell(width * 0.3, width * 0.42, x)
  frame.soften(0, 2).lightBy((x, y) => dim(hex('#c98f63'), 0.16 * veil(x, y)))

  const stand = { shape: 'saloon', rearX: 40, groundY: 708, length: 960 }
  const sky = (tilt, along) => {
    const cold = dim(hex('#b9cdf5'), smooth(0.3, 0.66, tilt) * (0.25 + 0.9 * bell(0.55, 0.4, along)))
    const warm = bell(0.16, 0.16, tilt) * (0.26 + 0.08 * Math.sin(along * 34) + 0.05 * Math.sin(along * 71 + 1)) * bell(0.45, 0.5, along)
    return cold.map((value, c) => value + hex('#ffae66')[c] * warm * 0.6 + 0.012)
  }
  const car = await drawCar(width, height, {
    ...stand,
    paint: hex('#10141a'),
    sky,
    lamps: 1.05,
    rim: (along) => mixColour(dim(hex('#ffc48d'), 0.6), dim(hex('#c7d6f5'), 0.85), smooth(0.3, 0.8, along)),
    glassSky: (sheen, along) => dim(hex('#ffb877'), 0.012 + 0.05 * sheen * (0.5 + 0.5 * Math.sin(along * 40)) ** 2),
  })
  const shadow = await contactShadow(width, height, stand)
  frame.shade((x, y) => 1 - shadow[y * width + x] * 0.93)
  frame.reflect(car, stand.groundY + 1, { strength: 0.5, reach: 120, blurX: 3, blurY: 16 })
  frame.place(car)
  const beam = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 985; x < width; x++) {
      const spread = 10 + (x - 985) * 0.12
      beam[y * width + x] = bell(560 + (x - 985) * 0.1, spread, y) * Math.exp(-(x - 985) / 170)
    }
  }
  frame.light(beam, hex('#e9eeff'), 0.035)
  return frame.bloom({ threshold: 0.5, radius: 34, gain: 0.3 }).vignette(0.5, 0.35, 0.55).develop({ exposure: 0.95, grain: 0.018, seed })
}
