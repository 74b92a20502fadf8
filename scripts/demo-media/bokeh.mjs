import { bell, hex, smooth } from './tone.mjs'

const _lamps = ['#ffb469', '#ffd9a8', '#ffc58a', '#fff0dc', '#ff9d5c', '#a9c2f2', '#ffcf9a', '#ff5a48'].map(hex)

/** One out-of-focus lamp: a flat disc with a slightly brighter rim, as a fast lens draws it. */
export function addBokeh(frame, x, y, radius, colour, gain) {
  for (let py = Math.max(0, Math.floor(y - radius - 2)); py <= Math.min(frame.height - 1, y + radius + 2); py++) {
    for (let px = Math.max(0, Math.floor(x - radius - 2)); px <= Math.min(frame.width - 1, x + radius + 2); px++) {
      const r = Math.hypot(px - x, py - y) / radius
      const light = gain * smooth(1.02, 0.93, r) * (0.72 + 0.4 * bell(0.92, 0.12, r))
      if (light > 0) for (let c = 0; c < 3; c++) frame.planes[c][py * frame.width + px] += colour[c] * light
    }
  }
}
