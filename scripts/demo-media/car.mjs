import { alloyAt } from './alloy.mjs'
import { profiles } from './car-profiles.mjs'
import { blur, drawMask } from './mask.mjs'
import { bell, clamp, dim, mix, mixColour, smooth } from './tone.mjs'

function heightOn(points, x) {
  let at = 1
  while (at < points.length - 1 && x > points[at][0]) at++
  const [x0, y0] = points[at - 1]
  const [x1, y1] = points[at]
  const before = points[Math.max(0, at - 2)]
  const after = points[Math.min(points.length - 1, at + 1)]
  const t = clamp((x - x0) / (x1 - x0))
  const m0 = ((y1 - before[1]) / (x1 - before[0])) * (x1 - x0)
  const m1 = ((after[1] - y0) / (after[0] - x0)) * (x1 - x0)
  return (2 * t ** 3 - 3 * t ** 2 + 1) * y0 + (t ** 3 - 2 * t ** 2 + t) * m0 + (3 * t ** 2 - 2 * t ** 3) * y1 + (t ** 3 - t ** 2) * m1
}

/** How far the flank faces up (1) or down (-1), at a height given as a share from sill (0) to shoulder (1). */
function flankTilt(share, creaseShare) {
  if (share > 0.93) return mix(0.2, 0.62, smooth(0.93, 1, share))
  if (share > creaseShare) return mix(-0.1, 0.2, smooth(creaseShare, 0.93, share))
  if (share > creaseShare - 0.07) return mix(0.3, -0.1, smooth(creaseShare - 0.07, creaseShare, share))
  return mix(-0.55, 0.3, smooth(0, creaseShare - 0.07, share))
}

/**
 * Draws a car in side view as a layer for `Frame.place` and `Frame.reflect`.
 * `rearX`, `groundY` and `length` are pixels. `sky(tilt, along)` is the light that paint mirrors: tilt 1 is straight up,
 * along 0 is the rear. `rim(along)` is the light on the upper edges.
 */
