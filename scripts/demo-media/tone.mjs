export const clamp = (value, low = 0, high = 1) => Math.min(high, Math.max(low, value))
const mix = (a, b, share) => a + (b - a) * share
export const smooth = (from, to, value) => {
  const t = clamp((value - from) / (to - from))
  return t * t * (3 - 2 * t)
}
/** A bell of height 1 around `centre`. */
export const bell = (centre, width, value) => Math.exp(-(((value - centre) / width) ** 2))

/** `#rrggbb` to linear light, 0..1 for each of red, green and blue. */
export function hex(code) {
  return [1, 3, 5].map((at) => {
    const value = Number.parseInt(code.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
}

export const mixColour = (a, b, share) => [mix(a[0], b[0], share), mix(a[1], b[1], share), mix(a[2], b[2], share)]
export const dim = (colour, gain) => [colour[0] * gain, colour[1] * gain, colour[2] * gain]
