import RefreshIcon from '@mui/icons-material/TravelExploreOutlined'
import { Button, Typography } from '@mui/material'
import { DataTable, type RaRecord, SearchInput, SelectInput } from 'react-admin'
import { type CareFinding, careKinds } from '#domains/content/index.ts'
import { formatNumber } from '#kernel/format/number.ts'
import { useMay } from '../app/signed-in.ts'
import type { CsvColumn } from '../csv/csv-of.ts'
import { useCall } from '../data-provider/use-call.ts'
import { useLoaded } from '../data-provider/use-loaded.ts'
import { Ltr } from '../fields/ltr.tsx'
import { Moment } from '../fields/moment.tsx'
import { useStaffName } from '../i18n/use-staff-name.ts'
import { useWords } from '../i18n/use-words.ts'
import { RecordList, RecordTable } from '../lists/record-list.tsx'
import { FindingAside, FindingPlace } from './finding-parts.tsx'
import { careWords } from './words.ts'

const KILOBYTE = 1024
const columns = ['kind', 'subject', 'subject_id', 'title', 'field', 'target', 'found_at', 'left_at', 'left_by'] as const
const csv: readonly CsvColumn<RaRecord>[] = columns.map((name) => ({ name, cell: (record) => record[name] }))

/** What has to be mended on the site; each line opens the place where that is done, or is put aside. */
export function FindingList() {
  const word = useWords(careWords)
  const filters = [
    <SearchInput key="q" source="q" alwaysOn />,
    <SelectInput key="kind" source="kind" alwaysOn choices={careKinds.map((id) => ({ id, name: word(id) }))} />,
    <SelectInput key="state" source="state" choices={(['open', 'left'] as const).map((id) => ({ id, name: word(id) }))} />,
  ]
  return (
    <>
      <LastLook />
      <RecordList filters={filters} sort={{ field: 'kind', order: 'ASC' }} csv={csv} tools={<LookNow />} empty={false}>
        <RecordTable
          rowClick={false}
          bulkActionButtons={false}
          primary={(row) => <FindingPlace finding={row as CareFinding} />}
          secondary={(row) => (
            <>
              {word((row as CareFinding).kind)} <Details finding={row as CareFinding} /> <AsideNote finding={row as CareFinding} />{' '}
              <FindingAside finding={row as CareFinding} />
            </>
          )}
        >
          <DataTable.Col source="kind" render={(row) => word((row as CareFinding).kind)} />
          <DataTable.Col source="title" render={(row) => <FindingPlace finding={row as CareFinding} />} />
          <DataTable.Col source="target" disableSort render={(row) => <Details finding={row as CareFinding} />} />
          <DataTable.Col source="found_at" render={({ found_at }) => <Moment value={found_at} />} />
          <DataTable.Col source="left_at" render={(row) => <AsideNote finding={row as CareFinding} />} />
          <DataTable.Col source="id" label="frame.actions" disableSort render={(row) => <FindingAside finding={row as CareFinding} />} />
        </RecordTable>
      </RecordList>
    </>
  )
}

function Details({ finding: { kind, target, details } }: { finding: CareFinding }) {
  const word = useWords(careWords)
  const { bytes, width = 0, height = 0, status, checked_at } = details
  if (bytes !== undefined) return word('weight', { size: formatNumber(Math.round(bytes / KILOBYTE)), width: String(width) })
  if (width > 0) return word('size', { width: String(width), height: String(height) })
  if (kind === 'missing_alt' && /^\d+$/.test(target)) return word('picture', { id: target })
  if (target === '') return null
  return (
    <>
      <Ltr>{target}</Ltr>
      {checked_at === undefined ? null : (
        <Typography variant="caption" component="div" color="text.secondary">
          {status === undefined ? word('no_answer') : word('answered', { status: String(status) })} <Moment value={checked_at} />
        </Typography>
      )}
    </>
  )
}

function AsideNote({ finding: { left_at, left_by } }: { finding: CareFinding }) {
  const staffName = useStaffName()
  if (left_at === null) return null
  return (
    <>
      <Moment value={left_at} /> <bdi>{staffName(left_by)}</bdi>
    </>
  )
}

function LookNow() {
  const word = useWords(careWords)
  const mayAsk = useMay('pages.write')
  const { isBusy, send } = useCall()
  if (!mayAsk) return null
  return (
    <Button
      size="small"
      startIcon={<RefreshIcon />}
      disabled={isBusy}
      onClick={() => void send('POST /api/care_looks', { body: {}, done: word('look_asked') })}
    >
      {word('look_now')}
    </Button>
  )
}

function LastLook() {
  const word = useWords(careWords)
  const { data } = useLoaded('GET /api/care_summary')
  if (!data) return null
  const { looked_at, took_ms, pages, pictures } = data
  if (looked_at === null) return <Typography color="text.secondary">{word('not_yet')}</Typography>
  const [before = '', after = ''] = word('looked', {
    when: '\u0000',
    pages: formatNumber(pages),
    pictures: formatNumber(pictures),
    seconds: formatNumber(Math.max(0.1, Math.round(took_ms / 100) / 10)),
  }).split('\u0000')
  return (
    <Typography variant="body2" color="text.secondary">
      {before}
      <Moment value={looked_at} />
      {after}
    </Typography>
  )
}
