import { useTheme } from '@mui/material'
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine'
import { LineChart } from '@mui/x-charts/LineChart'
import { speedBudgets, type SpeedMetric, type VisitorSpeed } from '#domains/analytics/index.ts'
import { dayName } from '../fields/day-name.ts'
import { useLanguage, useWords } from '../i18n/use-words.ts'
import { ChartFigure } from '../reports/chart-figure.tsx'
import { chartOptions, useAxes } from '../reports/use-axes.ts'
import { figureText } from './speed-figure.ts'
import { speedWords } from './words.ts'

const HEIGHT = 280
const FIGURES = 96
const MARGIN = { top: 16, bottom: 0, left: 12, right: 12 }

/** One metric by day beside its budget, and the same figures as a table for screen readers. */
export function SpeedChart({ metric, days: all }: { metric: SpeedMetric; days: VisitorSpeed['days'] }) {
  const word = useWords(speedWords)
  const language = useLanguage()
  const days = all.filter((day) => day.metric === metric).map(({ day, p75, visits }) => ({ day, name: dayName(day, language), p75, visits }))
  const title = word('by_day', { metric: word(metric) })
  const latest = days.at(-1)
  return (
    <ChartFigure
      title={title}
      summary={latest ? word('summary', { title, value: figureText(metric, latest.p75, word), day: latest.name }) : title}
      columns={[word('day'), word(metric), word('visits')]}
      rows={days.map(({ day, name, p75, visits }) => ({ key: day, cells: [name, figureText(metric, p75, word), visits] }))}
    >
      <Lines metric={metric} days={days} />
    </ChartFigure>
  )
}

type Day = { day: string; name: string; p75: number }

function Lines({ metric, days }: { metric: SpeedMetric; days: readonly Day[] }) {
  const word = useWords(speedWords)
  const { days: dayAxis, start } = useAxes()
  const { palette } = useTheme()
  const { budget } = speedBudgets[metric]
  const most = Math.max(budget, ...days.map(({ p75 }) => p75))
  return (
    <LineChart
      {...chartOptions}
      height={HEIGHT}
      margin={MARGIN}
      xAxis={[{ scaleType: 'point', ...dayAxis(days.map(({ name }) => name)) }]}
      yAxis={[
        {
          min: 0,
          max: most * 1.15,
          tickNumber: 4,
          position: start,
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
