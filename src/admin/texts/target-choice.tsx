import { Autocomplete, Chip, TextField, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { type ChosenKind, type LinkChoice, linkChoices, linkTargetWords } from '#domains/content/ui/index.ts'
import { callApi } from '../data-provider/rest-source.ts'
import { useWords } from '../i18n/use-words.ts'

type RecordChoiceProps = { kind: ChosenKind; chosen: LinkChoice | null; onChoose: (choice: LinkChoice | null) => void }

/** A page, a form or a file, found by its name. */
export function RecordChoice({ kind, chosen, onChoose }: RecordChoiceProps) {
  const word = useWords(linkTargetWords)
  const [query, setQuery] = useState('')
  const { found, isAnswered } = useChoices(kind, query.trim())
  const titleOf = ({ title }: LinkChoice) => title || word('home')
  return (
    <Autocomplete
      options={found ?? []}
      loading={!found}
      loadingText={word('loading')}
      noOptionsText={word(`no_${kind}`)}
      filterOptions={(all) => all}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionKey={({ id }) => id}
      // What was found for other words cannot be taken for these.
      getOptionDisabled={() => !isAnswered}
      getOptionLabel={titleOf}
      onInputChange={(_, text, reason) => reason === 'input' && setQuery(text)}
      value={chosen}
      onChange={(_, choice) => onChoose(choice)}
      renderOption={({ key, ...props }, choice) => (
        <li key={key} {...props}>
          <span style={{ flex: 1, minWidth: 0 }}>
            {titleOf(choice)}
            <Typography variant="caption" color="text.secondary" component="bdi" dir="ltr" sx={{ display: 'block', textAlign: 'start' }}>
              {choice.note}
            </Typography>
          </span>
          {!choice.isLive && kind !== 'file' && <Chip size="small" color="warning" variant="outlined" label={word(`hidden_${kind}`)} />}
        </li>
      )}
      renderInput={(input) => <TextField {...input} autoFocus margin="dense" label={word(`search_${kind}`)} />}
    />
  )
}

type AliasChoiceProps = { chosen: string; onChoose: (alias: string) => void; predefined: readonly { alias: string; url: string }[] }

/** One of the links that the settings define. */
export function AliasChoice({ chosen, onChoose, predefined }: AliasChoiceProps) {
  const word = useWords(linkTargetWords)
  return (
    <Autocomplete
      options={[...predefined]}
      noOptionsText={word('no_aliases')}
      value={predefined.find(({ alias }) => alias === chosen) ?? null}
      getOptionKey={({ alias }) => alias}
      getOptionLabel={({ alias }) => alias}
      isOptionEqualToValue={(one, other) => one.alias === other.alias}
      onChange={(_, choice) => onChoose(choice?.alias ?? '')}
      renderOption={({ key, ...props }, { alias, url }) => (
        <li key={key} {...props}>
          <span style={{ flex: 1, minWidth: 0 }}>
            <bdi>{alias}</bdi>
            <Typography
              variant="caption"
              color="text.secondary"
              component="bdi"
              dir="ltr"
              sx={{ display: 'block', textAlign: 'start', overflowWrap: 'anywhere' }}
            >
              {url}
            </Typography>
          </span>
        </li>
      )}
      renderInput={(input) => <TextField {...input} autoFocus margin="dense" label={word('aliases')} />}
    />
  )
}

const SETTLE_MS = 200

/** The records that match, undefined until some are loaded, and whether they are those of this query: those before stay until then. */
function useChoices(kind: ChosenKind, query: string): { found: readonly LinkChoice[] | undefined; isAnswered: boolean } {
  const [answer, setAnswer] = useState<{ path: string; data: unknown }>()
  const { path, read } = linkChoices[kind]
  const wanted = path(query)

  // The network, asked once somebody has stopped typing for a moment. After a failure there is nothing to choose until somebody types on.
  useEffect(() => {
    const control = new AbortController()
    const timer = setTimeout(() => {
      callApi(wanted, { signal: control.signal }).then(
        ({ data }) => setAnswer({ path: wanted, data }),
        () => !control.signal.aborted && setAnswer({ path: wanted, data: [] }),
      )
    }, SETTLE_MS)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [wanted])
  return { found: answer && read(answer.data, query), isAnswered: answer?.path === wanted }
}
