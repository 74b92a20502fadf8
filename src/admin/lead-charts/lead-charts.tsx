import { Box, Paper, Typography } from '@mui/material'
import type { LeadCounts } from '#domains/leads/index.ts'
import { dayName } from '../fields/day-name.ts'
import { useLanguage, useWords } from '../i18n/use-words.ts'
import { EmptyReport, ReportScreen } from '../reports/report-screen.tsx'
import { usePeriod } from '../reports/use-period.tsx'
import { useReport } from '../reports/use-report.ts'
import { type Bar, BarsChart } from './bars-chart.tsx'
import { chartWords } from './words.ts'

/** The number of leads by day, form, retailer and source, each as a chart and a table. */
export function LeadCharts() {
  const word = useWords(chartWords)
  const { days, input } = usePeriod(365)
  const loaded = useReport<LeadCounts>('/api/lead_charts', days)
  return (
    <ReportScreen title={word('title')} tools={input} loaded={loaded} failed={word('failed')}>
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
