import type { ProblemReason } from './mapping/map-record.ts'

/** The states of a run in their order. `ready` is a finished dry run, `stopped` a run that would remove too many vehicles: both wait for staff. */
export const feedRunStates = ['queued', 'reading', 'checking', 'ready', 'applying', 'done', 'failed', 'stopped', 'cancelled'] as const
export type FeedRunState = (typeof feedRunStates)[number]

const live: readonly FeedRunState[] = ['queued', 'reading', 'checking', 'applying']
const over: readonly FeedRunState[] = ['done', 'failed', 'cancelled']

/** Whether a job is working on the run, or is queued for it. */
export function isLive(state: FeedRunState): boolean {
  return live.includes(state)
}

/** Whether a run has ended, so that nothing of it can be cancelled. */
export function isOver(state: FeedRunState): boolean {
  return over.includes(state)
}

/** Why a valid row is reported to staff all the same. */
export type MarkReason = 'unknown_retailer' | 'unknown_model' | 'insecure_picture'

/** Why a row is invalid, or should be checked by staff. `field` is '' for the whole row, `value` the text of the file, shortened. */
export type RowError = { line: number; field: string; reason: ProblemReason | MarkReason | 'broken' | 'columns' | 'twice'; value: string }

export type SampledVehicle = { id: number | null; line: number | null; external_id: string; title: string }
/** Fields of a vehicle with their stored and new values. */
export type ChangedVehicle = SampledVehicle & { fields: Record<string, [before: unknown, after: unknown]> }
/** Examples of what a run does, the first of each kind; how many there are in all stands in its counts.
 * `marked` are valid rows that staff should look at, each retailer, model or picture once: at the first row that has it. */
export type FeedReport = { added: SampledVehicle[]; changed: ChangedVehicle[]; gone: SampledVehicle[]; marked: RowError[] }
export const emptyReport: FeedReport = { added: [], changed: [], gone: [], marked: [] }
