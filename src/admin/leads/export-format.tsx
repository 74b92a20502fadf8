import { MenuItem, TextField } from '@mui/material'
import type { LeadExportFormat } from '#domains/leads/index.ts'
import { useWords } from '../i18n/use-words.ts'
import { leadWords } from './words.ts'

type ExportFormatProps = { value: LeadExportFormat; isDisabled: boolean; onChange: (format: LeadExportFormat) => void }

/** The file format of an export. */
export function ExportFormat({ value, isDisabled, onChange }: ExportFormatProps) {
  const word = useWords(leadWords)
  return (
    <TextField
      select
      fullWidth
      helperText={false}
      label={word('format')}
      value={value}
      disabled={isDisabled}
      onChange={({ target }) => onChange(target.value as LeadExportFormat)}
    >
      <MenuItem value="csv">
        <bdi dir="ltr">CSV</bdi>
      </MenuItem>
      <MenuItem value="xlsx">
        <bdi dir="ltr">Excel (XLSX)</bdi>
      </MenuItem>
    </TextField>
  )
}
