import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined'
import { Box, IconButton, InputAdornment, Popover, TextField } from '@mui/material'
import { useRef, useState } from 'react'
import { FieldTitle, InputHelperText, type InputProps, useInput, useResourceContext, useTranslateLabel } from 'react-admin'
import { parseDay, typedDay } from '#kernel/parse-day.ts'
import { todayIn } from '#kernel/zoned-time.ts'
import { DayPicker } from '#ui/day-picker.tsx'
import { useLanguage, useWords } from '../i18n/use-words.ts'
import { dayWords } from './words.ts'
import { useTimeZone } from './use-time-zone.ts'

type DayInputProps = Pick<InputProps, 'source' | 'label' | 'helperText' | 'parse' | 'format'> & {
  /** As a filter above a list it is only as wide as a date. */
  alwaysOn?: boolean
}

/** A date, typed day first or picked from a calendar, in the language of the admin and not of the browser. Its value is like `2026-05-31`. */
export function DayInput({ source, label, helperText, alwaysOn = false, ...input }: DayInputProps) {
  const word = useWords(dayWords)
  const language = useLanguage()
  const labelOf = useTranslateLabel()
  const resource = useResourceContext()
  const timeZone = useTimeZone()
  // Typed text that is not a date yet; null shows the value.
  const [typing, setTyping] = useState<string | null>(null)
  const isUnfinished = Boolean(typing) && parseDay(typing ?? '', 'dmy') === null
  const { field, fieldState, id, isRequired } = useInput({ source, ...input, validate: () => (isUnfinished ? word('not_a_day') : undefined) })
  const place = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const value = String(field.value ?? '')
  const change = (text: string) => {
    const day = parseDay(text, 'dmy')
    setTyping(day === null ? text : null)
    if (day !== null || text === '') field.onChange(day ?? '')
  }
  const pick = (day: string) => {
    setTyping(null)
    field.onChange(day)
    setIsOpen(false)
  }
  const title = <FieldTitle label={label} source={source} isRequired={isRequired} />
  const hasHelp = helperText !== false || fieldState.invalid
  const button = (
    <InputAdornment position="end">
      <IconButton edge="end" size="small" aria-label={word('pick', { field: String(labelOf({ source, label, resource })) })} onClick={() => setIsOpen(true)}>
        <CalendarIcon fontSize="small" />
      </IconButton>
    </InputAdornment>
  )
  return (
    <Box ref={place} sx={{ width: '100%', maxWidth: alwaysOn ? 200 : undefined }}>
      <TextField
        id={id}
        label={title}
        value={typing ?? typedDay(value)}
        onChange={({ target }) => change(target.value)}
        onBlur={field.onBlur}
        inputRef={field.ref}
        placeholder={word('placeholder')}
        error={fieldState.invalid}
        helperText={hasHelp ? <InputHelperText error={fieldState.error?.message} helperText={helperText} /> : null}
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
