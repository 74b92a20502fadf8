import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { Form, Title } from 'react-admin'
import { Link as RouterLink, useParams } from 'react-router'
import type { LeadExportFormat } from '#domains/leads/index.ts'
import { DayInput } from '../../fields/day-input.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { ExportFormat } from '../../leads/export-format.tsx'
import { ExportProgress } from '../../leads/export-progress.tsx'
import type { ExportOrder } from '../../leads/fetch-lead-export.ts'
import { useLeadExport } from '../../leads/use-lead-export.ts'
import { leadWords } from '../../leads/words.ts'
import { placesWords } from './words.ts'

/** The export of one form's leads (C-009). */
export function FormExportsScreen() {
  const word = useWords(placesWords)
  const leadWord = useWords(leadWords)
  const { id = '' } = useParams()
  const [format, setFormat] = useState<LeadExportFormat>('csv')
  const { step, leadExport, start, retry } = useLeadExport()
  const orderOf = ({ from, until }: { from?: string; until?: string }): ExportOrder => {
    const filters = { ...(from ? { created_at_gteq: from } : {}), ...(until ? { created_at_lteq: until } : {}) }
    return { formId: Number(id), format, filters }
  }
  const isBusy = step === 'running'
  const isAgain = step === 'failed' || step === 'late'
  return (
    <>
      <Title title={word('exports')} preferenceKey={false} />
      <Box sx={{ maxWidth: 520, display: 'grid', gap: 1.5, justifyItems: 'start', marginBlockStart: 1.5 }}>
        <Button component={RouterLink} to={`/forms/${id}/leads`} color="inherit">
          {word('back_leads')}
        </Button>
        <Form defaultValues={{ from: '', until: '' }} onSubmit={(period: { from?: string; until?: string }) => (isAgain ? retry : start)(orderOf(period))}>
          <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
            <DayInput source="from" label={word('from')} />
            <DayInput source="until" label={word('until')} />
            <ExportFormat value={format} isDisabled={isBusy} onChange={setFormat} />
            <ExportProgress step={step} leadExport={leadExport} />
            <Button type="submit" variant="contained" disabled={isBusy}>
              {leadWord(isAgain ? 'again' : 'start')}
            </Button>
          </Box>
        </Form>
      </Box>
    </>
  )
}
