import { BooleanInput, DataTable, SearchInput, useTranslate } from 'react-admin'
import { Ltr } from '../fields/ltr.tsx'
import { Moment } from '../fields/moment.tsx'
import { RecordLink } from '../fields/record-link.tsx'
import { Tag } from '../fields/tag.tsx'
import { useWords } from '../i18n/use-words.ts'
import { RecordList, RecordTable } from '../lists/record-list.tsx'
import { RunState } from './run-state.tsx'
import { feedWords } from './words.ts'

type LastRun = { id: number; state: string; created_at: string } | null

/** The feeds of vehicles, each with the result of its last run. */
export function FeedList() {
  const word = useWords(feedWords)
  const translate = useTranslate()
  const lastRun = (last: LastRun) => (last ? <RunState state={last.state} /> : <span>{word('never')}</span>)
  const filters = [<SearchInput key="q" source="q" alwaysOn />, <BooleanInput key="is_active" source="is_active" />]
  return (
    <RecordList filters={filters} sort={{ field: 'name', order: 'ASC' }}>
      <RecordTable
        rowClick="edit"
        bulkActionButtons={false}
        primary={({ name }) => name}
        secondary={({ key, source, next_run_at, is_active }) => (
          <>
            <Ltr>{key}</Ltr> · {word(source === 'url' ? 'url' : 'upload')}
            {next_run_at ? (
              <>
                <br />
                {translate('resources.feeds.fields.next_run_at')}: <Moment value={next_run_at} />
              </>
            ) : null}
            {is_active ? null : ` · ${word('inactive')}`}
          </>
        )}
        tertiary={({ last_run }) => lastRun(last_run)}
      >
        <DataTable.Col source="name">
          <RecordLink field="name" />
        </DataTable.Col>
        <DataTable.Col source="key" render={({ key }) => <Ltr>{key}</Ltr>} />
        <DataTable.Col source="source" disableSort render={({ source }) => word(source === 'url' ? 'url' : 'upload')} />
        <DataTable.Col source="format" disableSort render={({ format }) => <Ltr>{String(format).toUpperCase()}</Ltr>} />
        <DataTable.Col source="last_run" disableSort render={({ last_run }) => lastRun(last_run)} />
        <DataTable.Col source="next_run_at" disableSort render={({ next_run_at }) => <Moment value={next_run_at} />} />
        <DataTable.Col
          source="is_active"
          disableSort
          render={({ is_active }) => <Tag tone={is_active ? 'good' : 'quiet'}>{word(is_active ? 'active' : 'inactive')}</Tag>}
        />
      </RecordTable>
    </RecordList>
  )
}
