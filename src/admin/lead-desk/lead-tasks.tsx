import { Box, Button, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { formatDayBy, zoneName } from '#kernel/format/date.ts'
import { useMay } from '../app/signed-in.ts'
import type { DataOf } from '../data-provider/ask.ts'
import { LoadFailed } from '../data-provider/load-failed.tsx'
import { useCall } from '../data-provider/use-call.ts'
import { useLoaded } from '../data-provider/use-loaded.ts'
import { ChoiceInput } from '../fields/choice-input.tsx'
import { Moment } from '../fields/moment.tsx'
import { useTimeZone } from '../fields/use-time-zone.ts'
import { useStaffName } from '../i18n/use-staff-name.ts'
import { useLanguage, useWords } from '../i18n/use-words.ts'
import { LeadPart } from '../leads/lead-part.tsx'
import { TaskDoneButton } from './task-done-button.tsx'
import { taskDays, taskTimes } from './task-times.ts'
import { deskWords } from './words.ts'

type Tasks = DataOf<'GET /api/leads/{id}/tasks'>

/** What is planned about a lead, by the clock of its retailer, and a form for one more task. */
export function LeadTasks({ id }: { id: number }) {
  const word = useWords(deskWords)
  const mayWork = useMay('leads.write')
  const { data, hasFailed, again } = useLoaded('GET /api/leads/{id}/tasks', { params: { id } })
  return (
    <LeadPart title={word('tasks')}>
      {hasFailed ? <LoadFailed again={again}>{word('tasks_failed')}</LoadFailed> : null}
      {data ? <TaskList id={id} tasks={data} onChange={again} /> : null}
      {data && mayWork ? <NewTask id={id} timeZone={data.time_zone} onAdded={again} /> : null}
    </LeadPart>
  )
}

function TaskList({ id, tasks: { tasks, time_zone: zone }, onChange }: { id: number; tasks: Tasks; onChange: () => void }) {
  const word = useWords(deskWords)
  const staffName = useStaffName()
  if (tasks.length === 0) {
    return (
      <Typography variant="body2" color="text.secondary">
        {word('tasks_none')}
      </Typography>
    )
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {tasks.map(({ id: taskId, text, due_at: due, done_at: doneAt, done_by: doneBy }) => (
        <Box component="li" key={taskId} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, minBlockSize: 40 }}>
          <Typography variant="body2" component="span" sx={{ flex: '1 1 8rem', textDecoration: doneAt ? 'line-through' : 'none' }}>
            <bdi dir="auto">{text}</bdi>
          </Typography>
          <Typography variant="caption" color="text.secondary">
            {doneAt ? <bdi>{word('done_by', { name: staffName(doneBy) })}</bdi> : <Moment value={due} zone={zone} />}
          </Typography>
          {doneAt ? null : <TaskDoneButton leadId={id} id={taskId} text={text} onDone={onChange} />}
        </Box>
      ))}
    </Box>
  )
}

const USUAL_TIME = '10:00'

function NewTask({ id, timeZone, onAdded }: { id: number; timeZone: string; onAdded: () => void }) {
  const word = useWords(deskWords)
  const language = useLanguage()
  const siteZone = useTimeZone()
  const { isBusy, send } = useCall()
  const days = taskDays(timeZone, new Date())
  const [text, setText] = useState(() => word('call_back'))
  const [day, setDay] = useState(days[1] ?? '')
  const [time, setTime] = useState(USUAL_TIME)
  const nameOf = (one: string, index: number) =>
    index === 0 ? word('today') : index === 1 ? word('tomorrow') : formatDayBy(one, language, { weekday: 'long', month: 'long', year: 'none' })
  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (await send('POST /api/leads/{id}/tasks', { params: { id }, body: { text, due: `${day}T${time}` }, done: word('added') })) onAdded()
  }
  return (
    <Box
      component="form"
      onSubmit={(event) => void add(event)}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(6.5rem, auto)', gap: 1, marginBlockStart: 1.5 }}
    >
      <TextField
        size="small"
        label={word('what')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        required
        sx={{ gridColumn: '1 / -1' }}
        slotProps={{ htmlInput: { maxLength: 500, dir: 'auto' } }}
      />
      <ChoiceInput label={word('day')} value={day} options={days.map((one, index) => ({ value: one, label: nameOf(one, index) }))} onChange={setDay} />
      <ChoiceInput label={word('time')} value={time} options={taskTimes.map((one) => ({ value: one, label: one }))} onChange={setTime} />
      {siteZone && siteZone !== timeZone ? (
        <Typography variant="caption" color="text.secondary" sx={{ gridColumn: '1 / -1' }}>
          {word('zone', { zone: zoneName(timeZone, language) })}
        </Typography>
      ) : null}
      <Button type="submit" variant="outlined" size="small" disabled={isBusy || text.trim() === ''} sx={{ gridColumn: '1 / -1', justifySelf: 'start' }}>
        {word('add')}
      </Button>
    </Box>
  )
}
