import { useResourceContext, useSaveContext, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { AdminConflicts } from './admin-conflicts.tsx'
import { differencesOf, settleDifferences } from './differences.ts'
import { useStale } from './stale.ts'

type Values = Record<string, unknown> & { updated_by?: string; updated_at?: string }

/** Belongs inside a form. Opens when a save was refused because somebody else had saved the record, and saves what is chosen of both. */
export function StaleDialog() {
  const { refusal, settle, compared } = useStale()
  const form = useFormContext()
  const { save } = useSaveContext()
  const translate = useTranslate()
  const resource = useResourceContext()
  const theirs = refusal?.data as Values | undefined
  if (!theirs) return null

  const base = (form.formState.defaultValues ?? {}) as Values
  const differences = differencesOf({ base, mine: form.getValues(), theirs, fields: compared })
  const decide = (mine: ReadonlySet<number>) => {
    const keptDifferences = differences.filter((_, index) => mine.has(index))
    const merged = settleDifferences(theirs, keptDifferences)
    form.reset(theirs)
    // Marked as dirty, so that the form still has unsaved changes if this save fails too.
    for (const { field } of keptDifferences) form.setValue(field, merged[field], { shouldDirty: true })
    settle()
    if (keptDifferences.length > 0) void save?.(merged)
  }
  return (
    <AdminConflicts
      key={String(theirs.version)}
      lastSave={theirs}
      conflicts={differences.map(({ field, mine, theirs: storedValue, isMine }) => ({
        key: field,
        place: translate(`resources.${resource}.fields.${field}`, { _: field }),
        mine,
        theirs: storedValue,
        isTheirsFirst: !isMine,
      }))}
      onDecide={decide}
      onLater={settle}
    />
  )
}
