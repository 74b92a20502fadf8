/** Seeded randomness: the same seed gives the same picture on every machine. */
export function seededRandom(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const SIZE = 256
const lattice = (() => {
  const random = seededRandom(24730)
  return Float32Array.from({ length: SIZE * SIZE }, () => random() * 2 - 1)
})()

/** Smooth value noise in -1..1 that repeats every 256 units. */
export function noise(x, y) {
  const column = Math.floor(x)
  const row = Math.floor(y)
  const fx = x - column
  const fy = y - row
  const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10)
  const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10)
  const left = column & 255
  const right = (column + 1) & 255
  const upper = (row & 255) * SIZE
  const lower = ((row + 1) & 255) * SIZE
  const a = lattice[upper + left]
  const b = lattice[upper + right]
  const c = lattice[lower + left]
  const d = lattice[lower + right]
  return a + (b - a) * u + (c - a + (a - b - c + d) * u) * v
}

/** Layers of noise, each half as strong and twice as fine; about -1..1. */
export function fractal(x, y, octaves = 5, gain = 0.5) {
  let sum = 0
  let strength = 1
  let total = 0
  for (let octave = 0; octave < octaves; octave++) {
    sum += strength * noise(x + octave * 37.7, y + octave * 91.3)
    total += strength
    strength *= gain
    x = x * 2.03
    y = y * 2.03
  }
  return sum / total
}

/** Distance to the border of the nearest of many scattered cells: 0 on a border, up to about 0.8 inside; one cell per unit. */
export function cellBorder(x, y) {
  const column = Math.floor(x)
  const row = Math.floor(y)
  let nearest = 9
  let second = 9
  for (let j = -1; j <= 1; j++) {
    for (let i = -1; i <= 1; i++) {
      const at = ((row + j) & 255) * SIZE + ((column + i) & 255)
      const dx = column + i + 0.5 + lattice[at] * 0.45 - x
      const dy = row + j + 0.5 + lattice[(at + 7919) % lattice.length] * 0.45 - y
      const distance = Math.hypot(dx, dy)
      if (distance < nearest) [nearest, second] = [distance, nearest]
      else if (distance < second) second = distance
    }
  }
  return second - nearest
}
