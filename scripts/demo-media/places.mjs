import { addBokeh } from './city.mjs'
import { contactShadow, drawCar } from './car.mjs'
import { Frame } from './frame.mjs'
import { leatherGrain, stitch } from './leather.mjs'
import { blur, drawMask } from './mask.mjs'
import { fractal, noise, seededRandom } from './noise.mjs'
import { paintRelief } from './relief.mjs'
import { bell, clamp, dim, hex, mix, mixColour, ramp, smooth } from './tone.mjs'

/** A retailer at dusk: one long roof, warm rooms behind glass, wet stone in front. */
export async function retailerFacade({ width, height, seed }) {
  const ground = 640
  const roof = [300, 338]
  const glass = { from: 300, to: 1420 }
  const warm = hex('#ffd3a0')
  const frame = new Frame(width, height).paint((x, y) => {
    const up = clamp((ground - y) / ground)
    const sky = ramp(
      [
        [0, hex('#c59a8b')],
        [0.25, hex('#8a819b')],
        [0.55, hex('#4c5678')],
        [1, hex('#1f2a47')],
      ],
      up,
    )
    return dim(sky, 0.75 + 0.15 * fractal(x * 0.002, y * 0.009, 4))
  })
  const trees = await drawMask(
    width,
    height,
    `<path d="M0 640 L0 560 Q120 530 240 566 L300 570 L300 640 Z M1420 640 L1420 560 Q1500 540 1600 556 L1600 640 Z" fill="#fff"/>`,
    4,
  )
  frame.cover(trees, hex('#0d1220'))

  const pane = await drawMask(
    width,
    height,
    `<rect x="${glass.from}" y="${roof[1]}" width="${glass.to - glass.from}" height="${ground - roof[1]}" fill="#fff"/>`,
  )
  frame.cover(pane, (x, y) => {
    const down = (y - roof[1]) / (ground - roof[1])
    const wall = x < 720 ? 0.5 : 0.36
    const wash = 0.35 * Math.exp(-down * 3) + wall * (0.6 + 0.4 * Math.sin((x - glass.from) * 0.011))
    const downlights = 0.5 * Math.exp(-down * 6) * (0.5 + 0.5 * Math.cos(((x - glass.from) / 70) * Math.PI * 2)) ** 6
    const floor = smooth(0.8, 0.9, down) * 0.12
    return dim(warm, (wash + downlights) * mix(1, 0.5, smooth(0.7, 1, down)) + floor)
  })
  const room = { width, height, groundY: 637 }
  for (const [shape, rearX, length, isFacingLeft] of [
    ['saloon', 420, 330, true],
    ['suv-large', 800, 320, true],
    ['coupe', 1160, 240, true],
  ]) {
    const car = await drawCar(width, height, {
      shape,
      rearX,
      groundY: room.groundY,
      length,
      isFacingLeft,
      paint: hex('#0f1216'),
      lamps: 0.25,
      wheelGain: 0.12,
      sky: (tilt) => dim(warm, smooth(0.3, 0.66, tilt) * 0.7 + 0.03),
      rim: () => dim(warm, 0.5),
      glassSky: () => dim(warm, 0.02),
    })
    const shadow = await contactShadow(width, height, { rearX, groundY: room.groundY - 2, length })
    frame.shade((x, y) => 1 - shadow[y * width + x] * 0.9).place(car)
  }
  let mullions = ''
  for (let x = glass.from; x <= glass.to; x += 140) mullions += `<rect x="${x - 2}" y="${roof[1]}" width="4" height="${ground - roof[1]}" fill="#fff"/>`
  frame.cover(await drawMask(width, height, mullions), hex('#0b0d12'))
  const sheen = await drawMask(width, height, `<path d="M720 338 L860 338 L700 640 L560 640 Z M1000 338 L1060 338 L900 640 L840 640 Z" fill="#fff"/>`, 3)
  frame.light(sheen, hex('#8fa0c8'), 0.035)

  const stone = await drawMask(width, height, `<rect x="96" y="${roof[0] - 70}" width="206" height="${ground - roof[0] + 70}" fill="#fff"/>`)
  frame.cover(stone, (x, y) => {
    const joint = Math.min(Math.abs((y - roof[0]) % 56), Math.abs((x - 96) % 103)) < 1 ? 0.6 : 1
    const wash = Math.exp(-(ground - y) / 190) * (0.45 + 0.55 * Math.cos(((x - 147) / 103) * Math.PI * 2) ** 2)
    const texture = 1 + 0.12 * fractal(x * 0.05, y * 0.05, 4)
    return mixColour(dim(hex('#3c3a40'), 0.7), dim(hex('#d9b48c'), 0.9), wash).map((value) => value * texture * joint)
  })
  const canopy = await drawMask(width, height, `<path d="M60 ${roof[0]} L1520 ${roof[0]} L1500 ${roof[1]} L80 ${roof[1]} Z" fill="#fff"/>`)
  frame.cover(canopy, (_x, y) => mixColour(hex('#171b25'), hex('#0a0c11'), (y - roof[0]) / 38))
  frame.light(await drawMask(width, height, `<rect x="300" y="${roof[1] - 3}" width="1196" height="3" fill="#fff"/>`, 1), warm, 1)
  frame.light(await drawMask(width, height, `<rect x="62" y="${roof[0]}" width="1456" height="1.5" fill="#fff"/>`), hex('#c3c9de'), 0.25)

  const mirrored = frame.planes.map((plane) => {
    const flipped = new Float32Array(plane.length)
    for (let y = ground; y < height; y++) {
      const from = Math.max(0, Math.round(ground - (y - ground) * 1.25))
      for (let x = 0; x < width; x++) flipped[y * width + x] = plane[from * width + x]
    }
    return blur(flipped, width, height, 3, 22)
  })
  for (let y = ground; y < height; y++) {
    const near = (y - ground) / (height - ground)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const wet = 0.28 + 0.5 * smooth(-0.4, 0.4, fractal(((x - 800) * 0.004) / (0.3 + near), 14 * Math.log(0.1 + near), 4))
      const row = Math.log(0.06 + near) * 5
      const joint = Math.abs(row - Math.round(row)) < (0.02 / (0.2 + near)) * 0.25 ? 0.8 : 1
      for (let c = 0; c < 3; c++) frame.planes[c][at] = [0.012, 0.013, 0.018][c] + mirrored[c][at] * wet * joint * mix(1, 0.6, near)
    }
  }
  return frame.bloom({ threshold: 0.5, radius: 40, gain: 0.3 }).vignette(0.5, 0.5, 0.55).develop({ exposure: 0.85, grain: 0.014, seed })
}

