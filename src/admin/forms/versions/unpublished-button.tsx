import DifferenceIcon from '@mui/icons-material/DifferenceOutlined'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, IconButton, Tooltip } from '@mui/material'
import { useId, useState } from 'react'
import { useNotify } from 'react-admin'
import { useWords } from '../../i18n/use-words.ts'
import type { PartProps } from '../builder/part-props.ts'
import { differences } from '../draft/merge-forms.ts'
import { Differences } from './differences.tsx'
import { versionWords } from './words.ts'

type UnpublishedProps = Pick<PartProps, 'session' | 'draft' | 'facts' | 'publishing'> & { isDisabled: boolean }

/** What visitors do not get yet, and the way back to what they get. */
export function UnpublishedButton({ isDisabled, ...props }: UnpublishedProps) {
  const word = useWords(versionWords)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Tooltip title={word('unpublished')}>
        {/* A disabled button fires no events, so the tooltip needs this wrapper. */}
        <span>
          <IconButton size="small" aria-label={word('unpublished')} disabled={isDisabled} onClick={() => setIsOpen(true)}>
            <DifferenceIcon fontSize="small" />
          </IconButton>
        </span>
      </Tooltip>
      {isOpen ? <UnpublishedDialog {...props} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}

function UnpublishedDialog({ session, draft, facts, publishing, onClose }: Omit<UnpublishedProps, 'isDisabled'> & { onClose: () => void }) {
  const word = useWords(versionWords)
  const notify = useNotify()
  const titleId = useId()
  const discard = async () => {
    onClose()
    if (!publishing.sayFailure(await session.discardDraft())) notify(word('discarded'), { type: 'success' })
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId}>{word('unpublished')}</DialogTitle>
      <DialogContent>
        <Differences differing={differences(facts.published, draft)} mine={word('once_published')} theirs={word('for_visitors')} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button color="inherit" onClick={() => void discard()}>
          {word('discard_draft')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {word('close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
