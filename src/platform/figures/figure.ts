import type { WordPair } from '#kernel/words/words.ts'

/** One number, told apart from others of its figure by its labels. */
export type Sample = { labels?: Readonly<Record<string, string>>; value: number }

/**
 * Something that is counted or measured for those who run the site, as Prometheus reads it. A `counter` only rises while the process runs; a `gauge` is how
 * something is now. A domain brings its own in `figures.server.ts`.
 */
export type Figure = {
  /** `maarad_` and snake_case, with the unit at its end; a counter ends with `_total`. */
  name: string
  /** What it says, in a sentence for whoever reads a graph of it. */
  help: string
  kind: 'counter' | 'gauge'
  read: () => readonly Sample[] | Promise<readonly Sample[]>
  /** What of it the admin shows to an operator. */
  watched?: readonly Watched[]
  /** Set where the admin shows all its samples as a table: a row for each value of the first label, a column for each of the second. */
  table?: FigureTable
}

/** How the samples of a figure are shown; `of` takes from them what is. */
export type FigureTable = { unit: (typeof watchedUnits)[number]; of?: (samples: readonly Sample[]) => readonly Sample[] }

export const watchedUnits = ['count', 'seconds', 'bytes', 'yes'] as const

/** One line of the operator's screen: the largest of a figure's samples, or what `of` takes from them. */
export type Watched = {
  label: WordPair
  unit: (typeof watchedUnits)[number]
  /** Beyond these it is out of order; the alert of the figure has the same. */
  most?: number
  least?: number
  /** Only what stays so for a while is out of order, as its alert waits before it tells anybody. */
  isOftenShort?: boolean
  /** The subject of the admin where something can be done about it. */
  where?: string
  of?: (samples: readonly Sample[]) => number
}

/** All samples together. */
export function sumOf(samples: readonly Sample[]): number {
  return samples.reduce((sum, { value }) => sum + value, 0)
}

/** A figure of one number. */
export function gauge(name: string, help: string, value: () => number): Figure {
  return { name, help, kind: 'gauge', read: () => [{ value: value() }] }
}

/** Figures that are read together ask once. */
export function sharedRead<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let reading: Promise<Value> | undefined
  return () => {
    reading ??= read().finally(() => {
      reading = undefined
    })
    return reading
  }
}
