import { directionOf } from '#kernel/words/direction.ts'
import SearchIcon from '@mui/icons-material/SearchOutlined'
import { Box, InputAdornment, Tab, Tabs, TextField } from '@mui/material'
import { Fragment, useId } from 'react'
import {
  type DayParts,
  type FieldParts,
  type LineParts,
  MOST_LETTERS,
  type SearchParts,
  type TabsParts,
  type TextAreaParts,
} from '#staff/dialogs/dialog-kit.ts'
import { DayField } from '../fields/day-field.tsx'

export function KitTabs<Id extends string>({ label, tabs, current, onChange }: TabsParts<Id>) {
  const id = useId()
  return (
    <>
      <Tabs
        value={current}
        onChange={(_, next: Id) => onChange(next)}
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        aria-label={label}
        selectionFollowsFocus
      >
        {tabs.map((tab) => (
          <Tab key={tab.id} value={tab.id} label={tab.label} id={`${id}-${tab.id}`} aria-controls={`${id}-panel`} />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`} sx={{ paddingBlockStart: 2 }}>
        <Fragment key={current}>{tabs.find((tab) => tab.id === current)?.content}</Fragment>
      </Box>
    </>
  )
}

export function KitLine({ label, value, holds, hint, problem, onChange }: LineParts) {
  const id = useId()
  return (
    <TextField
      {...{ id, label, value }}
      type={holds === 'url' ? 'text' : holds}
      fullWidth
      margin="none"
      error={problem !== undefined}
      helperText={problem ?? hint}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { dir: 'ltr', inputMode: holds, maxLength: 2000, spellCheck: false, 'data-autofocus': true }, inputLabel: { shrink: true } }}
    />
  )
}

export function KitSearch({ label, value, onChange, onKeyDown }: SearchParts) {
  return (
    <TextField
      value={value}
      placeholder={label}
      type="search"
      fullWidth
      margin="none"
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={(event) => {
        onKeyDown(event)
        if (event.key !== 'Escape' || value === '') return
        event.preventDefault()
        event.stopPropagation()
        onChange('')
      }}
      slotProps={{
        htmlInput: { dir: 'auto', 'aria-label': label, 'data-autofocus': true },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  )
}

export function KitDay({ label, value, problem, onChange }: DayParts) {
  return (
    <DayField
      {...{ label, value }}
      onDay={(day) => onChange(day ?? '')}
      isInvalid={problem !== undefined}
      help={problem && <span role="alert">{problem}</span>}
    />
  )
}

export function KitTime({ label, value, onChange }: FieldParts) {
  const id = useId()
  return (
    <TextField
      {...{ id, label, value }}
      onChange={({ target }) => onChange(target.value)}
      placeholder="14:30"
      slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'numeric', maxLength: 5 }, inputLabel: { shrink: true } }}
    />
  )
}

export function KitTextArea({ label, value, lang, hint, problem, isRequired = false, isOff = false, onChange }: TextAreaParts) {
  const id = useId()
  return (
    <TextField
      {...{ id, label, value }}
      multiline
      minRows={2}
      required={isRequired}
      disabled={isOff}
      error={problem !== undefined}
      helperText={problem ?? hint}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { lang, dir: directionOf(lang), maxLength: MOST_LETTERS }, inputLabel: { shrink: true } }}
    />
  )
}
