import { Box, Button } from '@mui/material'
import { useMemo, useState } from 'react'
import { staffFetch } from '#domains/accounts/index.ts'
import { type FormChoices, formWords, tryForm } from '#domains/forms/index.ts'
import { FormView } from '#domains/forms/ui/index.ts'
import type { RowField } from '#fields/field-types.ts'
import { textsIn } from '#kernel/words/words.ts'
import { useWords } from '../../i18n/use-words.ts'
import { lookFields } from '../builder/look-fields.ts'
import type { Look } from '../builder/use-look.ts'
import { asVisitorsGet } from '../canvas/as-visitors-get.ts'
import { SiteFrame } from '../canvas/site-frame.tsx'
import { DialogFrame } from '../../dialogs/dialog-frame.tsx'
import type { FormDraft } from '../draft/form-draft.ts'
import { DraftParts } from '../../filled/draft-parts.tsx'
import { type SentTest, TestNote } from './test-note.tsx'
import { previewWords } from './words.ts'

type PreviewDialogProps = {
  id: number
  /** The version that visitors get if it is this; null otherwise. */
  version: number | null
  draft: FormDraft
  choices: FormChoices
  look: Look
  /** Null without the permission. */
  publish: (() => void) | null
  isBusy: boolean
  onClose: () => void
}

const widths = { phone: 390, desktop: 900 } as const
type Width = keyof typeof widths
const widthField: RowField = {
  symbol: 'width',
  label: previewWords.width,
  field_type: 'Select',
  default: 'desktop',
  options: [
    { value: 'phone', label: previewWords.phone },
    { value: 'desktop', label: previewWords.desktop },
  ],
}

/**
 * The form as visitors fill it in, at the width of a phone or a desktop. A published form can be submitted as a test, which is not counted; one that differs can be
 * published from here.
 */
export function PreviewDialog({ id, version, draft, choices, look, publish, isBusy, onClose }: PreviewDialogProps) {
  const word = useWords(previewWords)
  const [width, setWidth] = useState<Width>('desktop')
  const [sentTest, setSentTest] = useState<SentTest | null>(null)
  const maySend = version !== null
  const send = useMemo(() => (maySend ? tryForm(staffFetch.respond, setSentTest) : async () => ({ kind: 'failed' as const })), [maySend])
  const form = { ...asVisitorsGet(draft), id, version: version ?? 1, locale: look.language }
  const buttons = (
    <>
      {draft.active && version !== null ? (
        <Button href={`/ar/form/${id}`} target="_blank">
          {word('open_page')}
        </Button>
      ) : null}
      <Button variant="contained" onClick={onClose}>
        {word('close')}
      </Button>
    </>
  )
  return (
    <DialogFrame title={word('title')} width="lg" fillsBelow="md" onClose={onClose} buttons={buttons}>
      <div>
        <DraftParts
          id="preview"
          fields={[widthField, lookFields.theme, lookFields.language]}
          value={{ ...look, width }}
          isReadOnly={false}
          isToolbar
          onChange={(value, field) => (field === widthField ? setWidth(value as Width) : look.change(value, field))}
        />
        <TestNote formId={id} isActive={draft.active} {...{ maySend, sent: sentTest, publish, isBusy }} />
        <Box sx={{ maxWidth: widths[width], height: '58vh', marginInline: 'auto', border: 1, borderColor: 'divider' }}>
          <SiteFrame title={word('title')} theme={look.theme} language={look.language} styles={styles} leastWidth={widths[width] - 2}>
            <div className="preview-ground">
              <FormView
                // The key resets the form when its language or version changes.
                key={`${look.language} ${version}`}
                form={form}
                apiUrl="/forms_api"
                choices={choices}
                words={textsIn(look.language, formWords.words)}
                hasTwoColumns={look.hasTwoColumns}
                send={send}
              />
            </div>
          </SiteFrame>
        </Box>
      </div>
    </DialogFrame>
  )
}

const styles = '.preview-ground { padding: 24px; max-inline-size: 56rem; margin-inline: auto; }'
