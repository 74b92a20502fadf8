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
