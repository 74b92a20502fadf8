import { leatherGrain, stitch } from './leather.mjs'
import { alloyAt } from './alloy.mjs'
import { Frame } from './frame.mjs'
import { fractal, noise } from './noise.mjs'
import { paintRelief } from './relief.mjs'
import { bell, clamp, dim, hex, mix, mixColour, smooth } from './tone.mjs'

/** A dashboard in layers, at night: hide, a seam of metal, open-pore wood, and a line of light below. */
export async function interiorDash({ width, height, seed }) {
  const rise = (x) => 0.00006 * (x - 520) ** 2 - 30
  const down = (x, y) => y - rise(x) - (x - 500) * 0.03
  const [padEnd, metalEnd, woodEnd, lampEnd] = [372, 386, 560, 572]
  const thread = (x, v) => stitch(v - 318, x, 22, 3)
  const knob = { x: 330, y: 690, radius: 92 }
  const frame = paintRelief(width, height, {
    heightAt: (x, y) => {
      const v = down(x, y)
      const pad =
        v < padEnd ? 110 * Math.cos(clamp((v + 60) / (padEnd + 60)) * 1.5) + leatherGrain(x, y, 1) * 0.5 + thread(x, v) * 4 - 6 * bell(330, 3.5, v) : 0
      const metal = v >= padEnd && v < metalEnd ? 12 + 7 * Math.sqrt(Math.max(0, 1 - ((v - 379) / 7) ** 2)) : 0
      const wood = v >= metalEnd && v < woodEnd ? 8 - 0.00032 * (v - 470) ** 2 : 0
      const lower = v >= lampEnd ? -30 + 70 * Math.sin(clamp((v - lampEnd) / 420) * 2.2) + leatherGrain(x, y, 1) * 0.5 : 0
      const away = Math.hypot(x - knob.x, y - knob.y) / knob.radius
      const dial = away < 1 ? 60 + 14 * smooth(1, 0.88, away) - 6 * bell(0.72, 0.03, away) : 0
      return away < 1 ? dial : pad + metal + wood + lower
    },
    materialAt: (x, y) => {
      const v = down(x, y)
      const dx = x - knob.x
      const dy = y - knob.y
      const away = Math.hypot(dx, dy) / knob.radius
      if (away < 1) {
        const sweep = Math.abs(Math.cos(Math.atan2(dy, dx) + 0.9)) ** 8
        const knurl = away > 0.88 ? 0.5 + 0.5 * Math.sin(Math.atan2(dy, dx) * 110) : 1
        return { colour: dim([1, 0.98, 0.95], (0.12 + 0.6 * sweep) * (0.4 + 0.6 * knurl) * (1 + 0.06 * noise(away * 90, 1))), gloss: 40, shine: 0.3 }
      }
      if (v < padEnd) return thread(x, v) > 0.05 ? { colour: hex('#c9a27a'), gloss: 12, shine: 0.1 } : { colour: hex('#2a2725'), gloss: 22, shine: 0.1 }
      if (v < metalEnd) return { colour: hex('#d8d2c8'), gloss: 60, shine: 1.1 }
      if (v < woodEnd) {
        const warp = 30 * fractal(x * 0.0014, v * 0.006, 3)
        const ring = 0.5 + 0.5 * Math.sin((v + warp) * 0.34 + 3 * noise(x * 0.002, v * 0.03))
        const pore = smooth(0.25, 0.6, noise(x * 0.02, v * 0.9))
        return { colour: dim(mixColour(hex('#4a2c1a'), hex('#8a5a36'), ring * 0.65), 1 - 0.45 * pore), gloss: 30, shine: 0.12 }
      }
      if (v < lampEnd) return { colour: hex('#000000'), gloss: 10, shine: 0 }
      return { colour: hex('#c9b69b'), gloss: 20, shine: 0.08 }
    },
    lights: [
      { at: [260, -260, 420], colour: dim(hex('#dfe6f5'), 1.5), reach: 620 },
      { at: [120, 640, 420], colour: dim(hex('#ffcf9a'), 0.85), reach: 460 },
    ],
    ambient: [0.02, 0.02, 0.024],
  })
  const amber = hex('#ffb066')
  frame.lightBy((x, y) => {
    const v = down(x, y)
    const fade = mix(1, 0.25, smooth(700, 1400, x))
    const line = bell(566, 2.6, v) * 1.6
    const spill = v > 566 ? 0.2 * Math.exp(-(v - 566) / 46) : 0.05 * Math.exp((v - 566) / 20)
    const off = Math.hypot(x - knob.x, y - knob.y) < knob.radius ? 0.2 : 1
    return dim(amber, (line + spill) * fade * off)
  })
  frame.shade((x) => mix(1, 0.22, smooth(760, 1300, x)))
  return frame.bloom({ threshold: 0.5, radius: 30, gain: 0.3 }).vignette(0.55, 0.3, 0.5).develop({ exposure: 0.95, grain: 0.016, seed })
}

/** One wheel, close, most of it left in the dark. */
export async function wheelDetail({ width, height, seed }) {
  const middle = { x: 430, y: 640, radius: 800 }
  const frame = new Frame(width, height).paint((x, y) => {
    let rubber = 0
    let metal = 0
    for (const [ox, oy] of [
      [0.25, 0.25],
      [0.75, 0.25],
      [0.25, 0.75],
      [0.75, 0.75],
    ]) {
      const light = alloyAt((x + ox - middle.x) / middle.radius, (y + oy - middle.y) / middle.radius, -2.2)
      rubber += light.rubber / 4
      metal += light.metal / 4
    }
    const r = Math.hypot(x - middle.x, y - middle.y) / middle.radius
    if (r > 1.13) return dim([0.9, 0.95, 1], 0.006 + 0.05 * bell(1.15, 0.012, r) * bell(300, 300, x) + 0.03 * bell(1.35, 0.15, r) * bell(500, 500, x))
    if (r > 1) return [0.002, 0.002, 0.0025]
    const tread = r > 0.79 ? 1 + 0.25 * noise(r * 260, 3) + 0.1 * noise(x * 0.5, y * 0.5) : 1
    const brushed = 1 + 0.05 * noise(r * 420, Math.atan2(y - middle.y, x - middle.x) * 3)
    const pool = Math.exp(-Math.hypot(x - 420, y - 200) / 330)
    return [0.93, 0.97, 1.03].map((tint) => tint * (rubber * 0.9 * tread + metal * 0.8 * brushed) * (0.03 + 1.5 * pool))
  })
  return frame.bloom({ threshold: 0.6, radius: 26, gain: 0.2 }).vignette(0.5, 0.3, 0.4).develop({ exposure: 0.95, grain: 0.016, seed })
}
