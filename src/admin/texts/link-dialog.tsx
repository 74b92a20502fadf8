import { Autocomplete, Button, Checkbox, Dialog, DialogActions, DialogContent, DialogTitle, FormControlLabel, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useGetList } from 'react-admin'
import type { PickedLink } from '#domains/content/ui/index.ts'
import { useWords } from '../i18n/use-words.ts'
import { textsWords } from './words.ts'

type LinkDialogProps = Pick<PickedLink, 'href' | 'isNewTab'> & { onClose: () => void; onPick: (link: PickedLink) => void }

type Page = { id: number; path: string; title: string | null }

/** Asks where a link leads: a page that is found by its title, or an address. */
export function LinkDialog({ href, isNewTab: wasNewTab, onClose, onPick }: LinkDialogProps) {
  const word = useWords(textsWords)
  const [typed, setTyped] = useState(href)
  const [isNewTab, setIsNewTab] = useState(wasNewTab)
  const [hasTried, setHasTried] = useState(false)
  // An address that is typed is not searched for: the list would cover the buttons.
  const isSearch = typed !== '' && !/^[/#?]|:/.test(typed)
  const { data: pages = [] } = useGetList<Page>('pages', { pagination: { page: 1, perPage: 20 }, filter: { q: typed } }, { enabled: isSearch })
  const target = targetOf(typed)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The form below belongs to this dialog, not to the screen's own.
    event.stopPropagation()
    setHasTried(true)
    if (target) onPick({ href: target, isNewTab, words: target })
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" slotProps={{ paper: { component: 'form', onSubmit: submit } }}>
      <DialogTitle>{word('link_title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1 }}>
        <Autocomplete
          freeSolo
          options={isSearch ? pages : []}
          filterOptions={(all) => all}
          inputValue={typed}
          onInputChange={(_, text) => setTyped(text)}
          getOptionLabel={(page) => (typeof page === 'string' ? page : addressOf(page))}
          renderOption={({ key, ...props }, page) => (
            <li key={key} {...props}>
              {page.title} <bdi dir="ltr">{addressOf(page)}</bdi>
            </li>
          )}
          renderInput={(input) => (
            <TextField
              {...input}
              autoFocus
              margin="dense"
              label={word('target')}
              error={hasTried && !target}
              helperText={hasTried && !target ? word('target_wrong') : undefined}
            />
          )}
        />
        <FormControlLabel control={<Checkbox checked={isNewTab} onChange={(_, isOn) => setIsNewTab(isOn)} />} label={word('new_tab')} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{word('cancel')}</Button>
        <Button type="submit" variant="contained">
          {word('use')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const addressOf = ({ path }: Page) => `/${path.replace(/^\//, '')}`

/** An address as HTML has it, or null when it is none. */
function targetOf(typed: string): string | null {
  const text = typed.trim()
  if (/^(?:[/#?](?!\/)\S*|mailto:\S+@\S+|tel:\+?[\d-]+)$/i.test(text)) return text
  return /^https?:\/\/\S+\.\S+$/i.test(text) && URL.canParse(text) ? text : null
}
