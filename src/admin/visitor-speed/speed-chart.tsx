import { Box, Table, TableBody, TableCell, TableHead, TableRow, type Theme, Typography, useMediaQuery, useTheme } from '@mui/material'
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine'
import { LineChart } from '@mui/x-charts/LineChart'
import { useId } from 'react'
import { speedBudgets, type SpeedMetric, type VisitorSpeed } from '#domains/analytics/index.ts'
import { dayName } from '../fields/day-name.ts'
import { Disclosure } from '../fields/disclosure.tsx'
import { useLanguage, useWords } from '../i18n/use-words.ts'
import { figureText } from './speed-figure.ts'
import { speedWords } from './words.ts'

const HEIGHT = 280
/** The height of the axis. Arabic letters are tall, and the library omits all names when the axis is lower. */
const NAMES_BELOW = 44
const FIGURES = 96
const MARGIN = { top: 16, bottom: 0, left: 12, right: 12 }
const MOST_NAMES = 8

/** One metric by day beside its budget, and the same figures as a table for screen readers. */
export function SpeedChart({ metric, days: all }: { metric: SpeedMetric; days: VisitorSpeed['days'] }) {
  const word = useWords(speedWords)
  const language = useLanguage()
  const titleId = useId()
  const days = all.filter((day) => day.metric === metric).map(({ day, p75, visits }) => ({ day, name: dayName(day, language), p75, visits }))
  const title = word('by_day', { metric: word(metric) })
  const latest = days.at(-1)
  return (
    <Box component="figure" aria-labelledby={titleId} sx={{ margin: 0 }}>
      <Typography id={titleId} component="h2" variant="h6">
        {title}
      </Typography>
      <Box role="img" aria-label={latest ? word('summary', { title, value: figureText(metric, latest.p75, word), day: latest.name }) : title}>
        <Box aria-hidden>
          <Lines metric={metric} days={days} />
        </Box>
      </Box>
      <Disclosure summary={word('as_table')}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{word('day')}</TableCell>
              <TableCell>{word(metric)}</TableCell>
              <TableCell>{word('visits')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {days.map(({ day, name, p75, visits }) => (
              <TableRow key={day}>
                <TableCell component="th" scope="row">
                  {name}
                </TableCell>
                <TableCell>{figureText(metric, p75, word)}</TableCell>
                <TableCell>{visits}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Disclosure>
    </Box>
  )
}

type Day = { day: string; name: string; p75: number }

/** The first day is at the start of the reading direction. */
function Lines({ metric, days }: { metric: SpeedMetric; days: readonly Day[] }) {
  const word = useWords(speedWords)
  const hasRoom = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'))
  const { direction, palette } = useTheme()
  const isRtl = direction === 'rtl'
  const { budget } = speedBudgets[metric]
  const step = Math.ceil(days.length / (hasRoom ? MOST_NAMES : MOST_NAMES / 2))
  const most = Math.max(budget, ...days.map(({ p75 }) => p75))
  return (
    <LineChart
      skipAnimation
      disableKeyboardNavigation
      hideLegend
      height={HEIGHT}
      margin={MARGIN}
      xAxis={[
        {
          scaleType: 'point',
          data: days.map(({ name }) => name),
          reverse: isRtl,
          height: NAMES_BELOW,
          valueFormatter: (name: string) => name.replace(/ \d{4}$/, ''),
          tickLabelInterval: (_, index) => index % step === 0,
        },
      ]}
      yAxis={[
        {
          min: 0,
          max: most * 1.15,
          tickNumber: 4,
          position: isRtl ? 'right' : 'left',
          width: FIGURES,
          valueFormatter: (value: number) => (value === 0 ? '0' : figureText(metric, value, word)),
        },
      ]}
      series={[
        {
          data: days.map(({ p75 }) => p75),
          label: word(metric),
          color: palette.primary.main,
          curve: 'linear',
          valueFormatter: (value) => (value === null ? '' : figureText(metric, value, word)),
        },
      ]}
    >
      <ChartsReferenceLine
        y={budget}
        label={word('budget', { value: figureText(metric, budget, word) })}
        labelAlign="middle"
        lineStyle={{ stroke: palette.success.main, strokeDasharray: '6 4' }}
        labelStyle={{ fill: palette.success.dark, fontSize: 12 }}
      />
    </LineChart>
  )
}
