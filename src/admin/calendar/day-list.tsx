import { Box, Link, Typography } from '@mui/material'
import type { CalendarKind } from '#domains/content/index.ts'
import { formatDayBy, formatTime } from '#kernel/format/date.ts'
import type { DataOf } from '../data-provider/ask.ts'
import { Tag, type Tone } from '../fields/tag.tsx'
import { useStaffName } from '../i18n/use-staff-name.ts'
import { useLanguage, useWords } from '../i18n/use-words.ts'
import { editorAddress } from '#staff/addresses.ts'
import { calendarWords } from './words.ts'

type Entries = DataOf<'GET /api/calendar_entries'>['entries']

const tones: Record<CalendarKind, Tone> = {
  published: 'good',
  unpublished: 'quiet',
  will_publish: 'info',
  will_unpublish: 'warn',
  failed: 'bad',
  begins: 'info',
  ends: 'warn',
}
const colourOf: Record<Tone, string> = { good: 'success.main', warn: 'warning.main', bad: 'error.main', info: 'info.main', quiet: 'text.secondary' }

/** The colour of each kind, which only repeats its words. */
export const kindColours = Object.fromEntries(Object.entries(tones).map(([kind, tone]) => [kind, colourOf[tone]])) as Record<CalendarKind, string>

/** A month as its days that have events. */
export function DayList({ entries, zone }: { entries: Entries; zone: string }) {
  const word = useWords(calendarWords)
  const days = [...new Set(entries.map(({ day }) => day))]
  if (days.length === 0) return <Typography color="text.secondary">{word('nothing')}</Typography>
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {days.map((day) => (
        <DayEvents key={day} day={day} entries={entries.filter((entry) => entry.day === day)} zone={zone} />
      ))}
    </Box>
  )
}

/** The events of one day, each with the link to where it is edited. */
export function DayEvents({ day, entries, zone }: { day: string; entries: Entries; zone: string }) {
  const word = useWords(calendarWords)
  const language = useLanguage()
  const staffName = useStaffName()
  return (
    <section>
      <Typography variant="subtitle1" component="h3" aria-live="polite" sx={{ marginBlockEnd: 1 }}>
        {formatDayBy(day, language, { weekday: 'long', month: 'long', year: 'numeric' })}
      </Typography>
      {entries.length === 0 ? <Typography color="text.secondary">{word('nothing_on')}</Typography> : null}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {entries.map(({ id, kind, at, page_id, title, path, author, ...place }) => (
          <Box key={id} component="li" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center', minBlockSize: 44, paddingBlock: 0.5 }}>
            <Link href={editorAddress(page_id, place)} sx={{ flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere', paddingBlock: 1 }}>
              <bdi>{title || path || word('home')}</bdi>
            </Link>
            <Tag tone={tones[kind]}>{word(kind)}</Tag>
            {at === null ? null : (
              <Typography variant="caption" color="text.secondary">
                <bdi>{formatTime(new Date(at), zone)}</bdi>
              </Typography>
            )}
            {author === '' ? null : (
              <Typography variant="caption" color="text.secondary">
                <bdi>{staffName(author)}</bdi>
              </Typography>
            )}
          </Box>
        ))}
      </Box>
    </section>
  )
}
