import { DataTable, SearchInput, SelectInput } from 'react-admin'
import { configTypes } from '#domains/stock/index.ts'
import { Ltr } from '../fields/ltr.tsx'
import { Moment } from '../fields/moment.tsx'
import { RecordLink } from '../fields/record-link.tsx'
import { useWords } from '../i18n/use-words.ts'
import { RecordList, RecordTable } from '../lists/record-list.tsx'
import { companyConfigWords } from './words.ts'

type ConfigType = (typeof configTypes)[number]

/** The configurations of showrooms: the content beside their vehicles. */
export function CompanyConfigList() {
  const word = useWords(companyConfigWords)
  const types = configTypes.map((id) => ({ id, name: word(id) }))
  const filters = [<SearchInput key="q" source="q" alwaysOn />, <SelectInput key="config_type" source="config_type" choices={types} />]
  return (
    <RecordList filters={filters} sort={{ field: 'key', order: 'ASC' }}>
      <RecordTable
        rowClick="edit"
        bulkActionButtons={false}
        primary={({ key, config_type }) => (
          <>
            <Ltr>{key}</Ltr> · {word(config_type as ConfigType)}
          </>
        )}
        secondary={({ updated_at }) => <Moment value={updated_at} />}
      >
        <DataTable.Col source="config_type" render={() => <RecordLink field={({ config_type }) => word(config_type as ConfigType)} />} />
        <DataTable.Col source="key" render={({ key }) => <Ltr>{key}</Ltr>} />
        <DataTable.Col source="updated_at" render={({ updated_at }) => <Moment value={updated_at} />} />
      </RecordTable>
    </RecordList>
  )
}
