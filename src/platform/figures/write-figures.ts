import type { Figure, Sample } from './figure.ts'
import { readFigures } from './read-figures.ts'

/** The type of the text format that Prometheus and its kin read. */
export const FIGURES_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

/** Writes figures in the text format 0.0.4. `patienceMs` is how long one may take; one that fails or takes longer is left out and counted. */
export async function writeFigures(figures: readonly Figure[], patienceMs: number): Promise<string> {
  const familiesWithHead = new Set<string>()
  const lines = (await readFigures(figures, patienceMs)).flatMap(({ figure, family, isPart, samples }) => {
    const head = familiesWithHead.has(family) ? [] : [`# HELP ${family} ${escaped(figure.help)}`, `# TYPE ${family} ${isPart ? 'histogram' : figure.kind}`]
    familiesWithHead.add(family)
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
