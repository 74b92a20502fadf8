import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import { Button } from '@mui/material'
import { DataTable, type InputProps, SearchInput, SelectInput, TextInput, useListContext } from 'react-admin'
import { addDays } from '#kernel/calendar.ts'
import { instantOf, todayIn } from '#kernel/zoned-time.ts'
import { wordIn, type Words } from '#kernel/words/words.ts'
import { auditActionNames } from '#domains/accounts/index.ts'
import { leadStateWords } from '#domains/leads/index.ts'
import { vehicleFieldEntries, type WordedKind } from '#domains/stock/index.ts'
import { listQuery } from '../data-provider/rest-source.ts'
import { DayInput } from '../fields/day-input.tsx'
import { Disclosure } from '../fields/disclosure.tsx'
import { Moment } from '../fields/moment.tsx'
import { useTimeZone } from '../fields/use-time-zone.ts'
import { useLanguage, useWords } from '../i18n/use-words.ts'
import { RecordList, RecordTable } from '../lists/record-list.tsx'
import { orderStateWords } from '../orders/words.ts'
import { pageWords } from '../pages/words.ts'
import { paymentWords } from '../payments/words.ts'
import { userWords } from '../users/words.ts'
import { useStockWord } from '../vehicles/stock-choices.ts'
import { useActionName } from './action-name.ts'
import { StaffName } from '../fields/staff-name.tsx'
import { ChangesTable } from './changes-table.tsx'
import { SubjectName } from './subject-name.tsx'
import { useFieldName } from './use-field-name.ts'
import { auditPageTypeWords, auditWords } from './words.ts'

/** The audit log: who changed what and when. It is read-only. */
export function AuditList() {
  const actionName = useActionName()
  const timeZone = useTimeZone()
  const choices = [...auditActionNames.keys()].map((id) => ({ id, name: actionName(id) }))
  const filters = [
    <SearchInput key="q" source="q" alwaysOn />,
    // A day is a day of the site, so that none can be typed before its time zone is known.
    ...(timeZone
      ? [<DayInput key="from" source="from" alwaysOn {...firstMoment(timeZone)} />, <DayInput key="to" source="to" alwaysOn {...lastMoment(timeZone)} />]
      : []),
    <SelectInput key="action" source="action" choices={choices} />,
    <TextInput key="subject" source="subject" />,
    <TextInput key="actor_id" source="actor_id" />,
  ]
  const actor = ({ actor_name, actor_id }: Readonly<Record<string, unknown>>) => <StaffName id={String(actor_id)} name={String(actor_name)} />
  return (
    <RecordList filters={filters} sort={{ field: 'at', order: 'DESC' }} perPage={50} tools={<ExportLink />}>
      <RecordTable
        rowClick={false}
        bulkActionButtons={false}
        primary={({ action }) => actionName(action)}
        secondary={(entry) => (
          <>
            <SubjectName action={String(entry.action)} subject={String(entry.subject)} /> · {actor(entry)}
            <Changes entry={entry} />
          </>
        )}
        tertiary={({ at }) => <Moment value={at} />}
      >
        <DataTable.Col source="at" render={({ at }) => <Moment value={at} />} />
        <DataTable.Col source="actor_name" disableSort render={actor} />
        <DataTable.Col source="action" render={({ action }) => actionName(action)} />
        <DataTable.Col source="subject" render={({ action, subject }) => <SubjectName action={String(action)} subject={String(subject)} />} />
        <DataTable.Col source="changes" disableSort render={(entry) => <Changes entry={entry} />} />
      </RecordTable>
    </RecordList>
  )
}

/** Downloads every entry that matches the filters; the server writes the file. */
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

/** What an entry says that changed, by names and values of people. */
export function Changes({ entry }: { entry: Readonly<Record<string, unknown>> }) {
  const word = useWords(auditWords)
  const language = useLanguage()
  const fieldName = useFieldName()
  const action = String(entry.action)
  const stockWord = useStockWord()
  const valueText = (field: string, value: unknown) => {
    const kind = action.startsWith('vehicle') ? wordedKind(field) : undefined
    if (kind && typeof value === 'string') return stockWord(kind, value)
    const words = wordsOfValues(action, field)
    return typeof value === 'string' && Object.hasOwn(words, value) ? wordIn(language, words, value) : value
  }
  const changes = Object.entries((entry.changes ?? {}) as Record<string, [before: unknown, after: unknown]>)
  if (changes.length === 0) return null
  return (
    <Disclosure summary={word('show', { count: changes.length })}>
      <ChangesTable
        changes={changes.map(([field, [before, after]]) => ({
          field,
          name: fieldName(action, field),
          before: valueText(field, before),
          after: valueText(field, after),
        }))}
      />
    </Disclosure>
  )
}

/** Of which kind the words are that a field of a vehicle has for its values. */
function wordedKind(field: string): WordedKind | undefined {
  return vehicleFieldEntries.find(([name]) => name === field)?.[1].wordedAs
}

/** The words for the values of a field, where they are codes: states, roles, what a page is. */
function wordsOfValues(action: string, field: string): Words {
  if (field === 'role') return userWords
  if (field === 'type' && action.startsWith('page')) return auditPageTypeWords
  if (field !== 'state' && field !== 'status') return {}
  if (action.startsWith('page')) return pageWords
  if (action.startsWith('lead')) return leadStateWords
  if (action.startsWith('order')) return orderStateWords
  // What the log has is never changed, and payments spelt it so before.
  return action.startsWith('payment') ? { ...paymentWords, authorised: paymentWords.authorized } : {}
}

type DayOfMoments = Pick<InputProps, 'parse' | 'format'>

/** The first instant of a day in the site's time zone. */
function firstMoment(timeZone: string): DayOfMoments {
  return { parse: (day: string) => day && isoOf(instantOf(`${day} 00:00:00`, timeZone)), format: dayIn(timeZone) }
}

/** The last instant of a day in the site's time zone. */
function lastMoment(timeZone: string): DayOfMoments {
  return { parse: (day: string) => day && isoOf(instantOf(`${addDays(day, 1)} 00:00:00`, timeZone) - 1), format: dayIn(timeZone) }
}

function dayIn(timeZone: string): (moment: string | null) => string {
  return (moment) => (moment ? todayIn(timeZone, new Date(moment)) : '')
}

function isoOf(instant: number): string {
  return new Date(instant).toISOString()
}
