import type { RowField } from '#fields/field-types.ts'
import { FilledParts } from '#fields/staff/part.tsx'
import { type StaffKit, StaffKitProvider } from '#fields/staff/staff-kit.ts'
import { useLanguage } from '../i18n/use-words.ts'
import { drawProblem, PlainControl } from './plain-control.tsx'

type DraftPartsProps = {
  /** Of the object on the screen; its controls have ids that begin with it. */
  id: string
  fields: readonly RowField[]
  value: unknown
  /** What is wrong at a path of the value, such as `options[2].value`; null when it fits. */
  flawAt?: (path: string) => string | null
  isReadOnly: boolean
  /** Beside each other, as in a toolbar. */
  isToolbar?: boolean
  /** Hears of the field that was changed, and of what it has now; undefined takes it out. */
  onChange: (part: unknown, field: RowField) => void
}

/** The fields of an object that is saved while it is edited. */
export function DraftParts({ id, fields, value, flawAt, isReadOnly, isToolbar, onChange }: DraftPartsProps) {
  const language = useLanguage()
  const kit: StaffKit = {
    language,
    isReadOnly,
    ...(flawAt && { flawAt }),
    drawControl: (control) => <PlainControl {...control} isStoredAtOnce isDisabled={isReadOnly} />,
    drawProblem,
  }
  return (
    <StaffKitProvider value={kit}>
      <FilledParts {...{ id, fields, isToolbar, onChange }} entry={value} />
    </StaffKitProvider>
  )
}
