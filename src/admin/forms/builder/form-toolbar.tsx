import RedoIcon from '@mui/icons-material/RedoOutlined'
import UndoIcon from '@mui/icons-material/UndoOutlined'
import { Box, FormControlLabel, IconButton, Switch, TextField, Tooltip } from '@mui/material'
import { isSame } from '#kernel/json/is-same.ts'
import { useWords } from '../../i18n/use-words.ts'
import { PlanButton } from '../publication/plan-button.tsx'
import { PublishButton } from '../publication/publish-button.tsx'
import { VersionsButton } from '../versions/versions-button.tsx'
import { AlsoHere } from './also-here.tsx'
import type { PartProps } from './part-props.ts'
import { SaveStatus } from './save-status.tsx'
import { builderWords } from './words.ts'

type FormToolbarProps = Pick<PartProps, 'session' | 'draft' | 'facts' | 'mayWrite' | 'publishing' | 'others'> & { isBusy: boolean }

/** The form's name, visibility, history, and its publication. It is sticky. */
export function FormToolbar({ session, draft, facts, isBusy, mayWrite, publishing, others }: FormToolbarProps) {
  const word = useWords(builderWords)
  const { document } = session
  const isPublished = isSame(draft, facts.published)
  const versions = (
    <VersionsButton id={session.id} version={facts.publishedVersion} draft={draft} onRestore={mayWrite ? (change) => session.change(change) : undefined} />
  )
  return (
    <Box sx={bar}>
      <TextField
        label={word('name')}
        value={draft.name}
        disabled={!mayWrite}
        onChange={({ target }) => session.change((now) => ({ ...now, name: target.value }), 'name')}
        slotProps={{ htmlInput: { maxLength: 200, dir: 'auto' } }}
        sx={{ flex: '1 1 220px', maxWidth: 420, margin: 0 }}
      />
      <FormControlLabel
        control={<Switch checked={draft.active} disabled={!mayWrite} onChange={(_, isOn) => session.change((now) => ({ ...now, active: isOn }))} />}
        label={word(draft.active ? 'status_active' : 'status_inactive')}
        sx={{ marginInline: 0 }}
      />
      {mayWrite ? null : versions}
      <AlsoHere others={others} />
      {mayWrite ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginInlineStart: 'auto' }}>
          <SaveStatus session={session} isPublished={isPublished} />
          <HistoryButton label={word('undo')} isDisabled={!document.canUndo()} onClick={document.undo} icon={<UndoIcon fontSize="small" />} />
          <HistoryButton label={word('redo')} isDisabled={!document.canRedo()} onClick={document.redo} icon={<RedoIcon fontSize="small" />} />
          {versions}
          <PlanButton {...{ session, facts, publishing }} isDisabled={isBusy || isPublished} />
          <PublishButton {...{ session, draft, facts, publishing }} isDisabled={isBusy || isPublished} />
        </Box>
      ) : null}
    </Box>
  )
}

function HistoryButton({ label, icon, isDisabled, onClick }: { label: string; icon: React.ReactNode; isDisabled: boolean; onClick: () => unknown }) {
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
  alignItems: 'flex-end',
  gap: 1.5,
  paddingBlock: 1.25,
  marginBlockEnd: 1,
  backgroundColor: 'background.default',
} as const
