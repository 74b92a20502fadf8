import { Box, Typography } from '@mui/material'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { weekdayOf } from '#kernel/calendar.ts'
import { formatDayBy, formatWeekdayName } from '#kernel/format/date.ts'
import { formatNumber } from '#kernel/format/number.ts'
import type { DataOf } from '../data-provider/ask.ts'
import { useLanguage, useWords } from '../i18n/use-words.ts'
import { kindColours } from './day-list.tsx'
import { dayOfKey, wholeWeeks } from './month-days.ts'
import { calendarWords } from './words.ts'

type Entries = DataOf<'GET /api/calendar_entries'>['entries']
type MonthGridProps = { day: string; today: string; firstWeekday: number; entries: Entries; onDay: (day: string) => void }

/** Events that a day shows; its list has all of them. */
const MOST_SHOWN = 3

/** A month as a grid: arrows go from day to day, Home and End to the ends of a week, Page Up and Page Down to other months. The chosen day’s events stand beside it. */
export function MonthGrid({ day, today, firstWeekday, entries, onDay }: MonthGridProps) {
  const word = useWords(calendarWords)
  const language = useLanguage()
  const weeks = wholeWeeks(day, firstWeekday)
  const grid = useRef<HTMLDivElement>(null)
  const hasMoved = useRef(false)

  // The focus is the browser's: it follows the day that a key chose, also into another month.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day is what the focus follows
  useEffect(() => {
    if (hasMoved.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    hasMoved.current = false
  }, [day])

  const onKeyDown = (event: KeyboardEvent) => {
    const next = event.ctrlKey || event.metaKey || event.altKey ? null : dayOfKey(event.key, day, { firstWeekday, isRtl: language === 'ar' })
    if (next === null) return
    event.preventDefault()
    hasMoved.current = true
    onDay(next)
  }

  return (
    <Box
      ref={grid}
      role="grid"
      aria-label={word('title')}
      onKeyDown={onKeyDown}
      sx={{ border: '1px solid', borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}
    >
      <Box role="row" sx={row}>
        {(weeks[0] ?? []).map((one) => (
          <Typography key={one} role="columnheader" variant="caption" color="text.secondary" sx={{ padding: 1 }}>
            {formatWeekdayName(weekdayOf(one), language)}
          </Typography>
        ))}
      </Box>
      {weeks.map((week) => (
        <Box key={week[0]} role="row" sx={row}>
          {week.map((one) => (
            <DayCell
              key={one}
              day={one}
              isChosen={one === day}
              isToday={one === today}
              isOther={one.slice(0, 7) !== day.slice(0, 7)}
              entries={entries.filter((entry) => entry.day === one)}
              onDay={onDay}
            />
          ))}
        </Box>
      ))}
    </Box>
  )
}

type DayCellProps = { day: string; isChosen: boolean; isToday: boolean; isOther: boolean; entries: Entries; onDay: (day: string) => void }

/** A day of the grid with its first events; `isOther` is one of a month beside. */
function DayCell({ day, isChosen, isToday, isOther, entries, onDay }: DayCellProps) {
  const word = useWords(calendarWords)
  const language = useLanguage()
  const name = formatDayBy(day, language, { weekday: 'long', month: 'long', year: 'none' })
  return (
    <Box
      role="gridcell"
      tabIndex={isChosen ? 0 : -1}
      aria-selected={isChosen}
      aria-current={isToday ? 'date' : undefined}
      aria-label={word('day_count', { day: name, count: formatNumber(entries.length) })}
      onClick={() => onDay(day)}
      sx={{ ...cell, backgroundColor: isChosen ? 'action.selected' : 'transparent' }}
    >
      <Typography variant="body2" component="div" color={isOther ? 'text.secondary' : 'text.primary'} sx={{ fontWeight: isToday ? 700 : 400 }}>
        {formatNumber(Number(day.slice(8)))}
      </Typography>
      {entries.slice(0, MOST_SHOWN).map((entry) => (
        <Typography
          key={entry.id}
          variant="caption"
          component="div"
          noWrap
          sx={{ borderInlineStart: '3px solid', borderColor: kindColours[entry.kind], paddingInlineStart: 0.75 }}
        >
          <bdi>{entry.title || entry.path || word('home')}</bdi>
        </Typography>
      ))}
      {entries.length > MOST_SHOWN ? (
        <Typography variant="caption" component="div" color="text.secondary">
          <bdi>+{formatNumber(entries.length - MOST_SHOWN)}</bdi>
        </Typography>
      ) : null}
    </Box>
  )
}

const row = { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' } }
const cell = {
  minBlockSize: 104,
  padding: 1,
  minWidth: 0,
  cursor: 'pointer',
  '& + &': { borderInlineStart: '1px solid', borderColor: 'divider' },
  '&:focus-visible': { outline: '2px solid', outlineOffset: -2, outlineColor: 'primary.main' },
}
