import HistoryIcon from '@mui/icons-material/HistoryOutlined'
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  IconButton,
  List,
  ListItemButton,
  Tooltip,
} from '@mui/material'
import { useId, useState } from 'react'
import { Loading, useNotify } from 'react-admin'
import type { FormVersion } from '#domains/forms/index.ts'
import { LoadFailed } from '../../data-provider/load-failed.tsx'
import { useLoaded } from '../../data-provider/use-loaded.ts'
import { Moment } from '../../fields/moment.tsx'
import { Tag } from '../../fields/tag.tsx'
import { useStaffName } from '../../i18n/use-staff-name.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { FormDraft } from '../draft/form-draft.ts'
import { differences } from '../draft/merge-forms.ts'
import { Differences } from './differences.tsx'
import { versionWords } from './words.ts'

type VersionsProps = {
  id: number
  /** The version that visitors get. */
  version: number
  draft: FormDraft
  /** Absent for staff who may not write. */
  onRestore?: ((change: (draft: FormDraft) => FormDraft) => void) | undefined
}

/** The history of a form: what visitors saw, how it differs from what is here, and the way back to it. */
export function VersionsButton(props: VersionsProps) {
  const word = useWords(versionWords)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Tooltip title={word('versions')}>
        <IconButton size="small" aria-label={word('versions')} onClick={() => setIsOpen(true)}>
          <HistoryIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {isOpen ? <VersionsDialog {...props} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}

function VersionsDialog({ id, version, draft, onRestore, onClose }: VersionsProps & { onClose: () => void }) {
  const word = useWords(versionWords)
  const staffName = useStaffName()
  const notify = useNotify()
  const titleId = useId()
  const { data: versions, hasFailed, again } = useLoaded('GET /forms_api/forms/{id}/versions', { params: { id } })
  const [chosen, choose] = useState<number | null>(null)
  const restore = (number: number, content: FormVersion) => {
    onRestore?.((before) => withVersion(before, content))
    notify(word('restored', { number }), { type: 'info' })
    onClose()
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId}>{word('versions')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{word('versions_help')}</DialogContentText>
        {hasFailed ? <LoadFailed again={again}>{word('failed')}</LoadFailed> : null}
        {versions || hasFailed ? null : <Loading />}
        <List>
          {versions?.map((listed) => (
            <li key={listed.version}>
              <ListItemButton
                aria-expanded={chosen === listed.version}
                onClick={() => choose(chosen === listed.version ? null : listed.version)}
                sx={{ gap: 1.5, flexWrap: 'wrap' }}
              >
                <strong>{word('version', { number: listed.version })}</strong>
                <Moment value={listed.created_at} />
                <span>{listed.author === '' ? word('by_program') : word('by', { name: `\u2068${staffName(listed.author)}\u2069` })}</span>
                {listed.version === version ? <Tag tone="good">{word('now')}</Tag> : null}
              </ListItemButton>
              {chosen === listed.version ? <OneVersion {...{ id, draft }} number={listed.version} onRestore={onRestore ? restore : null} /> : null}
            </li>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {word('close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

type OneVersionProps = { id: number; number: number; draft: FormDraft; onRestore: ((number: number, content: FormVersion) => void) | null }

/** How a version differs from what is on the screen, part by part. */
function OneVersion({ id, number, draft, onRestore }: OneVersionProps) {
  const word = useWords(versionWords)
  const { data: content, hasFailed, again } = useLoaded('GET /forms_api/forms/{id}/versions/{version}', { params: { id, version: number } })
  if (hasFailed) return <LoadFailed again={again}>{word('failed')}</LoadFailed>
  if (!content) return <Loading />
  const differing = differences(withVersion(draft, content), draft)
  if (differing.length === 0) return <Alert severity="success">{word('same')}</Alert>
  return (
    <Box sx={{ paddingInline: 2, paddingBlockEnd: 2 }}>
      <Differences differing={differing} mine={word('here')} theirs={word('there', { number })} />
      {onRestore ? (
        <Button variant="outlined" sx={{ marginBlockStart: 1.5 }} onClick={() => onRestore(number, content)}>
          {word('restore')}
        </Button>
      ) : null}
    </Box>
  )
}

/** A form with what a version of it had; what visitors do not see, such as mails and receivers, stays as it is. */
function withVersion(draft: FormDraft, { settings: { thank_you, submit_label }, ...content }: FormVersion): FormDraft {
  const { submit_label: _, ...settings } = draft.settings
  return { ...draft, ...content, settings: { ...settings, thank_you, ...(submit_label ? { submit_label } : {}) } }
}
