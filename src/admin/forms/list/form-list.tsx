import { Box } from '@mui/material'
import { DataTable, type RaRecord, SearchInput, SelectInput } from 'react-admin'
import { useMay } from '../../app/signed-in.ts'
import { Moment } from '../../fields/moment.tsx'
import { RecordLink } from '../../fields/record-link.tsx'
import { Tag } from '../../fields/tag.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { RecordList, RecordTable } from '../../lists/record-list.tsx'
import { FormActions } from './form-actions.tsx'
import { FormsTabs } from './forms-tabs.tsx'
import { ImportFormButton } from './import-form-button.tsx'
import { formListWords } from './words.ts'

/** All forms, with their actions. */
export function FormList() {
  const word = useWords(formListWords)
  const mayWrite = useMay('forms.write')
  const seesLeads = useMay('leads.read')
  const active = ({ active: isActive, draft, planned }: RaRecord) => (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
      <Tag tone={isActive ? 'good' : 'quiet'}>{word(isActive ? 'active' : 'inactive')}</Tag>
      {draft ? <Tag tone="warn">{word('has_draft')}</Tag> : null}
      {planned ? <Tag tone={planned.error ? 'bad' : 'good'}>{word(planned.error ? 'plan_failed' : 'is_planned')}</Tag> : null}
    </Box>
  )
  const stateOptions = [
    { id: true, name: word('active') },
    { id: false, name: word('inactive') },
  ]
  const filters = [
    <SearchInput key="q" source="q" alwaysOn />,
    <SelectInput key="active" source="active" alwaysOn choices={stateOptions} translateChoice={false} />,
  ]
  return (
    <>
      <FormsTabs here="forms" />
      <RecordList filters={filters} sort={{ field: 'name', order: 'ASC' }} tools={mayWrite ? <ImportFormButton /> : null}>
        <RecordTable
          rowClick="edit"
          bulkActionButtons={false}
          primary={({ name }) => name}
          secondary={({ leads, updated_at }) => (
            <>
              {seesLeads ? `${word('leads', { count: Number(leads) })} · ` : null}
              <Moment value={updated_at} />
            </>
          )}
          tertiary={(form) => (
            <>
              {active(form)} <FormActions />
            </>
          )}
        >
          <DataTable.Col source="name">
            <RecordLink field="name" />
          </DataTable.Col>
          <DataTable.Col source="active" render={active} />
          {seesLeads ? <DataTable.NumberCol source="leads" /> : null}
          <DataTable.Col source="updated_at" render={({ updated_at }) => <Moment value={updated_at} />} />
          <DataTable.Col source="id" label="frame.actions" disableSort render={() => <FormActions />} />
        </RecordTable>
      </RecordList>
    </>
  )
}
