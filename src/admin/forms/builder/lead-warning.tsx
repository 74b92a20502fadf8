import { Alert } from '@mui/material'
import { useWords } from '../../i18n/use-words.ts'
import type { FormDraft } from '../draft/form-draft.ts'
import { leadEffects } from '../draft/lead-effects.ts'
import { useFieldName } from './use-field-name.ts'
import { builderWords } from './words.ts'

/** Warns before publishing what a change means for existing and future leads. */
export function LeadWarning({ leads, base, draft }: { leads: number; base: FormDraft; draft: FormDraft }) {
  const word = useWords(builderWords)
  const nameOf = useFieldName()
  if (leads === 0) return null
  const { removed, renamed, reworded } = leadEffects(base, draft)
  const listOf = (names: readonly string[]) => names.map((name) => `\u2068${name}\u2069`).join('، ')
  const effects = [
    removed.length > 0 ? word('leads_removed', { fields: listOf(removed.map((field) => nameOf(field).label)) }) : '',
    renamed.length > 0 ? word('leads_renamed', { fields: listOf(renamed.map(({ before, after }) => `${before} ← ${after}`)) }) : '',
    reworded.length > 0 ? word('leads_consent', { fields: listOf(reworded.map((field) => nameOf(field).label)) }) : '',
  ].filter(Boolean)
  if (effects.length === 0) return null
  return (
    <Alert severity="warning" sx={{ marginBlockEnd: 1.5 }}>
      {word('leads_change', { count: leads })}
      {effects.map((effect) => (
        <div key={effect}>{effect}</div>
      ))}
    </Alert>
  )
}
