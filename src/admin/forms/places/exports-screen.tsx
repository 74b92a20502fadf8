import { Box, Button, TextField } from '@mui/material'
import { useState } from 'react'
import { Title } from 'react-admin'
import { Link as RouterLink, useParams } from 'react-router'
import type { LeadExportFormat } from '#domains/leads/index.ts'
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
  const said = useWords(leadWords)
  const { id = '' } = useParams()
  const [format, setFormat] = useState<LeadExportFormat>('csv')
  const [period, setPeriod] = useState({ from: '', until: '' })
  const { step, found, start, retry } = useLeadExport()
  const filters = { ...(period.from ? { created_at_gteq: period.from } : {}), ...(period.until ? { created_at_lteq: period.until } : {}) }
  const order: ExportOrder = { formId: Number(id), format, filters }
  const isBusy = step === 'running'
  const isAgain = step === 'failed' || step === 'late'
  return (
    <>
      <Title title={word('exports')} preferenceKey={false} />
      <Box sx={{ maxWidth: 520, display: 'grid', gap: 1.5, justifyItems: 'start', marginBlockStart: 1.5 }}>
        <Button component={RouterLink} to={`/forms/${id}/leads`} color="inherit">
          {word('back_leads')}
        </Button>
        {(['from', 'until'] as const).map((end) => (
          <TextField
            key={end}
            type="date"
            label={word(end)}
            value={period[end]}
            disabled={isBusy}
            onChange={({ target }) => setPeriod({ ...period, [end]: target.value })}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        ))}
        <ExportFormat value={format} isDisabled={isBusy} onChange={setFormat} />
        <ExportProgress step={step} found={found} />
        <Button variant="contained" disabled={isBusy} onClick={() => (isAgain ? retry(order) : start(order))}>
          {said(isAgain ? 'again' : 'start')}
        </Button>
      </Box>
    </>
  )
}
