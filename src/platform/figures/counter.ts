import type { Figure } from './figure.ts'

export type Counter = Figure & { add: (labels: Readonly<Record<string, string>>, by?: number) => void }

/** The most series of one counter: labels such as hosts come from settings, and each is a series for ever. */
const MOST_SERIES = 300
const REST = 'others'

/** Counts by labels, from the start of the process. Of too many different labels the last are counted together. */
export function createCounter(name: string, help: string): Counter {
  const counts = new Map<string, { labels: Readonly<Record<string, string>>; value: number }>()
  return {
    name,
    help,
    kind: 'counter',
    add: (labels, by = 1) => {
      const key = JSON.stringify(labels)
      const entry = counts.get(key)
      if (entry) entry.value += by
      else if (counts.size < MOST_SERIES) counts.set(key, { labels, value: by })
      else addRest(counts, { labels, by })
    },
    read: () => [...counts.values()],
  }
}

function addRest(counts: Map<string, { labels: Readonly<Record<string, string>>; value: number }>, { labels, by }: { labels: object; by: number }): void {
  const rest = Object.fromEntries(Object.keys(labels).map((label) => [label, REST]))
  const restEntry = counts.get(REST)
  if (restEntry) restEntry.value += by
  else counts.set(REST, { labels: rest, value: by })
}
