function boxPass(from, to, count, length, step, stride, radius) {
  const window = 2 * radius + 1
  for (let line = 0; line < count; line++) {
    const start = line * stride
    const first = from[start]
    const last = from[start + (length - 1) * step]
    let sum = first * radius
    for (let at = 0; at < radius; at++) sum += from[start + Math.min(at, length - 1) * step]
    for (let at = 0; at < length; at++) {
      sum += at + radius < length ? from[start + (at + radius) * step] : last
      to[start + at * step] = sum / window
      sum -= at - radius >= 0 ? from[start + (at - radius) * step] : first
    }
  }
}

/** Near-Gaussian blur (three box passes) by a radius in pixels; a second radius blurs the height differently. */
export function blur(mask, width, height, radiusX, radiusY = radiusX) {
  let current = Float32Array.from(mask)
  let spare = new Float32Array(mask.length)
  const rx = Math.round(radiusX * 0.6)
  const ry = Math.round(radiusY * 0.6)
  for (let pass = 0; pass < 3; pass++) {
    if (rx > 0) {
      boxPass(current, spare, height, width, 1, width, rx)
      ;[current, spare] = [spare, current]
    }
    if (ry > 0) {
      boxPass(current, spare, width, height, width, 1, ry)
      ;[current, spare] = [spare, current]
    }
  }
  return current
}
