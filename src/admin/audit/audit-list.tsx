import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { DataTable, DateInput, SearchInput, SelectInput, TextInput, useListContext } from 'react-admin'
import { auditActionNames } from '#domains/accounts/index.ts'
import { listQuery } from '../data-provider/rest-source.ts'
import { Disclosure } from '../fields/disclosure.tsx'
import { Ltr } from '../fields/ltr.tsx'
import { Moment } from '../fields/moment.tsx'
import { useWords } from '../i18n/use-words.ts'
import { RecordList, RecordTable } from '../lists/record-list.tsx'
import { useActionName } from './action-name.ts'
import { SubjectName } from './subject-name.tsx'
import { auditWords } from './words.ts'

/** Who changed what and when. Nothing here can be changed. */
export function AuditList() {
  const word = useWords(auditWords)
  const actionName = useActionName()
  const choices = [...auditActionNames.keys()].map((id) => ({ id, name: actionName(id) }))
  const filters = [
    <SearchInput key="q" source="q" alwaysOn />,
    <DateInput key="from" source="from" alwaysOn parse={startOfDay} format={dayOf} />,
    <DateInput key="to" source="to" alwaysOn parse={endOfDay} format={dayOf} />,
    <SelectInput key="action" source="action" choices={choices} />,
    <TextInput key="subject" source="subject" />,
    <TextInput key="actor_id" source="actor_id" />,
  ]
  const actor = ({ actor_name, actor_id }: Readonly<Record<string, unknown>>) => <bdi title={String(actor_id)}>{String(actor_name || word('system'))}</bdi>
  return (
    <RecordList filters={filters} sort={{ field: 'at', order: 'DESC' }} perPage={50} tools={<ExportLink />}>
      <RecordTable
        rowClick={false}
        bulkActionButtons={false}
        primary={({ action }) => actionName(action)}
        secondary={(entry) => (
          <>
            <SubjectName subject={String(entry.subject)} /> · {actor(entry)}
            <Changes entry={entry} />
          </>
        )}
        tertiary={({ at }) => <Moment value={at} />}
      >
        <DataTable.Col source="at" render={({ at }) => <Moment value={at} />} />
        <DataTable.Col source="actor_name" disableSort render={actor} />
        <DataTable.Col source="action" render={({ action }) => actionName(action)} />
        <DataTable.Col source="subject" render={({ subject }) => <SubjectName subject={String(subject)} />} />
        <DataTable.Col source="changes" disableSort render={(entry) => <Changes entry={entry} />} />
      </RecordTable>
    </RecordList>
  )
}

/** All that the filters let through, written by the server. */
function ExportLink() {
  const word = useWords(auditWords)
  const { filterValues } = useListContext()
  const query = listQuery({ filter: filterValues })
  return (
    <Button size="small" startIcon={<DownloadIcon />} href={`/api/audit_entries.csv${query ? `?${query}` : ''}`} download>
      {word('export')}
    </Button>
  )
}

function Changes({ entry }: { entry: Readonly<Record<string, unknown>> }) {
  const word = useWords(auditWords)
  const changes = Object.entries((entry.changes ?? {}) as Record<string, [before: unknown, after: unknown]>)
  if (changes.length === 0) return null
  return (
    <Disclosure summary={word('show', { count: changes.length })}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{word('field')}</TableCell>
            <TableCell>{word('before')}</TableCell>
            <TableCell>{word('after')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {changes.map(([field, [before, after]]) => (
            <TableRow key={field}>
              <TableCell component="th" scope="row">
                <Ltr>{field}</Ltr>
              </TableCell>
              <TableCell>
                <Value of={before} />
              </TableCell>
              <TableCell>
                <Value of={after} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Disclosure>
  )
}

function Value({ of: value }: { of: unknown }) {
  const word = useWords(auditWords)
  if (value === null || value === undefined || value === '') {
    return (
      <Typography variant="body2" color="text.secondary" component="span">
        {word('empty')}
      </Typography>
    )
  }
  return (
    <Box component="bdi" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
      {typeof value === 'string' ? value : JSON.stringify(value)}
    </Box>
  )
}

// A day of the person at the screen; the log is asked by moments, the end not included.
function startOfDay(day: string | null): string {
  return day ? new Date(`${day}T00:00`).toISOString() : ''
}

function endOfDay(day: string | null): string {
  return day ? new Date(`${day}T23:59:59.999`).toISOString() : ''
}

function dayOf(moment: string | null): string {
  if (!moment) return ''
  const date = new Date(moment)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
