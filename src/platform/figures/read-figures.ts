import type { Figure, Sample } from './figure.ts'
import { samplesOf } from './samples-of.ts'

/** How many figures could not be read at this look, such as those of the database while it is away; the others are there nevertheless. */
const UNREADABLE = 'maarad_figures_unreadable'

/** `family` is the name that the parts of a histogram share; `samples` is null for a figure that could not be read. */
export type ReadFigure = { figure: Figure; family: string; isPart: boolean; samples: readonly Sample[] | null }

const PARTS = /_(bucket|sum|count)$/

/** Reads figures, and how many could not be. `patienceMs` is how long one may take. */
export async function readFigures(figures: readonly Figure[], patienceMs: number): Promise<readonly ReadFigure[]> {
  const readings = await Promise.all(figures.map(async (figure) => ({ figure, ...placeOf(figure), samples: await samplesOf(figure, patienceMs) })))
  const missing = readings.filter(({ samples }) => samples === null).length
  const unreadable: Figure = { name: UNREADABLE, help: 'Figures that could not be read at this look.', kind: 'gauge', read: () => [] }
  return [...readings, { figure: unreadable, ...placeOf(unreadable), samples: [{ value: missing }] }]
}

function placeOf({ name, kind }: Figure): Pick<ReadFigure, 'family' | 'isPart'> {
  const isPart = kind === 'counter' && PARTS.test(name)
  return { isPart, family: isPart ? name.replace(PARTS, '') : name }
}
