import { Alert, Box, Button, Paper, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { Title } from 'react-admin'
import { useWords } from '../i18n/use-words.ts'
import { PersonChoice } from './person-choice.tsx'
import { ErasureProof, holdsNothing, PersonHeld } from './person-parts.tsx'
import { type Person, usePerson } from './use-person.ts'
import { personWords } from './words.ts'

/** Finds the stored data of a person, exports it as a file, and erases it with a certificate. */
export function PersonDesk() {
  const word = useWords(personWords)
  const { isBusy, failure, foundPerson, certificate, hasSaved, find, ask, handOut, erase } = usePerson()
  return (
    <Paper variant="outlined" sx={{ padding: 2, marginBlock: 2, display: 'grid', gap: 2 }}>
      <Title title={word('title')} />
      <Typography variant="body2" color="text.secondary">
        {word('help')}
      </Typography>
      <PersonForm isBusy={isBusy} onFind={(person) => void find(person)} />
      <Box aria-live="polite" sx={{ display: 'grid', gap: 2 }}>
        {failure ? <Alert severity="error">{word(failure)}</Alert> : null}
        {foundPerson ? <PersonHeld holdings={foundPerson.holdings} /> : null}
        {hasSaved ? <Alert severity="success">{word('handed_out')}</Alert> : null}
        {certificate ? <ErasureProof certificate={certificate} /> : null}
      </Box>
      {foundPerson && !holdsNothing(foundPerson.holdings) ? (
        <PersonChoice
          key={foundPerson.search}
          {...foundPerson}
          isBusy={isBusy}
          onAsk={(kind) => void ask(foundPerson.person, kind)}
          onHandOut={(choice) => void handOut(foundPerson.person, choice)}
          onErase={(choice) => erase(foundPerson.person, choice)}
        />
      ) : null}
    </Paper>
  )
}

function PersonForm({ isBusy, onFind }: { isBusy: boolean; onFind: (person: Person) => void }) {
  const word = useWords(personWords)
  const [person, setPerson] = useState<Person>({ email: '', phone: '' })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onFind(person)
  }
  const isEmpty = person.email.trim() === '' && person.phone.trim() === ''
  const common = { size: 'small', helperText: false, autoComplete: 'off' } as const
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-end' }}>
      <TextField
        {...common}
        label={word('email')}
        value={person.email}
        onChange={({ target }) => setPerson({ ...person, email: target.value })}
        slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'email', maxLength: 254 } }}
      />
      <TextField
        {...common}
        label={word('phone')}
        value={person.phone}
        onChange={({ target }) => setPerson({ ...person, phone: target.value })}
        slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'tel', maxLength: 40 } }}
      />
      <Button type="submit" variant="contained" disabled={isBusy || isEmpty}>
        {word('find')}
      </Button>
    </Box>
  )
}
