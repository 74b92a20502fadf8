import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import { Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import type { LeadExportFormat } from '#domains/leads/index.ts'
import { isFilled } from '#kernel/json/json-values.ts'
import { DialogFrame } from '../dialogs/dialog-frame.tsx'
import { ChoiceInput } from '../fields/choice-input.tsx'
import { useWords } from '../i18n/use-words.ts'
import { ExportFormat } from './export-format.tsx'
import { ExportProgress } from './export-progress.tsx'
import type { ExportOrder } from './fetch-lead-export.ts'
import { useLeadExport } from './use-lead-export.ts'
import type { NamedRecord } from './use-names.ts'
import { leadWords } from './words.ts'

type ExportProps = { forms: readonly NamedRecord[] }

/** A button that opens the export dialog of a form's leads. */
export function ExportButton({ forms }: ExportProps) {
  const word = useWords(leadWords)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="small" startIcon={<DownloadIcon />} onClick={() => setIsOpen(true)}>
        {word('export')}
      </Button>
      {isOpen ? <ExportDialog forms={forms} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}

function ExportDialog({ forms, onClose }: ExportProps & { onClose: () => void }) {
  const word = useWords(leadWords)
  const translate = useTranslate()
  const { filterValues } = useListContext()
  const [formId, setFormId] = useState<number>(Number(filterValues.form_id) || (forms[0]?.id ?? 0))
  const [format, setFormat] = useState<LeadExportFormat>('csv')
  const { step, leadExport, start, retry } = useLeadExport()
  const { form_id: _form, ...narrowed } = filterValues
  const filterEntries = Object.entries(narrowed).filter(([, value]) => isFilled(value))
  const order: ExportOrder = { formId, format, filters: Object.fromEntries(filterEntries) }
  const isBusy = step === 'running'
  const isAgain = step === 'failed' || step === 'late'
  const buttons = (
    <>
      <Button color="inherit" onClick={onClose}>
        {word('close')}
      </Button>
      <Button variant="contained" disabled={isBusy} onClick={() => (isAgain ? retry(order) : start(order))}>
        {word(isAgain ? 'again' : 'start')}
      </Button>
    </>
  )
  return (
    <DialogFrame title={word('export_title')} width="sm" onClose={onClose} buttons={buttons}>
      <Typography variant="body2" color="text.secondary">
        {word('export_help')}
      </Typography>
      <ChoiceInput
        label={translate('resources.leads.fields.form_id')}
        value={String(formId)}
        options={forms.map(({ id, name }) => ({ value: String(id), label: name }))}
        isDisabled={isBusy}
        onChange={(id) => setFormId(Number(id))}
      />
      <ExportFormat value={format} isDisabled={isBusy} onChange={setFormat} />
      <ExportProgress step={step} leadExport={leadExport} />
    </DialogFrame>
  )
}
