import { useTheme } from '@mui/material'
import { BarChart } from '@mui/x-charts/BarChart'
import { useWords } from '../i18n/use-words.ts'
import { ChartFigure } from '../reports/chart-figure.tsx'
import { NAMES_BELOW, chartOptions, useAxes } from '../reports/use-axes.ts'
import { chartWords } from './words.ts'

export type Bar = { key: string; name: string; count: number }
type BarsChartProps = {
  title: string
  /** The heading of the column of names. */
  heading: string
  bars: readonly Bar[]
  /** True for one bar per day, side by side; false for horizontal bars with names. */
  isTimeline: boolean
}

const HEIGHT = 260
const ROW = 44
const NAMES = 120
const COUNTS = 40
const MARGIN = { top: 12, bottom: 0, left: 12, right: 12 }
/** The most horizontal bars; the table lists all. */
const MOST_ROWS = 12

/** Counts as bars, and the same figures as a table for screen readers. */
export function BarsChart({ title, heading, bars, isTimeline }: BarsChartProps) {
  const word = useWords(chartWords)
  const most = bars.reduce<Bar | undefined>((best, bar) => (best && best.count >= bar.count ? best : bar), undefined)
  return (
    <ChartFigure
      title={title}
      summary={most ? word('summary', { title, name: most.name, count: most.count }) : title}
      columns={[heading, word('leads')]}
      rows={bars.map(({ key, name, count }) => ({ key, cells: [name, count] }))}
    >
      {isTimeline ? <Days bars={bars} /> : <Rows bars={bars.slice(0, MOST_ROWS)} />}
    </ChartFigure>
  )
}

type Bars = { bars: readonly Bar[] }

/** Axis options for counts: whole numbers from zero. */
const countAxis = { min: 0, tickMinStep: 1, tickNumber: 4, tickLabelInterval: () => true } as const

function Days({ bars }: Bars) {
  const { days, start } = useAxes()
  const series = useSeries(bars)
  return (
    <BarChart
      {...chartOptions}
      height={HEIGHT}
      margin={MARGIN}
      xAxis={[{ scaleType: 'band', ...days(bars.map(({ name }) => name)) }]}
      yAxis={[{ ...countAxis, position: start, width: COUNTS }]}
      series={[series]}
    />
  )
}

function Rows({ bars }: Bars) {
  const { isRtl, start } = useAxes()
  const series = useSeries(bars)
  return (
    <BarChart
      {...chartOptions}
      layout="horizontal"
      height={bars.length * ROW + NAMES_BELOW + MARGIN.top}
      margin={MARGIN}
      xAxis={[{ ...countAxis, reverse: isRtl, height: NAMES_BELOW }]}
      yAxis={[{ scaleType: 'band', data: bars.map(({ name }) => name), position: start, width: NAMES }]}
      series={[series]}
    />
  )
}

function useSeries(bars: readonly Bar[]) {
  const word = useWords(chartWords)
  const { palette } = useTheme()
  return { data: bars.map(({ count }) => count), label: word('leads'), color: palette.primary.main }
}
