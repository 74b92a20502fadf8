import type { RowField } from '#fields/field-types.ts'
import { withPart } from '#fields/values/row-values.ts'
import { DraftParts } from '../../filled/draft-parts.tsx'
import type { FormDraft } from '../draft/form-draft.ts'
import type { FormSession } from '../draft/form-session.ts'

type DraftSettingsProps = {
  session: FormSession
  draft: FormDraft
  /** Their symbols are paths in the whole form. */
  fields: readonly RowField[]
  isReadOnly: boolean
  isToolbar?: boolean
  flawAt?: (path: string) => string | null
  /** What else changes with a setting. */
  alsoChange?: (draft: FormDraft) => FormDraft
}

/** Settings of a form, saved with it. */
export function DraftSettings({ session, draft, fields, isReadOnly, isToolbar = false, flawAt, alsoChange = (now) => now }: DraftSettingsProps) {
  return (
    <DraftParts
      id="form"
      {...{ fields, isReadOnly, isToolbar }}
      {...(flawAt && { flawAt })}
      value={draft}
      // The path of a setting leads to a value of its own kind.
      onChange={(value, field) => session.change((now) => alsoChange(withPart(now, field, value) as FormDraft), field.symbol)}
    />
  )
}
