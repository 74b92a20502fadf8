import { useMemo, useState } from 'react'
import { callByName } from '#staff/calls/call-by-name.ts'
import { parsePagePath } from '#domains/content/index.ts'
import { FormDialog } from '../ui/dialogs/form-dialog.tsx'
import { TextInput } from '../ui/inputs/text-input.tsx'
import { useWord } from '../words/use-word.ts'
import type { TaskDialogProps } from './task-dialog.ts'
import { PathInput, pathFlaw } from './path-input.tsx'
import { proposePath } from './propose-path.ts'
import { refusedPath } from './refused-path.ts'
import { pagesWords } from './words.ts'

/** Creates a draft with the content of another page, next to it in the tree. */
export function DuplicateDialog({ page, title, pages, onClose, onDone }: TaskDialogProps) {
  const word = useWord(pagesWords)
  const pathsInUse = useMemo(() => new Set(pages.map(({ path }) => path)), [pages])
  const [newTitle, setNewTitle] = useState(() => word('copy_of', { title }))
  const [typedPath, setTypedPath] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [hasTried, setHasTried] = useState(false)
  const [pathProblem, setPathProblem] = useState<string>()
  const [failure, setFailure] = useState<string | null>(null)

  const slash = page.path.lastIndexOf('/')
  const path = typedPath ?? proposePath(newTitle, slash === -1 ? '' : page.path.slice(0, slash), pathsInUse)
  const flaw = pathFlaw(path, pathsInUse)

  const duplicate = async () => {
    setHasTried(true)
    const parsedPath = parsePagePath(path)
    if (flaw || parsedPath === null || newTitle.trim() === '') return
    setIsBusy(true)
    const body = { path: parsedPath, title: newTitle.trim() }
    const answer = await callByName('POST /api/pages/{id}/duplicate', { params: { id: page.id }, body })
    setIsBusy(false)
    if (answer.ok) return onDone(word('created', { title: body.title }), { open: answer.data })
    const refusal = refusedPath(answer, word)
    setPathProblem(refusal)
    setFailure(refusal ? null : answer.code)
  }
  return (
    <FormDialog
      title={word('duplicate_title', { title })}
      submitLabel={word('duplicate_do')}
      isBusy={isBusy}
      failure={failure}
      onClose={onClose}
      onSubmit={duplicate}
    >
      <TextInput
        label={word('title')}
        isRequired
        maxLength={300}
        data-autofocus
        value={newTitle}
        onChange={setNewTitle}
        problem={hasTried && newTitle.trim() === '' ? word('title_needed') : undefined}
      />
      <PathInput
        value={path}
        onChange={(text) => {
          setTypedPath(text)
          setPathProblem(undefined)
        }}
        problem={pathProblem ?? (flaw && (hasTried || flaw === 'path_taken') ? word(flaw) : undefined)}
      />
    </FormDialog>
  )
}
