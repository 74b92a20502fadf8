import { contactShadow, drawCar } from './car.mjs'
import { Frame } from './frame.mjs'
import { bell, clamp, dim, hex, mix, mixColour, smooth } from './tone.mjs'

const coolWhite = hex('#dfe6f2')
const warmWhite = hex('#ffe9d2')

/** One long overhead softbox, a dim back wall and a floor that returns a little light. */
function darkStudioSky(keyAlong, reach) {
  return (tilt, along) => {
    const key = bell(keyAlong, reach, along)
    const box = smooth(0.36, 0.66, tilt) * (0.06 + 1.5 * key)
    const edge = bell(0.2, 0.16, tilt) * 0.42 * key
    const floor = smooth(-0.1, -0.5, tilt) * 0.1
    return mixColour(dim(coolWhite, box + edge + floor + 0.02), dim(warmWhite, box + edge), 0.25 * along)
  }
}

/** A silhouette in a dark studio: a seam of light on the roof, one on the shoulder, the rest left to the eye. */
export async function darkStudio({
  shape,
  width,
  height,
  rearX,
  groundY,
  length,
  paint = '#11151b',
  keyAlong = 0.66,
  reach = 0.42,
  glowX,
  seed,
  backdrop = '#3a424e',
  rimGain = 1,
}) {
  const frame = new Frame(width, height)
  const wall = hex(backdrop)
  const black = hex('#050608')
  frame.paint((x, y) => {
    const glow = bell(glowX, width * 0.32, x) * (y < groundY - 20 ? bell(groundY - length * 0.16, length * 0.19, y) : 0)
    const floorGlow = y >= groundY - 20 ? bell(glowX, width * 0.36, x) * (0.42 * Math.exp(-(y - groundY + 20) / 110) + 0.05) : 0
    const soft = smooth(groundY - 60, groundY + 30, y)
    const share = mix(glow, floorGlow, soft)
    return mixColour(black, wall, clamp(share))
  })
  frame.soften(3, 22)

  const stand = { shape, rearX, groundY, length }
  const car = await drawCar(width, height, {
    ...stand,
    paint: hex(paint),
    lamps: 0.85,
    sky: darkStudioSky(keyAlong, reach),
    rim: (along) => dim(coolWhite, rimGain * (0.05 + 1.05 * bell(keyAlong - 0.08, reach * 0.9, along))),
  })
  const shadow = await contactShadow(width, height, stand)
  frame.shade((x, y) => 1 - shadow[y * width + x] * 0.92)
  frame.reflect(car, groundY + 1, { strength: 0.34, reach: length * 0.065, blurX: 2, blurY: 7 })
  frame.place(car)

  return frame
    .bloom({ threshold: 0.5, radius: 26, gain: 0.22 })
    .vignette(0.5, glowX / width, 0.55)
    .develop({ exposure: 0.95, grain: 0.02, seed })
}

/** The same silhouettes on warm paper: a bright cove, pale paint, a quiet shadow. */
export async function lightStudio({ shape, width, height, rearX, groundY, length, paint = '#7d7c79', seed }) {
  const frame = new Frame(width, height)
  const paper = hex('#b9b3a9')
  const high = hex('#e6e1d8')
  const low = hex('#a49c90')
  frame.paint((x, y) => {
    const spot = bell(width * 0.5, width * 0.42, x) * bell(groundY - 200, 330, y)
    const floor = smooth(groundY - 90, groundY + 40, y)
    return mixColour(mixColour(paper, high, spot), mixColour(low, high, 0.55 * bell(width / 2, width * 0.4, x) * bell(groundY + 60, 160, y)), floor * 0.75)
  })
  frame.soften(4, 40)
  const stand = { shape, rearX, groundY, length }
  const sky = (tilt, along) => {
    const box = smooth(0.3, 0.75, tilt) * (0.7 + 0.6 * bell(0.6, 0.4, along))
    const horizon = 0.34 + 0.16 * smooth(-0.2, 0.3, tilt)
    const floor = smooth(-0.05, -0.5, tilt) * 0.12
    return dim([1, 0.985, 0.96], horizon + box + floor - 0.12 * bell(0.02, 0.12, tilt))
  }
  const car = await drawCar(width, height, {
    ...stand,
    paint: hex(paint),
    sky,
    lamps: 0.3,
    wheelGain: 0.42,
    rim: (along) => dim([1, 0.99, 0.97], 0.1 + 0.22 * bell(0.6, 0.4, along)),
    glassSky: (sheen, along) => dim([0.9, 0.95, 1], 0.02 + 0.12 * sheen * bell(0.7, 0.35, along) + 0.02 * sheen),
  })
  const shadow = await contactShadow(width, height, stand)
  frame.shade((x, y) => 1 - shadow[y * width + x] * 0.86)
  frame.reflect(car, groundY + 1, { strength: 0.16, reach: length * 0.06, blurX: 3, blurY: 9 })
  frame.place(car)
  return frame.bloom({ threshold: 0.9, radius: 30, gain: 0.1 }).vignette(0.3, 0.5, 0.5).develop({ exposure: 1.08, grain: 0.014, seed })
}
