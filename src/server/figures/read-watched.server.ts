import { setTimeout } from 'node:timers/promises'
import { may } from '#domains/accounts/index.ts'
import { seconds } from '#kernel/durations.ts'
import { type Outcome, done, refuse } from '#kernel/outcome.ts'
import type { Figure, Sample, Watched } from '#platform/figures/figure.ts'
import { samplesOf } from '#platform/figures/samples-of.ts'
import { type BuildVersion, readBuildVersion } from '../build-version.server.ts'
import type { contextOf, Services } from '../services.server.ts'
import { processFigures } from './process-figures.server.ts'

const PATIENCE_MS = seconds(3)
/** What passes within these looks is not out of order. */
const LOOKS = 4
const BETWEEN_LOOKS_MS = 150

/** A figure as an operator reads it. A value of null could not be read; `isFine` is null where nothing says what would be wrong. */
export type WatchedFigure = Omit<Watched, 'of' | 'isOftenShort'> & { value: number | null; isFine: boolean | null }

/** All samples of a figure, by the values of their labels; null when they could not be read. */
export type TabledFigure = { name: string; unit: Watched['unit']; rows: readonly { labels: readonly string[]; value: number }[] | null }

export type Operation = {
  build: BuildVersion
  node: string
  role: Services['env']['PROCESS_ROLE']
  figures: readonly WatchedFigure[]
  tables: readonly TabledFigure[]
}

/** How the process that answers is doing, and what waits in the database, which all of them share. */
export async function readOperation(services: Services, ctx: ReturnType<typeof contextOf>): Promise<Outcome<Operation, 'forbidden'>> {
  if (!may(ctx.staff, 'services.check')) return refuse('forbidden')
  const build = readBuildVersion()
  const all = processFigures(services, build)
  const [figures, tables] = await Promise.all([Promise.all(all.map(linesOf)), Promise.all(all.map(tableOf))])
  return done({ build, node: process.version, role: services.env.PROCESS_ROLE, figures: figures.flat(), tables: tables.flat() })
}

async function tableOf(figure: Figure): Promise<TabledFigure[]> {
  const { name, table } = figure
  if (!table) return []
  const { unit, of = (samples) => samples } = table
  const samples = await samplesOf(figure, PATIENCE_MS)
  return [{ name, unit, rows: samples && of(samples).map(({ labels = {}, value }) => ({ labels: Object.values(labels), value })) }]
}

/** The lines of a figure on the screen, read until none of those that are short of something now and then is out of order, or for half a second. */
async function linesOf(figure: Figure): Promise<WatchedFigure[]> {
  const { watched = [] } = figure
  if (watched.length === 0) return []
  for (let look = 1; ; look += 1) {
    const samples = await samplesOf(figure, PATIENCE_MS)
    const lines = watched.map((one) => figureOf(one, samples))
    const mayPass = watched.some(({ isOftenShort }, index) => isOftenShort && lines[index]?.isFine === false)
    if (!mayPass || look === LOOKS) return lines
    await setTimeout(BETWEEN_LOOKS_MS)
  }
}

function figureOf({ of = largestOf, isOftenShort: _, ...watched }: Watched, samples: readonly Sample[] | null): WatchedFigure {
  const value = samples && of(samples)
  const { most = Number.POSITIVE_INFINITY, least = Number.NEGATIVE_INFINITY } = watched
  const isJudged = watched.most !== undefined || watched.least !== undefined
  return { ...watched, value, isFine: value === null ? false : isJudged ? value <= most && value >= least : null }
}

function largestOf(samples: readonly Sample[]): number {
  return Math.max(0, ...samples.map(({ value }) => value))
}