/** Sockets in a dark tray, each in its own cut-out, in order of size. */
export async function workshopDetail({ width, height, seed }) {
  const pieces = []
  let along = 60
  for (let count = 0; count < 9; count++) {
    const radius = 128 - count * 11
    pieces.push({ x: along + radius, y: 330 + count * 34, radius })
    pieces.push({ x: along + radius - 150, y: 640 + count * 26, radius: radius * 0.8 })
    along += radius * 2 + 24
  }
  const nearest = (x, y) => {
    let best = pieces[0]
    let bestAway = 99
    for (const piece of pieces) {
      const away = Math.hypot(x - piece.x, y - piece.y) / piece.radius
      if (away < bestAway) [best, bestAway] = [piece, away]
    }
    return { piece: best, away: bestAway, angle: Math.atan2(y - best.y, x - best.x) }
  }
  const hexagon = (away, angle, size) => away * Math.cos(((((angle + Math.PI / 6) % (Math.PI / 3)) + Math.PI / 3) % (Math.PI / 3)) - Math.PI / 6) - size
  const frame = paintRelief(width, height, {
    heightAt: (x, y) => {
      const { piece, away, angle } = nearest(x, y)
      if (away > 1.09) return leatherGrain(x, y, 0.5) * 0.5
      if (away > 0.94) return -22
      const wall = 26 * smooth(0.94, 0.86, away)
      const inner = 60 * smooth(0.02, -0.02, hexagon(away, angle, 0.56))
      return wall - inner * (piece.radius / 120)
    },
    materialAt: (x, y) => {
      const { away, angle } = nearest(x, y)
      if (away > 1.09) return { colour: hex('#1d2026'), gloss: 12, shine: 0.03 }
      if (away > 0.94) return { colour: hex('#050608'), gloss: 6, shine: 0 }
      const inside = smooth(0.02, -0.02, hexagon(away, angle, 0.56))
      const sweep = Math.abs(Math.cos(angle + 0.75)) ** 10 + 0.35 * Math.abs(Math.cos(angle - 0.5)) ** 14
      const turned = 1 + 0.1 * noise(away * 70, 2) + 0.06 * noise(away * 210, 5)
      const metal = dim([0.95, 0.97, 1], (0.16 + 0.75 * sweep) * turned * (away > 0.86 ? 1.3 : 1))
      return { colour: mixColour(metal, [0.01, 0.01, 0.012], inside * 0.995), gloss: 36, shine: 0.35 * (1 - inside) }
    },
    lights: [
      { at: [200, -140, 420], colour: dim(hex('#e8eefb'), 1.7), reach: 640 },
      { at: [900, 1100, 360], colour: dim(hex('#ffc894'), 0.45), reach: 620 },
    ],
  })
  const sharpPlanes = frame.planes.map((plane) => Float32Array.from(plane))
  frame.soften(9)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const focus = bell(0, 300, y - 430 - (x - 420) * 0.16)
      for (let c = 0; c < 3; c++) frame.planes[c][at] = mix(frame.planes[c][at], sharpPlanes[c][at], clamp(focus * 1.25))
    }
  }
  frame.shade((x) => mix(1, 0.35, smooth(820, 1400, x)))
  return frame.bloom({ threshold: 0.5, radius: 30, gain: 0.25 }).vignette(0.5, 0.35, 0.45).develop({ exposure: 0.95, grain: 0.015, seed })
}

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
