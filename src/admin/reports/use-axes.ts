import { type Theme, useMediaQuery, useTheme } from '@mui/material'

/** The height of the axis. Arabic letters are tall, and the library omits all names when the axis is lower. */
export const NAMES_BELOW = 44
/** The most day names below a chart. */
const MOST_NAMES = 8

/** Options that every chart has. */
export const chartOptions = { skipAnimation: true, disableKeyboardNavigation: true, hideLegend: true } as const

/** The axes of a chart in the reading direction: the first day is at its start, and so are the figures. */
export function useAxes() {
  const { direction } = useTheme()
  const hasRoom = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'))
  const isRtl = direction === 'rtl'
  /** The axis of days, named without their year, and not more of them than fit. */
  const days = (names: readonly string[]) => {
    const step = Math.ceil(names.length / (hasRoom ? MOST_NAMES : MOST_NAMES / 2))
    return {
      data: names,
      reverse: isRtl,
      height: NAMES_BELOW,
      valueFormatter: (name: string) => name.replace(/ \d{4}$/, ''),
      tickLabelInterval: (_: unknown, index: number) => index % step === 0,
    }
  }
  return { days, isRtl, start: isRtl ? ('right' as const) : ('left' as const) }
}
