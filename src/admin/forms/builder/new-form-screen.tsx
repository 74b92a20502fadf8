import { Alert, Button, Paper, TextField } from '@mui/material'
import { useState } from 'react'
import { Title, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router'
import { messageOf } from '../../data-provider/admin-error.ts'
import { ask } from '../../data-provider/ask.ts'
import { useWords } from '../../i18n/use-words.ts'
import { newDraft } from '../draft/form-draft.ts'
import { builderWords } from './words.ts'

/** Asks for the name of a new form and opens it; visitors do not see it until it is published. */
export function NewFormScreen() {
  const word = useWords(builderWords)
  const translate = useTranslate()
  const navigate = useNavigate()
  const [name, setName] = useState(word('new_form'))
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const create = async () => {
    setIsBusy(true)
    try {
      const { integrations: _, ...body } = newDraft(name)
      const { data } = await ask('POST /forms_api/forms', { body })
      void navigate(`/forms/${data.id}`, { replace: true })
    } catch (reason) {
      setError(reason)
      setIsBusy(false)
    }
  }
  return (
    <Paper
      component="form"
      variant="outlined"
      onSubmit={(event) => {
        event.preventDefault()
        void create()
      }}
      sx={{ maxWidth: 520, padding: 3, display: 'grid', gap: 2, justifyItems: 'start' }}
    >
      <Title title={word('new_form')} preferenceKey={false} />
      <TextField
        label={word('name')}
        value={name}
        required
        fullWidth
        autoFocus
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: 200, dir: 'auto' } }}
      />
      {error ? (
        <Alert severity="error" sx={{ inlineSize: '100%' }}>
          {translate(messageOf(error))}
        </Alert>
      ) : null}
      <Button type="submit" variant="contained" disabled={isBusy || name.trim() === ''}>
        {word('create')}
      </Button>
    </Paper>
  )
}
