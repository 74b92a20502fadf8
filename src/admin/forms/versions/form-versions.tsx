import { useNotify } from 'react-admin'
import type { FormVersion } from '#domains/forms/index.ts'
import { callByName } from '#staff/calls/call-by-name.ts'
import { useDialogKit } from '#staff/dialogs/dialog-kit.ts'
import { VersionList } from '#staff/versions/version-list.tsx'
import type { VersionsKind } from '#staff/versions/versions-kind.ts'
import { AdminDialogKit } from '../../editing/admin-dialog-kit.tsx'
import { useWords } from '../../i18n/use-words.ts'
import type { FormDraft } from '../draft/form-draft.ts'
import { useFormChanges } from './use-form-changes.ts'
import { formVersionWords } from './words.ts'

export type FormVersionsProps = {
  id: number
  /** The version that visitors get. */
  version: number
  draft: FormDraft
  /** Absent for staff who may not write. */
  onRestore?: ((change: (draft: FormDraft) => FormDraft) => void) | undefined
  onClose: () => void
}

/** The history of a form: what visitors saw, and the way back to it. */
export function FormVersions(props: FormVersionsProps) {
  return (
    <AdminDialogKit>
      <VersionsDialog {...props} />
    </AdminDialogKit>
  )
}

function VersionsDialog({ draft, onClose, ...props }: FormVersionsProps) {
  const word = useWords(formVersionWords)
  const notify = useNotify()
  const { Dialog, Button } = useDialogKit()
  const restored = (number: number) => {
    notify(word('restored', { number }), { type: 'info' })
    onClose()
  }
  return (
    <Dialog title={word('versions')} onClose={onClose} footer={<Button label={word('close')} onPress={onClose} />}>
      <VersionList label={word('versions')} kind={useFormHistory({ draft, ...props })} content={draft} onRestored={restored} />
    </Dialog>
  )
}

function useFormHistory({ id, version, draft, onRestore }: Omit<FormVersionsProps, 'onClose'>): VersionsKind<FormDraft> {
  const word = useWords(formVersionWords)
  const changesOf = useFormChanges()
  const contentOf = (number: number, signal?: AbortSignal) =>
    callByName('GET /forms_api/forms/{id}/versions/{version}', { params: { id, version: number }, ...(signal && { signal }) })
  return {
    key: `${id}/${version}`,
    texts: { about: word('about'), none: word('none'), noneHint: word('none_hint') },
    list: async (_page, signal) => {
      const answer = await callByName('GET /forms_api/forms/{id}/versions', { params: { id }, signal })
      if (!answer.ok) return answer
      const versions = answer.data.map(({ version: number, created_at, author }) => ({
        ...{ number, at: created_at, by: author },
        ...(number === version && { mark: { tone: 'good' as const, text: word('now') } }),
      }))
      return { ok: true, data: { versions, total: versions.length } }
    },
    read: async (number, signal) => {
      const answer = await contentOf(number, signal)
      return answer.ok ? { ok: true, data: withVersion(draft, answer.data) } : answer
    },
    changesOf,
    ...(onRestore && {
      restore: {
        text: word('restore_text'),
        whole: async (number: number) => {
          const answer = await contentOf(number)
          if (!answer.ok) return answer.code
          onRestore((now) => withVersion(now, answer.data))
          return null
        },
      },
    }),
  }
}

/** A form with what a version of it had; what visitors do not see, such as mails and receivers, stays as it is. */
function withVersion(draft: FormDraft, { settings: { thank_you, submit_label }, ...content }: FormVersion): FormDraft {
  const { submit_label: _, ...settings } = draft.settings
  return { ...draft, ...content, settings: { ...settings, thank_you, ...(submit_label ? { submit_label } : {}) } }
}
