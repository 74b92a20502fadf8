import { Box, Chip, LinearProgress, Paper, Typography } from '@mui/material'
import { useState } from 'react'
import { type Device, devices, speedBudgets, type SpeedFigure, type SpeedMetric, speedMetrics, type VisitorSpeed } from '#domains/analytics/index.ts'
import { ChoiceInput } from '../fields/choice-input.tsx'
import { useWords } from '../i18n/use-words.ts'
import { EmptyReport, ReportScreen } from '../reports/report-screen.tsx'
import { useLoaded } from '../data-provider/use-loaded.ts'
import { reportChoice, usePeriod } from '../reports/use-period.tsx'
import { useReportDays } from '../reports/use-report-days.ts'
import { mainMetrics, PageSpeeds } from './page-speeds.tsx'
import { SpeedChart } from './speed-chart.tsx'
import { figureText, gradeColours, gradeOf } from './speed-figure.ts'
import { speedWords } from './words.ts'

/** Real-user page speed against its budgets: overall, by day, by page type and device. */
export function VisitorSpeedScreen() {
  const word = useWords(speedWords)
  const { days, input } = usePeriod(90)
  const [device, setDevice] = useState<Device | 'all'>('all')
  const period = useReportDays(days)
  const speedReport = useLoaded('GET /api/visitor_speed', period && { query: { ...period, device: device === 'all' ? undefined : device } })
  const options = [{ value: 'all' as const, label: word('all_devices') }, ...devices.map((value) => ({ value, label: word(value) }))]
  const tools = (
    <>
      {input}
      <ChoiceInput<Device | 'all'> label={word('device')} value={device} options={options} sx={reportChoice} onChange={setDevice} />
    </>
  )
  return (
    <ReportScreen title={word('title')} about={word('about')} tools={tools} loadedReport={speedReport} failureText={word('failed')}>
      {(speed) => <Figures speed={speed} />}
    </ReportScreen>
  )
}

function Figures({ speed }: { speed: VisitorSpeed }) {
  const word = useWords(speedWords)
  const [metric, setMetric] = useState<SpeedMetric>('LCP')
  if (speed.total.length === 0) return <EmptyReport>{word('none')}</EmptyReport>
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' } }}>
        {mainMetrics.flatMap((name) => {
          const figure = speed.total.find((one) => one.metric === name)
          return figure ? [<FigureCard key={name} figure={figure} />] : []
        })}
      </Box>
      <Paper variant="outlined" sx={{ padding: 2, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ display: 'flex' }}>
          <ChoiceInput
            label={word('metric')}
            value={metric}
            options={speedMetrics.map((value) => ({ value, label: word(value) }))}
            sx={reportChoice}
            onChange={setMetric}
          />
        </Box>
        <SpeedChart metric={metric} days={speed.days} />
      </Paper>
      <Paper variant="outlined" sx={{ padding: 2 }}>
        <PageSpeeds pages={speed.pages} />
      </Paper>
    </>
  )
}

/** One metric against its budget, and the share of visits within it. */
function FigureCard({ figure }: { figure: SpeedFigure }) {
  const word = useWords(speedWords)
  const { metric, p75, visits, within_budget: within } = figure
  const grade = gradeOf(figure)
  const share = Math.round((100 * within) / visits)
  const text = word('share', { share, visits })
  return (
    <Paper variant="outlined" component="section" aria-label={word(metric)} sx={{ padding: 2, display: 'grid', gap: 1, alignContent: 'start' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
        <Typography component="h2" variant="subtitle1">
          {word(metric)} <bdi>({metric})</bdi>
        </Typography>
        <Chip size="small" color={gradeColours[grade]} label={word(grade)} />
      </Box>
      <Typography variant="h4" component="p">
        {figureText(metric, p75, word)}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {word('budget', { value: figureText(metric, speedBudgets[metric].budget, word) })}
      </Typography>
      <LinearProgress variant="determinate" value={share} color={gradeColours[grade]} aria-label={text} />
      <Typography variant="caption">{text}</Typography>
    </Paper>
  )
}
