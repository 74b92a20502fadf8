import { Box, Button } from '@mui/material'
import { BooleanInput, DataTable, type RaRecord, SearchInput, SelectInput, TextInput } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { type Lead, leadStates, leadStateWords } from '#domains/leads/index.ts'
import { useMay } from '../app/signed-in.ts'
import { DayInput } from '../fields/day-input.tsx'
import { Ltr } from '../fields/ltr.tsx'
import { Moment } from '../fields/moment.tsx'
import { RecordLink } from '../fields/record-link.tsx'
import { useWords } from '../i18n/use-words.ts'
import { RecordList, RecordTable } from '../lists/record-list.tsx'
import { boardWords } from '../lead-board/words.ts'
import { ExportButton } from './export-button.tsx'
import { LeadBulkActions } from './lead-bulk-actions.tsx'
import { LeadClock } from './lead-clock.tsx'
import { leadName } from './lead-name.ts'
import { LeadStateTag } from './lead-state.tsx'
import { type NamedRecord, nameAmong, useNames } from './use-names.ts'
import { leadWords } from './words.ts'

/** Columns that are hidden by default. */
const hidden = ['email', 'source', 'retailer_id', 'owner_id']

/** All leads, newest first; retailer staff see only those of their own retailers. */
export function LeadList() {
  const word = useWords(leadWords)
  const board = useWords(boardWords)
  const state = useWords(leadStateWords)
  const forms = useNames('GET /api/lead_forms')
  const retailers = useNames('GET /api/dealers')
  const owners = useNames('GET /api/lead_owners')
  const mayWork = useMay('leads.write')
  const mayExport = useMay('leads.export')
  const name = (lead: RaRecord) => leadName(lead) || word('unnamed', { id: String(lead.id) })
  const form = ({ form_id }: RaRecord) => <bdi>{nameAmong(forms, form_id, word('gone_form'))}</bdi>
  const nameCell = (names: readonly NamedRecord[], id: unknown, missingName: string) => (id ? <bdi>{nameAmong(names, id, missingName)}</bdi> : null)
  const clock = (lead: RaRecord) => <LeadClock lead={lead as Lead} />
  const filters = [
    <SearchInput key="q" source="q" alwaysOn />,
    ...(forms.length > 0 ? [<SelectInput key="form_id" source="form_id" alwaysOn choices={[...forms]} translateChoice={false} />] : []),
    <SelectInput key="state" source="state" alwaysOn choices={leadStates.filter((id) => id !== 'test').map((id) => ({ id, name: state(id) }))} />,
    <DayInput key="created_at_gteq" source="created_at_gteq" alwaysOn />,
    <DayInput key="created_at_lteq" source="created_at_lteq" alwaysOn />,
    <BooleanInput key="late" source="late" defaultValue />,
    <SelectInput key="owner_id" source="owner_id" choices={[...owners]} translateChoice={false} />,
    ...(retailers.length > 0 ? [<SelectInput key="retailer_id" source="retailer_id" choices={[...retailers]} translateChoice={false} />] : []),
    <TextInput key="source" source="source" />,
  ]
  return (
    <RecordList
      filters={filters}
      sort={{ field: 'created_at', order: 'DESC' }}
      columns={{ hidden }}
      tools={
        <>
          <Button component={RouterLink} to="/leads/board" color="inherit" size="small">
            {board('open')}
          </Button>
          {mayExport && forms.length > 0 ? <ExportButton forms={forms} /> : null}
        </>
      }
    >
      <RecordTable
        rowClick="edit"
        bulkActionButtons={mayWork ? <LeadBulkActions owners={owners} /> : false}
        hiddenColumns={hidden}
        primary={(lead) => <bdi>{name(lead)}</bdi>}
        secondary={(lead) => (
          <>
            {form(lead)} · <Ltr>{lead.phone || lead.email}</Ltr> · <Moment value={lead.created_at} />
          </>
        )}
        tertiary={(lead) => (
          <Box sx={{ display: 'grid', justifyItems: 'end', gap: 0.25 }}>
            <LeadStateTag state={(lead as Lead).state} />
            {clock(lead)}
          </Box>
        )}
      >
        <DataTable.Col source="created_at" cellSx={() => ({ whiteSpace: 'nowrap' })} render={({ created_at }) => <Moment value={created_at} />} />
        <DataTable.Col source="name" disableSort>
          <RecordLink field={name} />
        </DataTable.Col>
        <DataTable.Col source="phone" disableSort cellSx={() => ({ whiteSpace: 'nowrap' })} render={({ phone }) => <Ltr>{phone}</Ltr>} />
        <DataTable.Col source="email" disableSort render={({ email }) => <Ltr>{email}</Ltr>} />
        <DataTable.Col source="form_id" disableSort render={form} />
        <DataTable.Col source="retailer_id" disableSort render={({ retailer_id }) => nameCell(retailers, retailer_id, word('gone_retailer'))} />
        <DataTable.Col source="owner_id" disableSort render={({ owner_id }) => nameCell(owners, owner_id, word('gone_colleague'))} />
        <DataTable.Col source="source" disableSort render={({ source }) => <Ltr>{source}</Ltr>} />
        <DataTable.Col source="state" render={(lead) => <LeadStateTag state={(lead as Lead).state} />} />
        <DataTable.Col source="due_at" render={clock} />
      </RecordTable>
    </RecordList>
  )
}
