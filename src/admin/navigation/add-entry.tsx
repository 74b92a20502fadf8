import AddIcon from '@mui/icons-material/AddOutlined'
import { Box, Button, Menu, MenuItem } from '@mui/material'
import { type MouseEvent, useState } from 'react'
import { CreateBase, required, SimpleForm, TextInput, useRefresh } from 'react-admin'
import { DialogFrame } from '../dialogs/dialog-frame.tsx'
import { useWords } from '../i18n/use-words.ts'
import { LinkInput } from '../links/link-input.tsx'
import type { NavRecord } from './navigation-source.ts'
import { linkedByMenu } from './linked-by-menu.ts'
import { navigationWords } from './words.ts'

type AddEntryProps = { rows: readonly NavRecord[]; parent: NavRecord | null; isDisabled: boolean; onAdded: (id: number) => void }

/** A new entry at the end of the first level, or below the chosen one. */
export function AddEntry({ rows, parent, isDisabled, onAdded }: AddEntryProps) {
  const word = useWords(navigationWords)
  const refresh = useRefresh()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [parentId, setParentId] = useState<number | null | undefined>(undefined)
  const open = (event: MouseEvent<HTMLElement>) => (parent ? setAnchor(event.currentTarget) : setParentId(null))
  const choose = (id: number | null) => {
    setAnchor(null)
    setParentId(id)
  }
  const position = rows.filter(({ parent_id }) => parent_id === parentId).length
  const added = ({ id }: { id: number }) => {
    setParentId(undefined)
    refresh()
    onAdded(id)
  }
  return (
    <>
      <Button
        size="small"
        variant="contained"
        startIcon={<AddIcon />}
        disabled={isDisabled}
        title={isDisabled ? word('save_first') : undefined}
        aria-haspopup={parent ? 'menu' : 'dialog'}
        onClick={open}
      >
        {word('add')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => choose(null)}>{word('add_top')}</MenuItem>
        {parent ? <MenuItem onClick={() => choose(parent.id)}>{word('add_below', { label: parent.label })}</MenuItem> : null}
      </Menu>
      {parentId === undefined ? null : (
        <DialogFrame title={word('add')} width="sm" onClose={() => setParentId(undefined)} holdsText hasCross buttons={null}>
          <Box sx={{ marginInline: -3, marginBlockEnd: -2.5 }}>
            <CreateBase
              resource="nav_entries"
              redirect={false}
              mutationOptions={{ onSuccess: added }}
              transform={(draft: object) => ({ ...draft, parent_id: parentId, position })}
            >
              <SimpleForm defaultValues={{ url: '', image_id: null }}>
                <TextInput source="label" validate={required()} autoFocus />
                <LinkInput source="url" kinds={linkedByMenu} helperText={word('url_help')} />
              </SimpleForm>
            </CreateBase>
          </Box>
        </DialogFrame>
      )}
    </>
  )
}
