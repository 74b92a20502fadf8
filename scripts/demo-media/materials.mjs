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

export async function textureSand({ width, height, seed }) {
  const frame = paintRelief(width, height, {
    heightAt: (x, y) => sandRipples(x, y),
    materialAt: (x, y) => ({ colour: mixColour(hex('#cfc0aa'), hex('#c0ae94'), 0.5 + 0.5 * fractal(x * 0.006, y * 0.01, 3)), gloss: 8, shine: 0.02 }),
    lights: [{ at: [-900, -700, 1000], colour: dim(hex('#fff0e0'), 2), reach: 2200 }],
    ambient: [0.13, 0.14, 0.18],
  })
  return frame.vignette(0.3, 0.4, 0.4).develop({ exposure: 0.85, grain: 0.006, seed })
}
