import { bell, clamp, smooth } from './tone.mjs'

const SPOKES = 10
const TURN = Math.PI * 2

/**
 * Brightness of an invented ten-spoke wheel. `u`, `v` are -1..1 across the tyre, v downwards; `key` is the angle of the main light.
 * @returns {{ rubber: number, metal: number }} light on rubber and on metal, each 0..about 1.5
 */
export function alloyAt(u, v, key = -1.9) {
  const r = Math.hypot(u, v)
  const angle = Math.atan2(v, u)
  const facing = Math.cos(angle - key) * 0.5 + 0.5
  if (r > 0.79) {
    const wall = bell(0.9, 0.09, r)
    const edge = bell(0.985, 0.02, r)
    return { rubber: 0.012 + wall * 0.05 * facing ** 2 + edge * 0.12 * facing ** 4, metal: 0 }
  }
  const lip = bell(0.767, 0.009, r) * (0.2 + 1.1 * facing ** 3) + bell(0.735, 0.01, r) * 0.3 * (1 - facing)
  const turn = (((angle + 0.16) / TURN) * SPOKES + SPOKES) % 1
  const fromMiddle = Math.abs(turn - 0.5) * (TURN / SPOKES) * r
  const halfWidth = 0.047 + 0.03 * smooth(0.5, 0.1, r) + 0.012 * smooth(0.55, 0.76, r)
  const spoke = smooth(halfWidth + 0.008, halfWidth - 0.008, fromMiddle)
  const groove = smooth(0.02, 0.006, fromMiddle) * smooth(0.22, 0.34, r) * smooth(0.72, 0.6, r)
  const side = turn < 0.5 ? 1 : -1
  const tilt = Math.sin(angle - key) * side
  const sheen = 0.13 + 0.5 * clamp(0.5 + 0.5 * tilt) ** 3 + 0.5 * facing ** 4 * smooth(0.2, 0.7, r)
  const bevel = bell(halfWidth - 0.01, 0.006, fromMiddle) * (0.08 + 1.1 * clamp(0.5 + 0.5 * tilt) * facing ** 2)
  const hub = smooth(0.135, 0.13, r)
  const hubLight = 0.1 + 0.25 * clamp(0.5 - v * 4) + bell(0.127, 0.006, r) * 0.5 * facing
  const barrel = 0.012 + 0.07 * smooth(0.6, 0.75, r) * facing ** 2
  const disc = smooth(0.56, 0.555, r) * smooth(0.2, 0.21, r) * (0.03 + 0.12 * Math.abs(Math.cos(angle - key - 0.6)) ** 10)
  let metal = barrel + disc
  metal += (sheen * 0.62 * (1 - groove * 0.75) + bevel - metal) * spoke * smooth(0.77, 0.75, r)
  metal += (hubLight - metal) * hub
  return { rubber: 0, metal: metal + lip }
}
