import { Box, Button, TextField } from '@mui/material'
import { type FormEvent, useRef, useState } from 'react'
import { useWords } from '../i18n/use-words.ts'
import { editingWords } from './words.ts'

type NoteFormProps = {
  isBusy: boolean
  /** Resolves to false when the note was refused; the text then stays in the field. */
  onAdd: (text: string) => Promise<boolean>
}

/** Adds a note to a timeline. */
export function NoteForm({ isBusy, onAdd }: NoteFormProps) {
  const word = useWords(editingWords)
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (text.trim() === '') return field.current?.focus()
    if (await onAdd(text)) setText('')
  }
  return (
    <Box component="form" onSubmit={(event) => void add(event)} sx={{ display: 'grid', gap: 1, justifyItems: 'start', padding: 2 }}>
      <TextField
        label={word('note')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        inputRef={field}
        multiline
        minRows={2}
        fullWidth
        slotProps={{ htmlInput: { maxLength: 5000, dir: 'auto' } }}
      />
      {/* Never disabled: it has the focus when the note is added, and a disabled button would swallow every key that follows. */}
      <Button type="submit" variant="outlined" size="small" aria-busy={isBusy}>
        {word('note_add')}
      </Button>
    </Box>
  )
}
