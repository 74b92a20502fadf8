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

  /** Adds light: what a lamp does. */
  light(mask, colour, gain = 1) {
    this.planes.forEach((plane, c) => {
      const strength = colour[c] * gain
      for (let at = 0; at < plane.length; at++) plane[at] += mask[at] * strength
    })
    return this
  }

  /** Adds `colourAt(x, y)` as light. */
  lightBy(colourAt) {
    let at = 0
    for (let y = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; x++, at++) {
        const colour = colourAt(x, y)
        for (let c = 0; c < 3; c++) this.planes[c][at] += colour[c]
      }
    }
    return this
  }

  /** Covers with an opaque colour, or with `colour(x, y)`. */
  cover(mask, colour) {
    const isFunction = typeof colour === 'function'
    for (let at = 0; at < mask.length; at++) {
      if (mask[at] < 0.002) continue
      const paint = isFunction ? colour(at % this.width, Math.floor(at / this.width)) : colour
      for (let c = 0; c < 3; c++) this.planes[c][at] += (paint[c] - this.planes[c][at]) * mask[at]
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

  soften(radiusX, radiusY = radiusX) {
    this.planes = this.planes.map((plane) => blur(plane, this.width, this.height, radiusX, radiusY))
    return this
  }

  /** Puts a layer of the same size (premultiplied planes and an alpha) on top. */
  place({ planes, alpha }, opacity = 1) {
    this.planes.forEach((plane, c) => {
      const top = planes[c]
      for (let at = 0; at < plane.length; at++) plane[at] = plane[at] * (1 - alpha[at] * opacity) + top[at] * opacity
    })
    return this
  }

  /** Mirrors what stands above `groundY` on the floor, fading over `reach` pixels. */
  reflect({ planes, alpha }, groundY, { strength = 0.3, reach = 200, blurX = 2, blurY = 8 } = {}) {
    const { width, height } = this
    const flip = (plane) => {
      const flipped = new Float32Array(plane.length)
      for (let y = Math.ceil(groundY); y < height; y++) {
        const from = Math.round(2 * groundY - y)
        if (from < 0) break
        const fade = Math.exp(-(y - groundY) / reach)
        for (let x = 0; x < width; x++) flipped[y * width + x] = plane[from * width + x] * fade
      }
      const soft = blur(flipped, width, height, blurX, blurY)
      for (let at = 0; at < Math.ceil(groundY) * width; at++) soft[at] = 0
      return soft
    }
    return this.place({ planes: planes.map(flip), alpha: flip(alpha) }, strength)
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
