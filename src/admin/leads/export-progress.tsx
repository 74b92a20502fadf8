import { Alert, Box, LinearProgress, Typography } from '@mui/material'
import { useWords } from '../i18n/use-words.ts'
import type { useLeadExport } from './use-lead-export.ts'
import { leadWords } from './words.ts'

/** The progress of an export, announced to screen readers. */
export function ExportProgress({ step, leadExport }: Pick<ReturnType<typeof useLeadExport>, 'step' | 'leadExport'>) {
  const word = useWords(leadWords)
  const isBusy = step === 'running'
  return (
    <>
      <Box aria-live="polite">
        {isBusy ? <Typography variant="body2">{word('writing', { count: String(leadExport?.rows_count ?? 0) })}</Typography> : null}
        {step === 'done' ? <Alert severity="success">{word('done')}</Alert> : null}
        {step === 'failed' ? <Alert severity="error">{word('export_failed')}</Alert> : null}
        {step === 'late' ? <Alert severity="warning">{word('late')}</Alert> : null}
      </Box>
      {isBusy ? <LinearProgress aria-label={word('export')} sx={{ width: '100%' }} /> : null}
    </>
  )
}
