import { Alert, Box, Link, Paper, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { Title, useCreatePath } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { ask, type DataOf } from '../data-provider/ask.ts'
import { LoadFailed } from '../data-provider/load-failed.tsx'
import { useRested } from '../data-provider/use-rested.ts'
import { Ltr } from '../fields/ltr.tsx'
import { Moment } from '../fields/moment.tsx'
import { useWords } from '../i18n/use-words.ts'
import { useListKeys } from '../lists/use-list-keys.ts'
import { customerWords } from './words.ts'

type FoundCustomers = DataOf<'POST /api/customers/search'>
/** As many letters as the API takes, and as many customers as it answers. */
const MOST_LETTERS = 100
const MOST_FOUND = 20

/** Finds customers by name, address or number, as one types. */
export function CustomerSearch() {
  useListKeys()
  const word = useWords(customerWords)
  const [text, setText] = useState('')
  const searchText = text.trim()
  const { answer, status, retry } = useRested(searchText === '' ? null : searchText, findCustomers, { isTyped: true })
  const foundCustomers = searchText === '' ? null : (answer ?? null)
  return (
    <Paper variant="outlined" sx={{ padding: 2, marginBlock: 2, display: 'grid', gap: 2 }}>
      <Title title={word('title')} />
      <TextField
        label={word('search')}
        helperText={word('search_help')}
        type="search"
        autoFocus
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: MOST_LETTERS, dir: 'auto', autoComplete: 'off', spellCheck: false, enterKeyHint: 'search' } }}
      />
      <Typography role="status" variant="body2" color="text.secondary">
        {foundCustomers === null ? '' : foundCustomers.length === 0 ? word('none') : word('found', { count: foundCustomers.length })}
      </Typography>
      {searchText !== '' && status === 'failed' ? <LoadFailed again={retry}>{word('failed')}</LoadFailed> : null}
      {foundCustomers && foundCustomers.length > 0 ? <Customers customers={foundCustomers} /> : null}
      {foundCustomers?.length === MOST_FOUND ? <Alert severity="info">{word('more')}</Alert> : null}
    </Paper>
  )
}

function Customers({ customers }: { customers: FoundCustomers }) {
  const word = useWords(customerWords)
  const createPath = useCreatePath()
  return (
    <Box component="ul" data-rows="" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {customers.map(({ id, name, email, phone, at, entries }) => (
        <Box
          component="li"
          key={id}
          data-row
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 2,
            borderBlockStart: '1px solid',
            borderColor: 'divider',
            minBlockSize: 44,
          }}
        >
          <Link
            component={RouterLink}
            to={createPath({ resource: 'customers', type: 'edit', id })}
            sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere', paddingBlock: 1.25 }}
          >
            <bdi>{name || word('nameless')}</bdi>
          </Link>
          {email === '' ? null : <Ltr>{email}</Ltr>}
          {phone === '' ? null : <Ltr>{phone}</Ltr>}
          <Typography component="span" variant="caption" color="text.secondary">
            {word('entries', { count: entries })} · <Moment value={at} />
          </Typography>
        </Box>
      ))}
    </Box>
  )
}

async function findCustomers(text: string, signal: AbortSignal): Promise<FoundCustomers> {
  // A search changes nothing, so it is asked again after a lost connection.
  return (await ask('POST /api/customers/search', { body: { q: text }, signal, isRead: true })).data
}
