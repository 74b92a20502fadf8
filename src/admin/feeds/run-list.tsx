import { DataTable, type RaRecord, ReferenceField, ReferenceInput, SelectInput } from 'react-admin'
import { feedRunStates } from '#domains/stock/index.ts'
import { formatNumber } from '#kernel/format/number.ts'
import type { DataOf } from '../data-provider/ask.ts'
import { Ltr } from '../fields/ltr.tsx'
import { Moment } from '../fields/moment.tsx'
import { StaffName } from '../fields/staff-name.tsx'
import { RecordLink } from '../fields/record-link.tsx'
import { useWords } from '../i18n/use-words.ts'
import { RecordList, RecordTable } from '../lists/record-list.tsx'
import { RunState } from './run-state.tsx'
import { runWords } from './words.ts'

type ListedRun = RaRecord & DataOf<'GET /api/feed_runs'>[number]
const countNames = ['added', 'changed', 'gone', 'invalid'] as const

/** The runs of all feeds, newest first. */
export function RunList() {
  const word = useWords(runWords)
  const filters = [
    <ReferenceInput key="feed_id" source="feed_id" reference="feeds" alwaysOn>
      <SelectInput optionText="name" />
    </ReferenceInput>,
    <SelectInput key="state" source="state" choices={feedRunStates.map((id) => ({ id, name: word(id) }))} />,
  ]
  const countsText = ({ counts, state }: Pick<ListedRun, 'counts' | 'state'>) => {
    const countTexts = countNames.filter((name) => counts[name] > 0).map((name) => `${word(name)}: ${formatNumber(counts[name])}`)
    if (countTexts.length > 0) return countTexts.join(' · ')
    return state === 'done' || state === 'ready' ? word('no_change') : '–'
  }
  return (
    <RecordList filters={filters} sort={{ field: 'id', order: 'DESC' }}>
      <RecordTable
        rowClick="edit"
        bulkActionButtons={false}
        primary={(run) => (
          <>
            <Ltr>{run.id}</Ltr> · <ReferenceField record={run} source="feed_id" reference="feeds" link={false} />
          </>
        )}
        secondary={(run) => (
          <>
            <Moment value={run.created_at} />
            <br />
            {countsText(run as ListedRun)}
          </>
        )}
        tertiary={({ state }) => <RunState state={state} />}
      >
        <DataTable.Col source="id">
          <RecordLink field="id" />
        </DataTable.Col>
        <DataTable.Col source="feed_id" disableSort>
          <ReferenceField source="feed_id" reference="feeds" />
        </DataTable.Col>
        <DataTable.Col source="state" disableSort render={({ state }) => <RunState state={state} />} />
        <DataTable.Col source="file_name" disableSort render={({ file_name }) => <bdi>{file_name}</bdi>} />
        <DataTable.Col source="counts" disableSort render={countsText} />
        <DataTable.Col source="created_at" disableSort render={({ created_at }) => <Moment value={created_at} />} />
        <DataTable.Col source="started_by" disableSort render={({ started_by }) => <StaffName name={String(started_by)} />} />
      </RecordTable>
    </RecordList>
  )
}
