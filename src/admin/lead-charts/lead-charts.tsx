import { Alert, Box, Button, MenuItem, Paper, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { Loading, Title } from 'react-admin'
import type { LeadCounts } from '#domains/leads/index.ts'
import { formatDay } from '#kernel/format/date.ts'
import { useReport } from '../data-provider/use-report.ts'
import { useLanguage, useWords } from '../i18n/use-words.ts'
import { type Bar, BarsChart } from './bars-chart.tsx'
import { chartWords } from './words.ts'

const periods = [7, 30, 90, 365] as const
const USUAL = 30

/** The number of leads by day, form, retailer and source, each as a chart and a table. */
export function LeadCharts() {
  const word = useWords(chartWords)
  const [days, setDays] = useState<number>(USUAL)
  const { report: counts, hasFailed, again } = useReport<LeadCounts>('/api/lead_charts', days)
  const retry = (
    <Button color="inherit" size="small" onClick={again}>
      {word('again')}
    </Button>
  )
  return (
    <Box sx={{ paddingBlock: 2, display: 'grid', gap: 2 }}>
      <Title title={word('title')} />
      <TextField
        select
        size="small"
        label={word('period')}
        value={days}
        helperText={false}
        onChange={({ target }) => setDays(Number(target.value))}
        sx={{ maxWidth: 240 }}
      >
        {periods.map((count) => (
          <MenuItem key={count} value={count}>
            {word(`days_${count}`)}
          </MenuItem>
        ))}
      </TextField>
      {hasFailed ? (
        <Alert severity="error" action={retry}>
          {word('failed')}
        </Alert>
      ) : null}
      {counts ? <Charts counts={counts} /> : hasFailed ? null : <Loading />}
    </Box>
  )
}

function Charts({ counts }: { counts: LeadCounts }) {
  const word = useWords(chartWords)
  const language = useLanguage()
  const charts: { title: string; heading: string; bars: Bar[]; isTimeline?: true }[] = [
    {
      title: word('by_day'),
      heading: word('day'),
      bars: counts.days.map(({ day, count }) => ({ key: day, name: dayName(day, language), count })),
      isTimeline: true,
    },
    { title: word('by_form'), heading: word('name'), bars: counts.forms.map(({ id, name, count }) => ({ key: String(id), name: name || `#${id}`, count })) },
    {
      title: word('by_retailer'),
      heading: word('name'),
      bars: counts.retailers.map(({ id, name, count }) => ({ key: String(id), name: id === null ? word('no_retailer') : name || `#${id}`, count })),
    },
    {
      title: word('by_source'),
      heading: word('name'),
      bars: counts.sources.map(({ source, count }) => ({ key: source, name: source || word('no_source'), count })),
    },
  ]
  return (
    <>
      <Typography variant="body1" role="status">
        {word('total', { count: counts.total })}
        {counts.answers_due > 0 ? ` · ${word('in_time', { done: counts.answered_in_time, due: counts.answers_due })}` : ''}
      </Typography>
      {counts.total === 0 ? (
        <Typography variant="body2">{word('none')}</Typography>
      ) : (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' } }}>
          {charts.map(({ isTimeline, ...chart }) => (
            <Paper key={chart.title} variant="outlined" sx={{ padding: 2, gridColumn: isTimeline ? '1 / -1' : 'auto' }}>
              <BarsChart {...chart} isTimeline={isTimeline ?? false} />
            </Paper>
          ))}
        </Box>
      )}
    </>
  )
}

function dayName(day: string, language: 'ar' | 'en'): string {
  return language === 'ar'
    ? formatDay(new Date(day), 'UTC')
    : new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(day))
}
