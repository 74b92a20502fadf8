import { zoneName } from '#kernel/format/date.ts'
import { Box, MenuItem, TextField, type TextFieldProps, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useInput, useRecordContext, useTranslate, ValidationError } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { nextRun, parseSchedule } from '#domains/stock/index.ts'
import { latinDigits } from '#kernel/digits.ts'
import { Moment } from '../fields/moment.tsx'
import { Pair } from '../fields/pair.tsx'
import { useTimeZone } from '../fields/use-time-zone.ts'
import { useLanguage, useWords } from '../i18n/use-words.ts'
import { choiceText, hourSteps, readChoice, type ScheduleChoice, type ScheduleKind, scheduleKinds, weekdays } from './schedule-choice.ts'
import { scheduleWords } from './words.ts'

const first: Record<ScheduleKind, ScheduleChoice> = {
  manual: { kind: 'manual' },
  hours: { kind: 'hours', hours: 6 },
  daily: { kind: 'daily', time: '03:00' },
  weekly: { kind: 'weekly', weekday: 0, time: '03:00' },
  custom: { kind: 'custom', text: '' },
}

/** Edits the schedule of a feed, as a choice or as cron, in the site's time zone, and shows when the next run is due. */
export function ScheduleInput() {
  const word = useWords(scheduleWords)
  const translate = useTranslate()
  const { field, fieldState } = useInput({ source: 'schedule', parse: (value: string) => value, validate: isSchedule })
  const text = String(field.value ?? '')
  // Staff may write cron text even for a schedule that the choices offer.
  const [isWritten, setIsWritten] = useState(false)
  const choice: ScheduleChoice = isWritten ? { kind: 'custom', text } : readChoice(text)
  const choose = (newChoice: ScheduleChoice) => field.onChange(choiceText(newChoice))
  const chooseKind = (kind: ScheduleKind) => {
    setIsWritten(kind === 'custom')
    if (kind !== 'custom') choose(first[kind])
  }
  const error = fieldState.error?.message
  return (
    <Box sx={{ width: '100%', marginBlockEnd: 1.5 }}>
      <Pair>
        <Choices label={translate('resources.feeds.fields.schedule')} value={choice.kind} onChange={({ target }) => chooseKind(target.value as ScheduleKind)}>
          {scheduleKinds.map((kind) => (
            <MenuItem key={kind} value={kind}>
              {word(kind)}
            </MenuItem>
          ))}
        </Choices>
        <Details choice={choice} onChoose={choose} flaw={error ? <ValidationError error={error} /> : null} />
      </Pair>
      <NextRun text={text} />
    </Box>
  )
}

function isSchedule(value: unknown): string | undefined {
  return !value || parseSchedule(String(value)) ? undefined : 'errors.field.not_a_schedule'
}

function Choices(props: TextFieldProps) {
  return <TextField select fullWidth {...props} />
}

type DetailsProps = { choice: ScheduleChoice; onChoose: (choice: ScheduleChoice) => void; flaw: ReactNode }

function Details({ choice, onChoose, flaw }: DetailsProps) {
  const word = useWords(scheduleWords)
  if (choice.kind === 'manual') return null
  if (choice.kind === 'custom') {
    return (
      <TextField
        fullWidth
        label={word('written')}
        value={choice.text}
        onChange={({ target }) => onChoose({ kind: 'custom', text: target.value })}
        error={flaw !== null}
        helperText={flaw ?? word('written_help')}
        slotProps={{ htmlInput: { dir: 'ltr', spellCheck: false, maxLength: 100 } }}
      />
    )
  }
  if (choice.kind === 'hours') {
    return (
      <Choices label={word('every')} value={choice.hours} onChange={({ target }) => onChoose({ kind: 'hours', hours: Number(target.value) })}>
        {hourSteps.map((hours) => (
          <MenuItem key={hours} value={hours}>
            {word(`hours_${hours}`)}
          </MenuItem>
        ))}
      </Choices>
    )
  }
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: choice.kind === 'weekly' ? '1fr 1fr' : '1fr', gap: 2 }}>
      {choice.kind === 'weekly' ? (
        <Choices label={word('weekday')} value={choice.weekday} onChange={({ target }) => onChoose({ ...choice, weekday: Number(target.value) })}>
          {weekdays.map((day) => (
            <MenuItem key={day} value={day}>
              {word(`day_${day}`)}
            </MenuItem>
          ))}
        </Choices>
      ) : null}
      <TimeField label={word('time')} value={choice.time} onChange={(time) => onChoose({ ...choice, time })} />
    </Box>
  )
}

/** A time of day in 24 hours, independent of the browser's language. `onChange` gets complete times such as `03:30`. */
function TimeField({ label, value, onChange }: { label: string; value: string; onChange: (time: string) => void }) {
  const [typing, setTyping] = useState<string | null>(null)
  const change = (text: string) => {
    const [, hour = '', minute = ''] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(latinDigits(text)) ?? []
    setTyping(hour === '' ? text : null)
    if (hour !== '') onChange(`${hour.padStart(2, '0')}:${minute}`)
  }
  return (
    <TextField
      fullWidth
      label={label}
      value={typing ?? value}
      error={typing !== null}
      onChange={({ target }) => change(target.value)}
      onBlur={() => setTyping(null)}
      slotProps={{ htmlInput: { dir: 'ltr', maxLength: 5, placeholder: '14:30' }, inputLabel: { shrink: true } }}
    />
  )
}

/** The next run of the feed for the values in the form, in the site's time zone. */
function NextRun({ text }: { text: string }) {
  const word = useWords(scheduleWords)
  const language = useLanguage()
  const timeZone = useTimeZone()
  const feed = useRecordContext()
  const isActive = useWatch({ name: 'is_active' }) !== false
  const schedule = parseSchedule(text)
  if (!schedule || !timeZone) return null
  const isStored = feed?.schedule === text && feed?.is_active === isActive
  const at: unknown = isStored ? feed?.next_run_at : nextRun(schedule, new Date(), timeZone)?.toISOString()
  return (
    <Typography variant="body2" color="text.secondary" aria-live="polite">
      {isActive && typeof at === 'string' ? (
        <>
          {word('next')} <Moment value={at} /> {word('zone', { zone: zoneName(timeZone, language) })}
        </>
      ) : (
        word('off')
      )}
    </Typography>
  )
}