export async function drawCar(
  width,
  height,
  { shape, rearX, groundY, length, paint, sky, rim, glassSky, lamps = 1, alloy = [0.75, 0.76, 0.8], wheelGain = 0.16, isFacingLeft = false },
) {
  const car = profiles[shape]
  const scale = length / car.length
  const place = isFacingLeft ? `translate(${rearX + length} ${groundY}) scale(${-scale} ${-scale})` : `translate(${rearX} ${groundY}) scale(${scale} ${-scale})`
  const inMillimetres = (shapes) => `<g transform="${place}" fill="#fff">${shapes}</g>`
  const path = (d) => inMillimetres(`<path d="${d}"/>`)
  const circles = (radius) => inMillimetres(car.wheels.map((x) => `<circle cx="${x}" cy="${car.radius}" r="${radius}"/>`).join(''))
  const strokes = (d, thickness) => inMillimetres(`<path d="${d}" fill="none" stroke="#fff" stroke-width="${thickness}"/>`)

  const body = await drawMask(width, height, path(car.body))
  const arches = await drawMask(width, height, circles(car.radius * 1.14))
  const glass = await drawMask(width, height, path(car.glass))
  const glassFrame = await drawMask(width, height, strokes(car.glass, 22))
  const pillars = await drawMask(width, height, path(car.pillars))
  const seams = await drawMask(width, height, strokes(car.seams, Math.max(9, 1.1 / scale)))
  const handles = await drawMask(
    width,
    height,
    inMillimetres(car.handles.map(([x, y, w]) => `<rect x="${x - w}" y="${y}" width="${w}" height="20" rx="10"/>`).join('')),
  )
  const mirror = await drawMask(width, height, path(car.mirror))
  const headlamp = await drawMask(width, height, path(car.headlamp))
  const tail = await drawMask(width, height, path(car.tail))
  const wheels = await drawMask(width, height, circles(car.radius))
  const shadow = await drawMask(
    width,
    height,
    inMillimetres(`<path d="M${car.wheels[0] - 200} 330 L${car.wheels[0]} 20 L${car.wheels[1]} 20 L${car.wheels[1] + 200} 330 Z"/>`),
    6,
  )
  const softBody = blur(body, width, height, 150 * scale, 60 * scale)
  const softGlass = blur(glass, width, height, 60 * scale)

  const planes = [0, 1, 2].map(() => new Float32Array(width * height))
  const alpha = new Float32Array(width * height)
  const shift = Math.max(1, Math.round(9 * scale))
  const wide = Math.max(2, Math.round(34 * scale))
  const coverAt = (mask, x, y) => (y < 0 ? 0 : mask[y * width + x])

  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const inside = Math.max(body[at], wheels[at], shadow[at] * 0.96, mirror[at])
      if (inside < 0.003) continue
      const forward = isFacingLeft ? rearX + length - x : x - rearX
      const mmX = forward / scale
      const mmY = (groundY - y) / scale
      const along = clamp(mmX / car.length)
      let colour = [0.003, 0.003, 0.0035]

      const bodyHere = Math.max(body[at], mirror[at]) * (1 - arches[at])
      if (bodyHere > 0) {
        const shoulder = heightOn(car.shoulder, mmX)
        const sill = 300
        const share = (mmY - sill) / (shoulder - sill)
        const creaseShare = (heightOn(car.crease, mmX) - sill) / (shoulder - sill)
        const edge = 1 - smooth(0.45, 1, softBody[at])
        let tilt =
          share < 1 ? flankTilt(share, creaseShare) : mix(0.62, 0.26, smooth(1, 1.035, share)) + 0.62 * clamp(edge * 0.9 + 0.25 * smooth(0.05, 0.6, share - 1))
        const ends = Math.max(smooth(0.09, 0, along), smooth(0.9, 1, along))
        tilt = mix(tilt, tilt * 0.4 + 0.05, ends)
        for (const wheelX of car.wheels) {
          const away = Math.hypot(mmX - wheelX, mmY - car.radius) / (car.radius * 1.14)
          tilt += bell(1.05, 0.05, away) * 0.2 * smooth(car.radius * 1.5, car.radius * 2.1, mmY)
        }
        const light = sky(clamp(tilt, -1, 1), along)
        const gloss = 0.16 + 0.84 * clamp(tilt * 0.6 + 0.3)
        let surface = [0, 1, 2].map((c) => light[c] * (paint[c] + 0.055 + gloss * 0.05) * (1 - ends * 0.35))
        const isSill = smooth(0.12, 0.06, share)
        surface = mixColour(surface, dim(surface, 0.18), isSill)

        const sheen = clamp((mmY - shoulder) / 600)
        const pane = glassSky ? glassSky(sheen, along) : dim(light, 0.008 + 0.012 * sheen)
        const rimmed = (1 - smooth(0.6, 1, softGlass[at])) * 0.4
        surface = mixColour(
          surface,
          pane.map((value) => value * (1 - rimmed)),
          glass[at],
        )
        surface = mixColour(surface, dim(pane, 0.45), pillars[at] * glass[at] * 0.8)
        const trim = glassFrame[at] * (mmY > shoulder + 110 ? 1 : 0.35)
        surface = surface.map((value, c) => value + sky(0.75, along)[c] * 0.07 * trim * (1 - glass[at] * 0.5))
        surface = mixColour(surface, dim(surface, 0.3), seams[at] * (1 - glass[at]))
        surface = surface.map((value, c) => value + sky(0.7, along)[c] * 0.028 * handles[at])

        const above = Math.max(coverAt(body, x, y - shift), coverAt(mirror, x, y - shift))
        const farAbove = coverAt(body, x, y - wide)
        const bright = rim(along)
        const rimGain = (1 - above) * 1 + (1 - farAbove) * 0.16 * (1 - glass[at])
        surface = surface.map((value, c) => value + bright[c] * rimGain * smooth(sill, sill + 500, mmY))
        if (mirror[at] > 0) surface = mixColour(surface, dim(sky(0.3, along), 0.03), mirror[at])
        colour = mixColour(colour, surface, bodyHere)
      }

      if (wheels[at] > 0) {
        const wheelX = Math.abs(mmX - car.wheels[0]) < Math.abs(mmX - car.wheels[1]) ? car.wheels[0] : car.wheels[1]
        const { rubber, metal } = alloyAt((mmX - wheelX) / car.radius, (car.radius - mmY) / car.radius)
        const light = sky(0.55, along)
        const underArch = 0.35 + 0.65 * smooth(car.radius * 1.9, car.radius * 0.9, mmY)
        const wheel = [0, 1, 2].map((c) => light[c] * (rubber * 0.5 + metal * alloy[c] * wheelGain) * underArch + 0.002)
        colour = mixColour(colour, wheel, wheels[at])
      }
      for (let c = 0; c < 3; c++) planes[c][at] = colour[c] * inside
      alpha[at] = inside
    }
  }

  const lampLight = blur(headlamp, width, height, 4)
  const towards = (at, from, to) => {
    const forward = isFacingLeft ? rearX + length - (at % width) : (at % width) - rearX
    return smooth(from, to, forward / length)
  }
  for (let at = 0; at < alpha.length; at++) {
    const white = headlamp[at] > 0 || lampLight[at] > 0 ? (headlamp[at] + lampLight[at] * 0.5) * lamps * towards(at, 0.9, 1) : 0
    const red = tail[at] > 0 ? tail[at] * 0.32 * lamps * towards(at, 0.09, 0) : 0
    planes[0][at] += white * 0.95 + red
    planes[1][at] += white * 0.97 + red * 0.03
    planes[2][at] += white + red * 0.02
  }
  return { planes, alpha, headlamp, tail }
}

/** The dark pool beneath a car: multiply a floor by one minus this. */
export async function contactShadow(width, height, { rearX, groundY, length }) {
  const depth = length * 0.012
  const core = await drawMask(
    width,
    height,
    `<ellipse cx="${rearX + length / 2}" cy="${groundY + depth * 0.3}" rx="${length * 0.46}" ry="${depth}" fill="#fff"/>`,
    depth * 0.9,
  )
  const wide = await drawMask(
    width,
    height,
    `<ellipse cx="${rearX + length / 2}" cy="${groundY + depth}" rx="${length * 0.52}" ry="${depth * 3}" fill="#fff"/>`,
    depth * 4,
  )
  return core.map((value, at) => clamp(value * 0.9 + wide[at] * 0.6))
}
