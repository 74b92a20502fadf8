import type { Figure, Sample } from './figure.ts'
import { samplesOf } from './samples-of.ts'

/** The type of the text format that Prometheus and its kin read. */
export const FIGURES_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

/** How many figures could not be read at this look, such as those of the database while it is away; the others are there nevertheless. */
export const UNREADABLE = 'maarad_figures_unreadable'

const PARTS = /_(bucket|sum|count)$/

/** Writes figures in the text format 0.0.4. `patienceMs` is how long one may take; one that fails or takes longer is left out and counted. */
export async function writeFigures(figures: readonly Figure[], patienceMs: number): Promise<string> {
  const read = await Promise.all(figures.map(async (figure) => ({ figure, samples: await samplesOf(figure, patienceMs) })))
  const missing = read.filter(({ samples }) => samples === null).length
  const unreadable: Figure = { name: UNREADABLE, help: 'Figures that could not be read at this look.', kind: 'gauge', read: () => [] }
  const told = new Set<string>()
  const lines = [...read, { figure: unreadable, samples: [{ value: missing }] }].flatMap(({ figure, samples }) => {
    const isPart = figure.kind === 'counter' && PARTS.test(figure.name)
    const family = isPart ? figure.name.replace(PARTS, '') : figure.name
    const head = told.has(family) ? [] : [`# HELP ${family} ${escaped(figure.help)}`, `# TYPE ${family} ${isPart ? 'histogram' : figure.kind}`]
    told.add(family)
    return [...head, ...(samples ?? []).map((sample) => lineOf(figure.name, sample))]
  })
  return `${lines.join('\n')}\n`
}

function lineOf(name: string, { labels = {}, value }: Sample): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text).replaceAll('"', '\\"')}"`)
  return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')
}
