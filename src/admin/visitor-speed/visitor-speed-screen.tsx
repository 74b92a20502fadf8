import { Alert, Box, Button, Chip, LinearProgress, MenuItem, Paper, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { Loading, Title } from 'react-admin'
import { type Device, devices, speedBudgets, type SpeedFigure, type SpeedMetric, speedMetrics, type VisitorSpeed } from '#domains/analytics/index.ts'
import { useReport } from '../data-provider/use-report.ts'
import { useWords } from '../i18n/use-words.ts'
import { mainMetrics, PageSpeeds } from './page-speeds.tsx'
import { SpeedChart } from './speed-chart.tsx'
import { figureText, gradeColours, gradeOf } from './speed-figure.ts'
import { speedWords } from './words.ts'

const periods = [7, 30, 90] as const
const USUAL = 30

/** Real-user page speed against its budgets: overall, by day, by page type and device. */
export function VisitorSpeedScreen() {
  const word = useWords(speedWords)
  const [days, setDays] = useState<number>(USUAL)
  const [device, setDevice] = useState<Device | ''>('')
  const { report: speed, hasFailed, again } = useReport<VisitorSpeed>('/api/visitor_speed', days, device && `device=${device}`)
  const retry = (
    <Button color="inherit" size="small" onClick={again}>
      {word('again')}
    </Button>
  )
  return (
    <Box sx={{ paddingBlock: 2, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Title title={word('title')} />
      <Typography variant="body2" color="text.secondary" sx={{ maxWidth: '70ch' }}>
        {word('about')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <TextField
          select
          size="small"
          label={word('period')}
          value={days}
          helperText={false}
          onChange={({ target }) => setDays(Number(target.value))}
          sx={{ flex: '0 1 220px' }}
        >
          {periods.map((count) => (
            <MenuItem key={count} value={count}>
              {word(`days_${count}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label={word('device')}
          value={device || 'all'}
          helperText={false}
          onChange={({ target }) => setDevice(devices.find((one) => one === target.value) ?? '')}
          sx={{ flex: '0 1 220px' }}
        >
          <MenuItem value="all">{word('all_devices')}</MenuItem>
          {devices.map((one) => (
            <MenuItem key={one} value={one}>
              {word(one)}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {hasFailed && (
        <Alert severity="error" action={retry}>
          {word('failed')}
        </Alert>
      )}
      {speed ? <Figures speed={speed} /> : hasFailed ? null : <Loading />}
    </Box>
  )
}

function Figures({ speed }: { speed: VisitorSpeed }) {
  const word = useWords(speedWords)
  const [metric, setMetric] = useState<SpeedMetric>('LCP')
  if (speed.total.length === 0) {
    return (
      <Alert severity="info" role="status">
        {word('none')}
      </Alert>
    )
  }
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' } }}>
        {mainMetrics.flatMap((name) => {
          const figure = speed.total.find((one) => one.metric === name)
          return figure ? [<FigureCard key={name} figure={figure} />] : []
        })}
      </Box>
      <Paper variant="outlined" sx={{ padding: 2, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <TextField
          select
          size="small"
          label={word('metric')}
          value={metric}
          helperText={false}
          onChange={({ target }) => setMetric(speedMetrics.find((one) => one === target.value) ?? 'LCP')}
          sx={{ maxWidth: 240 }}
        >
          {speedMetrics.map((one) => (
            <MenuItem key={one} value={one}>
              {word(one)}
            </MenuItem>
          ))}
        </TextField>
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
  const told = word('share', { share, visits })
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
      <LinearProgress variant="determinate" value={share} color={gradeColours[grade]} aria-label={told} />
      <Typography variant="caption">{told}</Typography>
    </Paper>
  )
}
