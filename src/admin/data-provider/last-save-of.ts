import type { LastSave } from '#staff/conflicts/conflict-dialog.tsx'
import type { AdminError } from './admin-error.ts'

/** Who saved what a save was refused for, and when; of several records the newest save. */
export function lastSaveOf({ data }: AdminError): LastSave {
  const saves = [data as LastSave | readonly LastSave[]].flat()
  const newest = saves.toSorted((one, other) => ((one.updated_at ?? '') < (other.updated_at ?? '') ? -1 : 1)).at(-1)
  return { updated_by: newest?.updated_by ?? '', updated_at: newest?.updated_at ?? '' }
}
