import type { LeadExportFormat } from '#domains/leads/index.ts'
import { ChoiceInput } from '../fields/choice-input.tsx'
import { useWords } from '../i18n/use-words.ts'
import { leadWords } from './words.ts'

type ExportFormatProps = { value: LeadExportFormat; isDisabled: boolean; onChange: (format: LeadExportFormat) => void }

const formats = [
  { value: 'csv', label: 'CSV' },
  { value: 'xlsx', label: 'Excel (XLSX)' },
] as const

/** The file format of an export. */
export function ExportFormat(props: ExportFormatProps) {
  const word = useWords(leadWords)
  return <ChoiceInput<LeadExportFormat> {...props} label={word('format')} options={formats} />
}
