import { Box } from '@mui/material'
import { formHead } from '#domains/forms/index.ts'
import { isSame } from '#kernel/json/is-same.ts'
import { KitIconButton } from '../../editing/admin-dialog-kit.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { PlanButton } from '../publication/plan-button.tsx'
import { PublishButton } from '../publication/publish-button.tsx'
import { DraftSettings } from '../settings/draft-settings.tsx'
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
      <Box sx={{ flex: '1 1 320px', maxWidth: 640 }}>
        <DraftSettings {...{ session, draft }} fields={formHead(draft)} isReadOnly={!mayWrite} isToolbar />
      </Box>
      {mayWrite ? null : versions}
      <AlsoHere others={others} />
      {mayWrite ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginInlineStart: 'auto' }}>
          <SaveStatus session={session} isPublished={isPublished} />
          <KitIconButton icon="undo" label={word('undo')} isOff={!document.canUndo()} onPress={document.undo} />
          <KitIconButton icon="redo" label={word('redo')} isOff={!document.canRedo()} onPress={document.redo} />
          {versions}
          <PlanButton {...{ session, facts, publishing }} isDisabled={isBusy || isPublished} />
          <PublishButton {...{ session, draft, facts, publishing }} isDisabled={isBusy || isPublished} />
        </Box>
      ) : null}
    </Box>
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
