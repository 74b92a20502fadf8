import RedoIcon from '@mui/icons-material/RedoOutlined'
import UndoIcon from '@mui/icons-material/UndoOutlined'
import { Box, Button, FormControlLabel, IconButton, Switch, TextField, Tooltip } from '@mui/material'
import { Tag } from '../../fields/tag.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { isSame } from '../draft/form-draft.ts'
import type { FormSession, SessionState } from '../draft/form-session.ts'
import { PlanButton } from '../plan/plan-button.tsx'
import { VersionsButton } from '../versions/versions-button.tsx'
import type { Saving } from './use-saving.tsx'
import { builderWords } from './words.ts'

type FormToolbarProps = { id: number | null; session: FormSession; state: SessionState; mayWrite: boolean; isDirty: boolean; saving: Saving }

/** The form's name, visibility, undo and redo, and the save button. It is sticky. */
export function FormToolbar({ id, session, state, mayWrite, isDirty, saving }: FormToolbarProps) {
  const word = useWords(builderWords)
  const { history, isSaving } = state
  const { name, active } = history.content
  const isNew = id === null
  const isPublished = state.published !== null && isSame(history.content, state.published)
  return (
    <Box sx={bar}>
      <TextField
        label={word('name')}
        value={name}
        disabled={!mayWrite}
        onChange={({ target }) => session.change((draft) => ({ ...draft, name: target.value }), 'name')}
        slotProps={{ htmlInput: { maxLength: 200, dir: 'auto' } }}
        sx={{ flex: '1 1 220px', maxWidth: 420, margin: 0 }}
      />
      <FormControlLabel
        control={<Switch checked={active} disabled={!mayWrite} onChange={(_, isOn) => session.change((draft) => ({ ...draft, active: isOn }))} />}
        label={word(active ? 'status_active' : 'status_inactive')}
        sx={{ marginInline: 0 }}
      />
      {isNew ? null : (
        <VersionsButton id={id} version={state.version} draft={history.content} onRestore={mayWrite ? (change) => session.change(change) : undefined} />
      )}
      {mayWrite ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginInlineStart: 'auto' }}>
          <Box role="status" sx={{ display: { xs: 'none', sm: 'block' } }}>
            {isDirty || isNew ? (
              <Tag tone="warn">{word('unsaved')}</Tag>
            ) : (
              <Tag tone={isPublished ? 'good' : 'warn'}>{word(isPublished ? 'all_saved' : 'unpublished')}</Tag>
            )}
          </Box>
          <HistoryButton label={word('undo')} isDisabled={history.past.length === 0} onClick={session.undo} icon={<UndoIcon fontSize="small" />} />
          <HistoryButton label={word('redo')} isDisabled={history.future.length === 0} onClick={session.redo} icon={<RedoIcon fontSize="small" />} />
          {isNew ? null : <PlanButton session={session} isDisabled={isSaving || isPublished} />}
          {isNew ? null : (
            <Button variant="outlined" disabled={isSaving || !isDirty} onClick={() => saving.save('draft')}>
              {word('save_draft')}
            </Button>
          )}
          <Button variant="contained" disabled={isSaving || isPublished} onClick={() => saving.save('publish')}>
            {word(isSaving ? 'saving' : isNew ? 'save' : 'publish')}
          </Button>
        </Box>
      ) : null}
    </Box>
  )
}

function HistoryButton({ label, icon, isDisabled, onClick }: { label: string; icon: React.ReactNode; isDisabled: boolean; onClick: () => void }) {
  return (
    <Tooltip title={label}>
      {/* A disabled button fires no events, so the tooltip needs this wrapper. */}
      <span>
        <IconButton size="small" aria-label={label} disabled={isDisabled} onClick={onClick}>
          {icon}
        </IconButton>
      </span>
    </Tooltip>
  )
}

const bar = {
  position: 'sticky',
  insetBlockStart: 56,
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  paddingBlock: 1.25,
  marginBlockEnd: 1,
  backgroundColor: 'background.default',
} as const
