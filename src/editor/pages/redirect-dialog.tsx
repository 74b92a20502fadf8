import { useMemo, useState } from 'react'
import { callByName } from '#staff/calls/call-by-name.ts'
import { parsePagePath } from '#domains/content/index.ts'
import { Select } from '../ui/inputs/choices.tsx'
import { FormDialog } from '../ui/dialogs/form-dialog.tsx'
import { useWord } from '../words/use-word.ts'
import type { TaskDialogProps } from './task-dialog.ts'
import { PathInput, pathFlaw } from './path-input.tsx'
import { refusedPath } from './refused-path.ts'
import { pagesWords } from './words.ts'

const codes = ['301', '302'] as const

/** A redirection from another path to a page. */
export function RedirectDialog({ page, title, pages, onClose, onDone }: TaskDialogProps) {
  const word = useWord(pagesWords)
  const pathsInUse = useMemo(() => new Set(pages.map(({ path }) => path)), [pages])
  const [typedPath, setTypedPath] = useState('')
  const [code, setCode] = useState<(typeof codes)[number]>('301')
  const [isBusy, setIsBusy] = useState(false)
  const [hasTried, setHasTried] = useState(false)
  const [pathProblem, setPathProblem] = useState<string>()
  const [failure, setFailure] = useState<string | null>(null)
  const flaw = typedPath === '' ? 'path_wrong' : pathFlaw(typedPath, pathsInUse)

  const add = async () => {
    setHasTried(true)
    const path = parsePagePath(typedPath)
    if (flaw || path === null) return
    setIsBusy(true)
    const body = { path, type: 'url_redirection', status: 'published', title: '', to: `/${page.path}`, http_code: code === '301' ? 301 : 302 } as const
    const answer = await callByName('POST /api/pages', { body })
    setIsBusy(false)
    if (answer.ok) return onDone(word('redirected', { path: `/${path}` }), {})
    const refusal = refusedPath(answer, word)
    setPathProblem(refusal)
    setFailure(refusal ? null : answer.code)
  }
  return (
    <FormDialog title={word('redirect_title', { title })} submitLabel={word('redirect_do')} isBusy={isBusy} failure={failure} onClose={onClose} onSubmit={add}>
      <PathInput
        isFirst
        label={word('from_path')}
        value={typedPath}
        onChange={(value) => {
          setTypedPath(value)
          setPathProblem(undefined)
        }}
        problem={pathProblem ?? (flaw && (hasTried || flaw === 'path_taken') ? word(flaw) : undefined)}
      />
      <Select label={word('code')} options={codes.map((value) => ({ value, label: word(`code_${value}`) }))} value={code} onChange={setCode} />
    </FormDialog>
  )
}
