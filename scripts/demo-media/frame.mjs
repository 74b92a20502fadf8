import sharp from 'sharp'
import { blur } from './blur.mjs'
import { seededRandom } from './noise.mjs'
import { clamp } from './tone.mjs'

/** A picture in linear light, three planes of floats; values above 1 are highlights that the film curve rolls off. */
export class Frame {
  constructor(width, height) {
    this.width = width
    this.height = height
    this.planes = [0, 1, 2].map(() => new Float32Array(width * height))
  }

  /** Sets every pixel to `colourAt(x, y)`. */
  paint(colourAt) {
    let at = 0
    for (let y = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; x++, at++) {
        const colour = colourAt(x, y)
        for (let c = 0; c < 3; c++) this.planes[c][at] = colour[c]
      }
    }
    return this
  }

  /** Multiplies by `gainAt(x, y)`: shade and falloff. */
  shade(gainAt) {
    let at = 0
    for (let y = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; x++, at++) {
        const gain = gainAt(x, y)
        for (let c = 0; c < 3; c++) this.planes[c][at] *= gain
      }
    }
    return this
  }

  /** Highlights bleed into their surroundings as in a lens. */
  bloom({ threshold = 0.8, radius = 40, gain = 0.25 } = {}) {
    const glows = this.planes.map((plane) =>
      blur(
        plane.map((value) => Math.min(6, Math.max(0, value - threshold))),
        this.width,
        this.height,
        radius,
      ),
    )
    glows.forEach((glow, c) => {
      for (let at = 0; at < glow.length; at++) this.planes[c][at] += glow[at] * gain
    })
    return this
  }

  vignette(strength = 0.4, centreX = 0.45, centreY = 0.5) {
    return this.shade((x, y) => {
      const dx = x / this.width - centreX
      const dy = (y / this.height - centreY) * 0.8
      return 1 - strength * clamp((dx * dx + dy * dy) * 2.6)
    })
  }

  /** Film curve, grain and encoding; resolves to a `sharp` picture of 8-bit sRGB. */
  develop({ exposure = 1, grain = 0.012, seed = 1 } = {}) {
    const random = seededRandom(seed)
    const count = this.width * this.height
    const bytes = Buffer.alloc(count * 3)
    for (let at = 0; at < count; at++) {
      const speck = (random() + random() - 1) * grain
      for (let c = 0; c < 3; c++) {
        // The lift keeps the film curve's toe from turning near-black into red or blue.
        const value = Math.max(0, this.planes[c][at] * exposure) + 0.0022
        const filmed = (value * (2.51 * value + 0.03)) / (value * (2.43 * value + 0.59) + 0.14)
        const encoded = clamp(filmed) ** (1 / 2.2)
        bytes[at * 3 + c] = clamp(encoded + speck * (0.35 + encoded * (1 - encoded) * 3)) * 255 + random()
      }
    }
    return sharp(bytes, { raw: { width: this.width, height: this.height, channels: 3 } })
  }
}
