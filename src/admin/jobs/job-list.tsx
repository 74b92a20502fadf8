import ReplayIcon from '@mui/icons-material/ReplayOutlined'
import { Box, Button } from '@mui/material'
import { DataTable, type RaRecord, SelectInput, TextInput, useRecordContext } from 'react-admin'
import { useMay } from '../app/signed-in.ts'
import { useCall } from '../data-provider/use-call.ts'
import { Disclosure } from '../fields/disclosure.tsx'
import { Moment } from '../fields/moment.tsx'
import { Tag, type Tone } from '../fields/tag.tsx'
import { usePair, useWords } from '../i18n/use-words.ts'
import { RecordList, RecordTable } from '../lists/record-list.tsx'
import { jobWords } from './words.ts'

const tones = { created: 'info', retry: 'warn', active: 'info', completed: 'good', cancelled: 'quiet', failed: 'bad' } as const satisfies Record<string, Tone>
type State = keyof typeof tones
const states = Object.keys(tones) as State[]

/** Background jobs, with their errors and a button to retry. */
export function JobList() {
  const word = useWords(jobWords)
  const textOf = usePair()
  const nameOf = ({ label, label_ar }: Job) => textOf([String(label), String(label_ar)])
  const filters = [
    <SelectInput key="state" source="state" alwaysOn choices={states.map((id) => ({ id, name: word(id) }))} />,
    <TextInput key="name" source="name" alwaysOn />,
  ]
  const state = (job: RaRecord) => <Tag tone={tones[job.state as State] ?? 'quiet'}>{word(job.state as State)}</Tag>
  return (
    <RecordList filters={filters} sort={{ field: 'created_at', order: 'DESC' }}>
      <RecordTable
        rowClick={false}
        bulkActionButtons={false}
        primary={(job) => <bdi>{nameOf(job)}</bdi>}
        secondary={(job) => (
          <>
            <Moment value={job.created_at} />
            <JobError job={job} />
            <AgainButton job={job} />
          </>
        )}
        tertiary={state}
      >
        <DataTable.Col source="name" disableSort render={(job) => <bdi>{nameOf(job)}</bdi>} />
        <DataTable.Col source="data_summary" disableSort render={({ about, about_ar }) => <bdi>{textOf([about, about_ar])}</bdi>} />
        <DataTable.Col source="state" disableSort render={state} />
        <DataTable.Col source="created_at" render={({ created_at }) => <Moment value={created_at} />} />
        <DataTable.Col source="completed_at" disableSort render={({ completed_at }) => <Moment value={completed_at} />} />
        <DataTable.NumberCol source="retry_count" disableSort />
        <DataTable.Col source="error" disableSort render={(job) => <JobError job={job} />} />
        <DataTable.Col source="id" label="frame.actions" disableSort>
          <RetryThisJob />
        </DataTable.Col>
      </RecordTable>
    </RecordList>
  )
}

type Job = Readonly<Record<string, unknown>>

function JobError({ job }: { job: Job }) {
  const word = useWords(jobWords)
  if (!job.error) return null
  const text = typeof job.error === 'string' ? job.error : JSON.stringify(job.error, null, 2)
  return (
    <Disclosure summary={word('show_error')}>
      <Box component="pre" dir="ltr" sx={{ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: 560, fontSize: '0.8125rem' }}>
        {text}
      </Box>
    </Disclosure>
  )
}

function RetryThisJob() {
  const job = useRecordContext()
  return job ? <AgainButton job={job} /> : null
}

function AgainButton({ job }: { job: Job }) {
  const word = useWords(jobWords)
  const mayRetry = useMay('jobs.write')
  const { isBusy, send } = useCall()
  if (!mayRetry || !['failed', 'cancelled'].includes(String(job.state))) return null
  const params = { name: String(job.name), id: String(job.id) }
  return (
    <Button
      size="small"
      color="inherit"
      startIcon={<ReplayIcon />}
      onClick={() => void send('POST /api/jobs/{name}/{id}/retry', { params, done: word('again_done') })}
      disabled={isBusy}
    >
      {word('again')}
    </Button>
  )
}
