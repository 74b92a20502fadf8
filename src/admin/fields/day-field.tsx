import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined'
import { Box, IconButton, InputAdornment, Popover, TextField, type TextFieldProps } from '@mui/material'
import { type ReactNode, useId, useRef, useState } from 'react'
import { parseDay, typedDay } from '#kernel/parse-day.ts'
import { todayIn } from '#kernel/zoned-time.ts'
import { DayPicker } from '#ui/day-picker.tsx'
import { useLanguage, useWords } from '../i18n/use-words.ts'
import { useTimeZone } from './use-time-zone.ts'
import { dayWords } from './words.ts'

type DayFieldProps = {
  label: ReactNode
  /** What the button for the calendar is called by, where the label is no text. */
  name?: string
  /** `2026-05-31`; '' for none. */
  value: string
  /** Gets the day, '' for none, or null while what is typed is no day yet. */
  onDay: (day: string | null) => void
  isInvalid: boolean
  /** Below the field: why it is invalid, or what it is for. */
  help?: ReactNode
  /** As a filter above a list it is only as wide as a date. */
  isNarrow?: boolean
  field?: Pick<TextFieldProps, 'id' | 'onBlur' | 'inputRef'>
}

/** A date, typed day first or picked from a calendar, in the language of the admin and not of the browser. */
export function DayField({ label, name, value, onDay, isInvalid, help, isNarrow = false, field }: DayFieldProps) {
  const word = useWords(dayWords)
  const language = useLanguage()
  const timeZone = useTimeZone()
  const ownId = useId()
  // Typed text that is not a date yet; null shows the value.
  const [typing, setTyping] = useState<string | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const change = (text: string) => {
    const day = text === '' ? '' : parseDay(text, 'dmy')
    setTyping(day === null ? text : null)
    onDay(day)
  }
  const pick = (day: string) => {
    setTyping(null)
    onDay(day)
    setIsOpen(false)
  }
  const button = (
    <InputAdornment position="end">
      <IconButton edge="end" size="small" aria-label={word('pick', { field: name ?? String(label) })} onClick={() => setIsOpen(true)}>
        <CalendarIcon fontSize="small" />
      </IconButton>
    </InputAdornment>
  )
  return (
    <Box ref={place} sx={{ width: '100%', maxWidth: isNarrow ? 200 : undefined }}>
      <TextField
        id={ownId}
        {...field}
        label={label}
        value={typing ?? typedDay(value)}
        onChange={({ target }) => change(target.value)}
        placeholder={word('placeholder')}
        error={isInvalid}
        helperText={help}
        slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'numeric', maxLength: 10 }, input: { endAdornment: button }, inputLabel: { shrink: true } }}
      />
      {isOpen ? (
        <Popover open anchorEl={place.current} onClose={() => setIsOpen(false)} slotProps={{ paper: { sx: { padding: 1.5 } } }}>
          <DayPicker
            value={value}
            today={todayIn(timeZone ?? 'UTC', new Date())}
            language={language}
            words={{ previous: word('previous_month'), next: word('next_month') }}
            onPick={pick}
          />
        </Popover>
      ) : null}
    </Box>
  )
}
