import BookmarksIcon from '@mui/icons-material/BookmarksOutlined'
import LinkIcon from '@mui/icons-material/LinkOutlined'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Alert, Box, Button, Checkbox, FormControlLabel, IconButton, Popover, TextField, Typography } from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { useListContext, useResourceContext, useStore } from 'react-admin'
import type { ListView, SavedView } from '#domains/accounts/index.ts'
import { isScalar } from '#kernel/json/json-values.ts'
import { adminAddress } from '#staff/addresses.ts'
import { useMay } from '../app/signed-in.ts'
import { useCopy } from '../fields/use-copy.ts'
import { useWords } from '../i18n/use-words.ts'
import { useSavedViews } from './use-saved-views.ts'
import { viewAddress } from './view-address.ts'
import { viewWords } from './view-words.ts'

/** Saved views: filters, order and columns of a list under a name, for oneself on every device or for everybody, and as an address to send. `hidden` are the columns that are hidden by default. */
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
  const { views, hasFailed, save, remove } = useSavedViews(list)
  const { view, show } = useListView(list, hidden)
  const mayShare = useMay('views.share')
  const open = (savedView: SavedView) => {
    show(savedView.view)
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
      {hasFailed ? <Alert severity="error">{word('failed')}</Alert> : null}
      {views?.length === 0 ? <Typography variant="body2">{word('none')}</Typography> : null}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {views?.map((savedView) => (
          <Box component="li" key={savedView.id} sx={{ display: 'flex' }}>
            <Button onClick={() => open(savedView)} sx={{ flexGrow: 1, justifyContent: 'start', minWidth: 0, overflowWrap: 'anywhere', textAlign: 'start' }}>
              <span>
                <bdi>{savedView.name}</bdi>
                {savedView.is_shared ? (
                  <Typography component="span" variant="caption" color="text.secondary" sx={{ display: 'block' }}>
                    {savedView.is_own ? word('for_all') : word('for_all_by', { name: savedView.owner })}
                  </Typography>
                ) : null}
              </span>
            </Button>
            {savedView.is_own || mayShare ? (
              <IconButton aria-label={word('remove', { name: savedView.name })} onClick={() => void remove(savedView.id)}>
                <DeleteIcon fontSize="small" />
              </IconButton>
            ) : null}
          </Box>
        ))}
      </Box>
      <NewView mayShare={mayShare} onSave={(name, isShared) => save(name, view, isShared)} />
      <CopyAddress path={viewAddress(list, view)} />
    </Popover>
  )
}

/** Copies an address at which others see the list as it is now. */
function CopyAddress({ path }: { path: string }) {
  const word = useWords(viewWords)
  const copy = useCopy()
  const address = `${location.origin}${adminAddress(path)}`
  return (
    <Button size="small" startIcon={<LinkIcon />} onClick={() => void copy(address, word('copied'))} sx={{ justifySelf: 'start' }}>
      {word('copy')}
    </Button>
  )
}

function NewView({ mayShare, onSave }: { mayShare: boolean; onSave: (name: string, isShared: boolean) => Promise<boolean> }) {
  const word = useWords(viewWords)
  const [name, setName] = useState('')
  const [isShared, setIsShared] = useState(false)
  const [isSaving, setIsSaving] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsSaving(true)
    if (await onSave(name.trim(), isShared)) setName('')
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
      {mayShare ? (
        <FormControlLabel control={<Checkbox checked={isShared} onChange={({ target }) => setIsShared(target.checked)} />} label={word('share')} />
      ) : null}
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
  const filterEntries = Object.entries(filterValues as Record<string, unknown>).filter((entry): entry is [string, string | number | boolean] =>
    isScalar(entry[1]),
  )
  return {
    view: { filter: Object.fromEntries(filterEntries), sort: { field: sort.field, order: sort.order }, hidden: hiddenNow },
    show: (view) => {
      setFilters(view.filter, Object.fromEntries(Object.keys(view.filter).map((field) => [field, true])))
      setSort(view.sort)
      setHidden(view.hidden)
    },
  }
}
