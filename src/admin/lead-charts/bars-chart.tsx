import { Box, Table, TableBody, TableCell, TableHead, TableRow, type Theme, Typography, useMediaQuery, useTheme } from '@mui/material'
import { BarChart } from '@mui/x-charts/BarChart'
import { useId } from 'react'
import { Disclosure } from '../fields/disclosure.tsx'
import { useWords } from '../i18n/use-words.ts'
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
/** The height of the axis. Arabic letters are tall, and the library omits all names when the axis is lower. */
const NAMES_BELOW = 44
const MARGIN = { top: 12, bottom: 0, left: 12, right: 12 }
/** The most day names below the bars. */
const MOST_NAMES = 8
/** The most horizontal bars; the table lists all. */
const MOST_ROWS = 12

/** Counts as bars, and the same figures as a table for screen readers. */
export function BarsChart({ title, heading, bars, isTimeline }: BarsChartProps) {
  const word = useWords(chartWords)
  const titleId = useId()
  const most = bars.reduce<Bar | undefined>((best, bar) => (best && best.count >= bar.count ? best : bar), undefined)
  return (
    <Box component="figure" aria-labelledby={titleId} sx={{ margin: 0 }}>
      <Typography id={titleId} component="h2" variant="h6">
        {title}
      </Typography>
      <Box role="img" aria-label={most ? word('summary', { title, name: most.name, count: most.count }) : title}>
        <Box aria-hidden>{isTimeline ? <Days bars={bars} /> : <Rows bars={bars.slice(0, MOST_ROWS)} />}</Box>
      </Box>
      <Disclosure summary={word('as_table')}>
        <CountsTable heading={heading} bars={bars} />
      </Disclosure>
    </Box>
  )
}

type Bars = { bars: readonly Bar[] }

/** Axis options for counts: whole numbers from zero. */
const counted = { min: 0, tickMinStep: 1, tickNumber: 4, tickLabelInterval: () => true } as const

/** Days of a chart are named without their year. */
function axisName(name: string): string {
  return name.replace(/ \d{4}$/, '')
}

/** The first day is at the start of the reading direction. */
function Days({ bars }: Bars) {
  const word = useWords(chartWords)
  const hasRoom = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'))
  const { direction, palette } = useTheme()
  const isRtl = direction === 'rtl'
  const step = Math.ceil(bars.length / (hasRoom ? MOST_NAMES : MOST_NAMES / 2))
  return (
    <BarChart
      skipAnimation
      disableKeyboardNavigation
      hideLegend
      height={HEIGHT}
      margin={MARGIN}
      xAxis={[
        {
          scaleType: 'band',
          data: bars.map(({ name }) => name),
          reverse: isRtl,
          height: NAMES_BELOW,
          valueFormatter: axisName,
          tickLabelInterval: (_, index) => index % step === 0,
        },
      ]}
      yAxis={[{ ...counted, position: isRtl ? 'right' : 'left', width: COUNTS }]}
      series={[{ data: bars.map(({ count }) => count), label: word('leads'), color: palette.primary.main }]}
    />
  )
}

function Rows({ bars }: Bars) {
  const word = useWords(chartWords)
  const { direction, palette } = useTheme()
  const isRtl = direction === 'rtl'
  return (
    <BarChart
      skipAnimation
      disableKeyboardNavigation
      hideLegend
      layout="horizontal"
      height={bars.length * ROW + NAMES_BELOW + MARGIN.top}
      margin={MARGIN}
      xAxis={[{ ...counted, reverse: isRtl, height: NAMES_BELOW }]}
      yAxis={[{ scaleType: 'band', data: bars.map(({ name }) => name), position: isRtl ? 'right' : 'left', width: NAMES }]}
      series={[{ data: bars.map(({ count }) => count), label: word('leads'), color: palette.primary.main }]}
    />
  )
}

function CountsTable({ heading, bars }: Bars & Pick<BarsChartProps, 'heading'>) {
  const word = useWords(chartWords)
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{heading}</TableCell>
          <TableCell>{word('leads')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {bars.map(({ key, name, count }) => (
          <TableRow key={key}>
            <TableCell component="th" scope="row">
              <bdi>{name}</bdi>
            </TableCell>
            <TableCell>{count}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
