import { Alert, Box, Button, Checkbox, FormControl, FormControlLabel, FormGroup, FormHelperText, FormLabel, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { required, SelectInput, TextInput, useInput, useRedirect, useTranslate } from 'react-admin'
import { type Action, actionGroups } from '#domains/accounts/index.ts'
import { DialogFrame } from '../dialogs/dialog-frame.tsx'
import { RecordCreate, RecordForm } from '../editing/record-edit.tsx'
import { useCopy } from '../fields/use-copy.ts'
import { usePair, useWords } from '../i18n/use-words.ts'
import { tokenWords } from './words.ts'

const terms = [30, 90, 365] as const
const DAY_MS = 24 * 60 * 60 * 1000
const NEVER = 'never'

type Draft = { name: string; scopes: Action[]; days: number | typeof NEVER }

/** Creates a token. The answer shows its secret once; the secret is not stored. */
export function TokenCreate() {
  const word = useWords(tokenWords)
  const redirect = useRedirect()
  const [token, setToken] = useState<string | null>(null)
  const choices = [...terms.map((id) => ({ id, name: word('days', { count: id }) })), { id: NEVER, name: word('never') }]
  const draftOf = ({ name, scopes, days }: Draft) => ({
    name,
    scopes,
    expires_at: days === NEVER ? null : new Date(Date.now() + days * DAY_MS).toISOString(),
  })
  return (
    <>
      {/* React-admin must not cache this record, since it holds the token. */}
      <RecordCreate
        transform={(draft: Draft) => draftOf(draft)}
        redirect={false}
        mutationOptions={{ onSuccess: (newToken: { token: string }) => setToken(newToken.token), gcTime: 0 }}
      >
        <RecordForm defaultValues={{ scopes: [], days: terms[1] }} warnWhenUnsavedChanges={token === null}>
          <TextInput source="name" validate={required()} helperText={word('name_help')} autoComplete="off" />
          <ScopesInput />
          <SelectInput source="days" label="resources.api_tokens.fields.expires_at" choices={choices} validate={required()} helperText={word('expires_help')} />
        </RecordForm>
      </RecordCreate>
      {token ? <MadeDialog token={token} onClose={() => redirect('list', 'api_tokens')} /> : null}
    </>
  )
}

function ScopesInput() {
  const word = useWords(tokenWords)
  const textOf = usePair()
  const translate = useTranslate()
  const labelId = useId()
  const { field, fieldState } = useInput<Action[]>({
    source: 'scopes',
    validate: (value: Action[]) => (value.length > 0 ? undefined : word('scopes_required')),
  })
  const chosenActions: Action[] = field.value
  const toggle = (name: Action) => field.onChange(chosenActions.includes(name) ? chosenActions.filter((other) => other !== name) : [...chosenActions, name])
  return (
    <FormControl component="fieldset" error={fieldState.invalid && fieldState.isTouched} sx={{ marginBlock: 2 }}>
      <FormLabel component="legend" id={labelId}>
        {translate('resources.api_tokens.fields.scopes')} *
      </FormLabel>
      <FormHelperText sx={{ marginBlockEnd: 1 }}>{word(fieldState.invalid ? 'scopes_required' : 'scopes_help')}</FormHelperText>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr', lg: '1fr 1fr 1fr' }, gap: 2 }}>
        {actionGroups.map((group) => (
          <FormGroup key={textOf(group.label)} role="group" aria-label={textOf(group.label)}>
            <Typography variant="subtitle2" component="p">
              {textOf(group.label)}
            </Typography>
            {group.actions.map(({ name, label }) => (
              <FormControlLabel
                key={name}
                control={<Checkbox size="small" checked={chosenActions.includes(name)} onChange={() => toggle(name)} onBlur={field.onBlur} />}
                label={textOf(label)}
              />
            ))}
          </FormGroup>
        ))}
      </Box>
    </FormControl>
  )
}

function MadeDialog({ token, onClose }: { token: string; onClose: () => void }) {
  const word = useWords(tokenWords)
  const copy = useCopy()
  return (
    <DialogFrame
      title={word('made')}
      width="sm"
      buttons={
        <>
          <Button variant="outlined" color="inherit" onClick={() => void copy(token, word('copied'))}>
            {word('copy')}
          </Button>
          <Button variant="contained" onClick={onClose}>
            {word('done')}
          </Button>
        </>
      }
    >
      <Alert severity="warning">{word('made_text')}</Alert>
      <Box
        component="code"
        dir="ltr"
        sx={{ padding: 1.5, border: 1, borderColor: 'divider', overflowWrap: 'anywhere', userSelect: 'all', fontSize: '0.875rem' }}
      >
        {token}
      </Box>
    </DialogFrame>
  )
}
