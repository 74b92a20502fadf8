export type SeededRandom = {
  /** From 0 up to, but not including, 1. */
  share: () => number
  /** A whole number, both ends included. */
  whole: (least: number, most: number) => number
  pick: <Item>(items: readonly Item[]) => Item
  /** A key, as likely as its weight among all. */
  weighted: <Key extends string>(weights: Readonly<Record<Key, number>>) => Key
}

/** Pseudo-random numbers, the same for the same seed everywhere (mulberry32). Never for secrets. */
export function seededRandom(seed: number): SeededRandom {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0
  const share = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (least: number, most: number) => least + Math.floor(share() * (most - least + 1))
  return {
    share,
    whole,
    pick: (items) => {
      if (items.length === 0) throw new Error('there is nothing to pick from')
      return items[whole(0, items.length - 1)] as (typeof items)[number]
    },
    weighted: (weights) => {
      const entries = Object.entries<number>(weights)
      let left = share() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      const chosen = entries.find(([, weight]) => {
        left -= weight
        return left < 0
      })
      return (chosen ?? entries.at(-1))?.[0] as keyof typeof weights
    },
  }
}
