import { Box, Paper, Typography } from '@mui/material'
import type { LeadCounts } from '#domains/leads/index.ts'
import { dayName } from '../fields/day-name.ts'
import { useLanguage, useWords } from '../i18n/use-words.ts'
import { EmptyReport, ReportScreen } from '../reports/report-screen.tsx'
import { useLoaded } from '../data-provider/use-loaded.ts'
import { usePeriod } from '../reports/use-period.tsx'
import { useReportDays } from '../reports/use-report-days.ts'
import { type Bar, BarsChart } from './bars-chart.tsx'
import { chartWords } from './words.ts'

/** The number of leads by day, form, retailer and source, each as a chart and a table. */
export function LeadCharts() {
  const word = useWords(chartWords)
  const { days, input } = usePeriod(365)
  const period = useReportDays(days)
  const charts = useLoaded('GET /api/lead_charts', period && { query: period })
  return (
    <ReportScreen title={word('title')} tools={input} loadedReport={charts} failureText={word('failed')}>
      {(counts) => <Charts counts={counts} />}
    </ReportScreen>
  )
}

function Charts({ counts }: { counts: LeadCounts }) {
  const word = useWords(chartWords)
  const language = useLanguage()
  if (counts.total === 0) return <EmptyReport>{word('none')}</EmptyReport>
  const charts: { title: string; heading: string; bars: Bar[]; isTimeline?: true }[] = [
    {
      title: word('by_day'),
      heading: word('day'),
      bars: counts.days.map(({ day, count }) => ({ key: day, name: dayName(day, language), count })),
      isTimeline: true,
    },
    { title: word('by_form'), heading: word('name'), bars: barsOf(counts.forms, word('gone_form')) },
    {
      title: word('by_retailer'),
      heading: word('name'),
      bars: barsOf(
        counts.retailers.map((retailer) => (retailer.id === null ? { ...retailer, name: word('no_retailer') } : retailer)),
        word('gone_retailer'),
      ),
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
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' } }}>
        {charts.map(({ isTimeline, ...chart }) => (
          <Paper key={chart.title} variant="outlined" sx={{ padding: 2, gridColumn: isTimeline ? '1 / -1' : 'auto' }}>
            <BarsChart {...chart} isTimeline={isTimeline ?? false} />
          </Paper>
        ))}
      </Box>
    </>
  )
}

/** A bar for each name; what has none any more is one bar, since its id says nothing to anybody. */
function barsOf(counts: readonly { id: number | null; name: string; count: number }[], missingName: string): Bar[] {
  const namedBars = counts.filter(({ name }) => name !== '').map(({ id, name, count }) => ({ key: String(id), name, count }))
  const rest = counts.filter(({ name }) => name === '').reduce((total, { count }) => total + count, 0)
  const bars = rest === 0 ? namedBars : [...namedBars, { key: 'gone', name: missingName, count: rest }]
  return bars.toSorted((one, other) => other.count - one.count)
}
