import { fractal, noise } from './noise.mjs'
import { Frame } from './frame.mjs'
import { sandRipples } from './sand-ripples.mjs'
import { paintRelief } from './relief.mjs'
import { bell, dim, hex, mixColour, smooth } from './tone.mjs'

/** Brushed metal with one milled edge. */
export async function squareMetal({ width, height, seed }) {
  const angle = -0.42
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const frame = new Frame(width, height).paint((x, y) => {
    const along = x * cos + y * sin
    const across = -x * sin + y * cos
    const edge = across - height * 0.66
    const isLower = edge > 0
    const brush = 0.55 * noise(along * 0.0045, across * 0.9) + 0.3 * noise(along * 0.012 + 30, across * 1.7) + 0.15 * noise(along * 0.03, across * 0.31)
    const sheen = isLower
      ? 0.055 + 0.2 * bell(0.2, 0.25, along / width)
      : 0.09 + 0.85 * bell(0.5 + brush * 0.05, 0.2, along / width) + 0.2 * bell(0.98, 0.16, along / width)
    const fade = isLower ? Math.exp(-edge / 420) : 0.55 + 0.45 * smooth(-900, 0, edge)
    const grain = 1 + brush * (isLower ? 0.3 : 0.42)
    const bevel = bell(-9, 5, edge) * (0.25 + 1.5 * bell(0.56, 0.3, along / width))
    const groove = 1 - 0.9 * bell(4, 5, edge)
    return [0.93, 0.95, 1].map((tint) => tint * (sheen * 0.62 * fade * grain * groove + bevel))
  })
  return frame.bloom({ threshold: 0.6, radius: 34, gain: 0.2 }).vignette(0.55, 0.5, 0.5).develop({ exposure: 0.82, grain: 0.01, seed })
}

function folds(x, y, scale) {
  const u = x / scale
  const v = y / scale
  const sway = 0.34 * noise(u * 0.5 + 3, v * 0.42) + 0.1 * Math.sin(v * 1.3)
  const phase = (u * 1.1 + v * 0.34 + sway) * 4.4
  const fold = Math.sin(phase + 0.55 * Math.sin(phase))
  return scale * (0.12 * fold + 0.02 * Math.sin(phase * 2.7 + v) * (0.5 + 0.5 * noise(u, v * 0.6 + 9)))
}

/** Dark cloth falling in long folds. */
export async function squarePortrait({ width, height, seed }) {
  const frame = paintRelief(width, height, {
    heightAt: (x, y) => folds(x, y, 430) * 1.5,
    materialAt: () => ({ colour: hex('#3a3d45'), gloss: 64, shine: 0.5 }),
    lights: [
      { at: [width * 0.02, height * 0.1, 420], colour: dim(hex('#ffe2bf'), 1.3), reach: 900 },
      { at: [width * 1.2, height * 0.75, 300], colour: dim(hex('#86a3d6'), 0.5), reach: 800 },
    ],
  })
  return frame.bloom({ threshold: 0.4, radius: 50, gain: 0.25 }).vignette(0.6, 0.4, 0.42).develop({ exposure: 0.95, grain: 0.014, seed })
}

export async function textureSand({ width, height, seed }) {
  const frame = paintRelief(width, height, {
    heightAt: (x, y) => sandRipples(x, y),
    materialAt: (x, y) => ({ colour: mixColour(hex('#cfc0aa'), hex('#c0ae94'), 0.5 + 0.5 * fractal(x * 0.006, y * 0.01, 3)), gloss: 8, shine: 0.02 }),
    lights: [{ at: [-900, -700, 1000], colour: dim(hex('#fff0e0'), 2), reach: 2200 }],
    ambient: [0.13, 0.14, 0.18],
  })
  return frame.vignette(0.3, 0.4, 0.4).develop({ exposure: 0.85, grain: 0.014, seed })
}
