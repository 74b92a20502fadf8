import NextIcon from '@mui/icons-material/ChevronRightOutlined'
import PreviousIcon from '@mui/icons-material/ChevronLeftOutlined'
import { Alert, Box, Button, IconButton, Paper, type Theme, Typography, useMediaQuery } from '@mui/material'
import { useEffect, useState } from 'react'
import { Loading, Title } from 'react-admin'
import { type CalendarKind, calendarKinds } from '#domains/content/index.ts'
import { addDays, addMonths } from '#kernel/calendar.ts'
import { FORMAT_LOCALE } from '#kernel/format/number.ts'
import { sharedFormat } from '#kernel/format/shared-format.ts'
import { todayIn } from '#kernel/zoned-time.ts'
import { ask, type DataOf } from '../data-provider/ask.ts'
import { Choice } from '../fields/choice.tsx'
import { ChoiceInput } from '../fields/choice-input.tsx'
import { useTimeZone } from '../fields/use-time-zone.ts'
import { useLanguage, useWords } from '../i18n/use-words.ts'
import { DayEvents, DayList } from './day-list.tsx'
import { wholeWeeks } from './month-days.ts'
import { MonthGrid } from './month-grid.tsx'
import { calendarWords } from './words.ts'

type Answer = DataOf<'GET /api/calendar_entries'>

/** What was published, is planned, begins and ends, as a month and as a list by day; a phone has the list alone. */
export function CalendarScreen() {
  const zone = useTimeZone()
  return zone ? <ZonedCalendar today={todayIn(zone, new Date())} zone={zone} /> : <Loading />
}

function ZonedCalendar({ today, zone }: { today: string; zone: string }) {
  const word = useWords(calendarWords)
  const language = useLanguage()
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true })
  const [day, setDay] = useState(today)
  const [kind, setKind] = useState<CalendarKind | ''>('')
  const [calendarView, setView] = useState<'month' | 'list'>('month')
  const view = isNarrow ? 'list' : calendarView
  const { answer, hasFailed } = useCalendar(day.slice(0, 7), kind)
  const entries = answer?.entries ?? []
  const inMonth = entries.filter((entry) => entry.day.startsWith(day.slice(0, 7)))

  return (
    <>
      <Title title={word('title')} preferenceKey={false} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-end', marginBlock: 2 }}>
        <IconButton aria-label={word('previous')} onClick={() => setDay(addMonths(day, -1))}>
          <PreviousIcon sx={{ transform: language === 'ar' ? 'scaleX(-1)' : 'none' }} />
        </IconButton>
        <Typography variant="h6" component="h2" aria-live="polite" sx={{ minWidth: '9rem', textAlign: 'center', lineHeight: '40px' }}>
          {monthName(day, language)}
        </Typography>
        <IconButton aria-label={word('next')} onClick={() => setDay(addMonths(day, 1))}>
          <NextIcon sx={{ transform: language === 'ar' ? 'scaleX(-1)' : 'none' }} />
        </IconButton>
        <Button color="inherit" onClick={() => setDay(today)}>
          {word('today')}
        </Button>
        <ChoiceInput<CalendarKind | ''>
          label={word('kind')}
          value={kind}
          options={[{ value: '', label: word('all') }, ...calendarKinds.map((one) => ({ value: one, label: word(one) }))]}
          sx={{ width: 'auto', minWidth: 180 }}
          onChange={setKind}
        />
        {isNarrow ? null : (
          <Choice label={word('view')} value={view} options={(['month', 'list'] as const).map((one) => [one, word(one)] as const)} onChange={setView} />
        )}
      </Box>
      {hasFailed ? <Alert severity="error">{word('failed_to_load')}</Alert> : null}
      {answer?.is_more ? <Alert severity="info">{word('more')}</Alert> : null}
      {answer && view === 'list' ? <DayList entries={inMonth} zone={zone} /> : null}
      {answer && view === 'month' ? (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { lg: 'minmax(0, 1fr) 20rem' }, alignItems: 'start' }}>
          <MonthGrid day={day} today={today} firstWeekday={answer.first_weekday} entries={entries} onDay={setDay} />
          <Paper variant="outlined" sx={{ padding: 2 }}>
            <DayEvents day={day} entries={entries.filter((entry) => entry.day === day)} zone={zone} />
          </Paper>
        </Box>
      ) : null}
    </>
  )
}

/** The events of a month and of the weeks at its edges; the answer before stays until the next one comes. */
function useCalendar(month: string, kind: CalendarKind | ''): { answer: Answer | undefined; hasFailed: boolean } {
  const [answer, setAnswer] = useState<Answer>()
  const [hasFailed, setFailed] = useState(false)

  // The network.
  useEffect(() => {
    const leaving = new AbortController()
    setFailed(false)
    // Weeks begin on any day, so that a week more is asked for at both ends.
    const weeks = wholeWeeks(`${month}-01`, 0)
    const query = { from: addDays(weeks[0]?.[0] ?? `${month}-01`, -7), to: addDays(weeks.at(-1)?.at(-1) ?? `${month}-28`, 6), ...(kind === '' ? {} : { kind }) }
    ask('GET /api/calendar_entries', { query, signal: leaving.signal }).then(
      ({ data }) => setAnswer(data),
      () => setFailed(!leaving.signal.aborted),
    )
    return () => leaving.abort()
  }, [month, kind])
  return { answer, hasFailed }
}

/** The month of a day with its year: `نوفمبر 2026`. */
function monthName(day: string, language: 'ar' | 'en'): string {
  const format = sharedFormat('DateTimeFormat', language === 'ar' ? FORMAT_LOCALE : 'en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(`${day.slice(0, 7)}-01T00:00:00Z`))
}
