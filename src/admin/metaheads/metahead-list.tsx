import { BooleanField, DataTable, ReferenceField, type RaRecord, SearchInput, SelectInput, TextField } from 'react-admin'
import { Ltr } from '../fields/ltr.tsx'
import { RecordLink } from '../fields/record-link.tsx'
import { useWords } from '../i18n/use-words.ts'
import { RecordList, RecordTable } from '../lists/record-list.tsx'
import { useLanguageChoices } from './use-languages.ts'
import { metaheadListWords } from './words.ts'

const LONGEST_SHOWN = 90
const start = ({ content }: RaRecord) => <Ltr>{String(content).slice(0, LONGEST_SHOWN)}</Ltr>

/** Scripts, styles and markup in the head or at the end of pages. */
export function MetaheadList() {
  const word = useWords(metaheadListWords)
  const languages = useLanguageChoices()
  const filters = [<SearchInput key="q" source="q" alwaysOn />, <SelectInput key="language" source="language" choices={languages} />]
  return (
    <RecordList filters={filters} sort={{ field: 'sequence', order: 'ASC' }}>
      <RecordTable rowClick="edit" primary={({ language }) => <Ltr>{language}</Ltr>} secondary={start}>
        <DataTable.Col source="sequence" />
        <DataTable.Col source="language">
          <RecordLink field="language" />
        </DataTable.Col>
        <DataTable.Col source="content" disableSort render={start} />
        <DataTable.Col source="rdx_core_page_id" disableSort>
          <ReferenceField source="rdx_core_page_id" reference="pages" empty={word('every_page')} link={false}>
            <TextField source="path" dir="ltr" />
          </ReferenceField>
        </DataTable.Col>
        <DataTable.Col source="in_body" disableSort field={BooleanField} />
        <DataTable.Col source="reload_on_each_page" disableSort field={BooleanField} />
      </RecordTable>
    </RecordList>
  )
}
