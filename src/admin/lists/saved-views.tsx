import BookmarksIcon from '@mui/icons-material/BookmarksOutlined'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Alert, Box, Button, IconButton, Popover, TextField, Typography } from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { useListContext, useResourceContext, useStore } from 'react-admin'
import type { ListView, SavedView } from '#domains/accounts/index.ts'
import { useWords } from '../i18n/use-words.ts'
import { useSavedViews } from './use-saved-views.ts'
import { viewWords } from './view-words.ts'

/** Saved views: filters, order and columns of a list under a name, available on every device. `hidden` are the columns that are hidden by default. */
export function SavedViews({ hidden }: { hidden: readonly string[] }) {
  const word = useWords(viewWords)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button size="small" startIcon={<BookmarksIcon />} aria-haspopup="dialog" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        {word('views')}
      </Button>
      {anchor ? <ViewsPopover anchor={anchor} hidden={hidden} onClose={() => setAnchor(null)} /> : null}
    </>
  )
}

type PopoverProps = { anchor: HTMLElement; hidden: readonly string[]; onClose: () => void }

function ViewsPopover({ anchor, hidden, onClose }: PopoverProps) {
  const word = useWords(viewWords)
  const titleId = useId()
  const list = useResourceContext() ?? ''
  const { views, failed, save, remove } = useSavedViews(list)
  const { view, show } = useListView(list, hidden)
  const open = (saved: SavedView) => {
    show(saved.view)
    onClose()
  }
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: 'min(360px, 92vw)', padding: 2, display: 'grid', gap: 1 } } }}
    >
      <Typography id={titleId} component="h2" variant="subtitle1">
        {word('views')}
      </Typography>
      {failed ? <Alert severity="error">{word('failed')}</Alert> : null}
      {views?.length === 0 ? <Typography variant="body2">{word('none')}</Typography> : null}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {views?.map((saved) => (
          <Box component="li" key={saved.id} sx={{ display: 'flex' }}>
            <Button onClick={() => open(saved)} sx={{ flexGrow: 1, justifyContent: 'start', minWidth: 0, overflowWrap: 'anywhere', textAlign: 'start' }}>
              <bdi>{saved.name}</bdi>
            </Button>
            <IconButton aria-label={word('remove', { name: saved.name })} onClick={() => void remove(saved.id)}>
              <DeleteIcon fontSize="small" />
            </IconButton>
          </Box>
        ))}
      </Box>
      <NewView onSave={(name) => save(name, view)} />
    </Popover>
  )
}

function NewView({ onSave }: { onSave: (name: string) => Promise<boolean> }) {
  const word = useWords(viewWords)
  const [name, setName] = useState('')
  const [isSaving, setIsSaving] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsSaving(true)
    if (await onSave(name.trim())) setName('')
    setIsSaving(false)
  }
  return (
    <Box component="form" onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <TextField
        label={word('name')}
        helperText={word('kept')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        size="small"
        fullWidth
        slotProps={{ htmlInput: { maxLength: 80, dir: 'auto' } }}
      />
      <Button type="submit" variant="outlined" size="small" disabled={isSaving || name.trim() === ''}>
        {word('save')}
      </Button>
    </Box>
  )
}

/** The current state of the list as a view, and a function that applies another view. The table stores its columns under the name of the list. */
function useListView(list: string, hidden: readonly string[]): { view: ListView; show: (view: ListView) => void } {
  const { filterValues, setFilters, sort, setSort } = useListContext()
  const [hiddenNow, setHidden] = useStore<readonly string[]>(`${list}.datatable`, hidden)
  const given = Object.entries(filterValues as Record<string, unknown>).filter((entry): entry is [string, string | number | boolean] =>
    ['string', 'number', 'boolean'].includes(typeof entry[1]),
  )
  return {
    view: { filter: Object.fromEntries(given), sort: { field: sort.field, order: sort.order }, hidden: hiddenNow },
    show: (view) => {
      setFilters(view.filter, Object.fromEntries(Object.keys(view.filter).map((field) => [field, true])))
      setSort(view.sort)
      setHidden(view.hidden)
    },
  }
}
