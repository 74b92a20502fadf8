import { useMemo, useState } from 'react'
import { callByName } from '#staff/calls/call-by-name.ts'
import { parsePagePath } from '#domains/content/index.ts'
import { Checkbox } from '../ui/inputs/choices.tsx'
import { FormDialog } from '../ui/dialogs/form-dialog.tsx'
import { useWord } from '../words/use-word.ts'
import type { TaskDialogProps } from './task-dialog.ts'
import { pagesBelow, planMove } from './page-tree-model.ts'
import { PathInput, pathFlaw } from './path-input.tsx'
import { PlannedMoves } from './planned-moves.tsx'
import { refusedPath } from './refused-path.ts'
import { pagesWords } from './words.ts'

/** Moves a page to another path, with the pages below it. Lists beforehand every path that changes and every redirection that stays. */
export function MoveDialog({ page, title, pages, onClose, onDone }: TaskDialogProps) {
  const word = useWord(pagesWords)
  const [typedPath, setTypedPath] = useState(page.path)
  const below = useMemo(() => pagesBelow(pages, page.path), [pages, page])
  const [withChildren, setWithChildren] = useState(true)
  const [leaveRedirect, setLeaveRedirect] = useState(true)
  const [isBusy, setIsBusy] = useState(false)
  const [hasTried, setHasTried] = useState(false)
  const [pathProblem, setPathProblem] = useState<string>()
  const [failure, setFailure] = useState<string | null>(null)

  const path = parsePagePath(typedPath)
  const movedPages = useMemo(() => new Set([page, ...(withChildren ? below : [])]), [page, below, withChildren])
  const pathsInUse = useMemo(() => new Set(pages.filter((one) => !movedPages.has(one)).map((one) => one.path)), [pages, movedPages])
  const plan = path === null || path === page.path ? [] : planMove(pages, page, { to: path, withChildren, leaveRedirect })
  const clashes = plan.slice(1).filter(({ to }) => pathsInUse.has(to))
  const flaw = flawOf()
  const isChanged = path !== page.path

  function flawOf(): string | undefined {
    if (path === page.path) return hasTried ? word('path_same') : undefined
    const foundFlaw = pathFlaw(typedPath, pathsInUse)
    if (foundFlaw) return word(foundFlaw)
    if (path?.startsWith(`${page.path}/`)) return word('path_below_itself')
    return clashes.length > 0 ? word('paths_taken', { paths: clashes.map(({ to }) => `/${to}`).join(' · ') }) : undefined
  }

  const move = async () => {
    setHasTried(true)
    if (!isChanged || flaw || path === null) return
    setIsBusy(true)
    const body = { path, with_children: withChildren && below.length > 0, leave_redirect: leaveRedirect }
    const answer = await callByName('POST /api/pages/{id}/move', { params: { id: page.id }, body, ifMatch: page.version })
    setIsBusy(false)
    if (answer.ok) return onDone(word('moved', { path: `/${path}` }), { changed: plan.map((one) => one.page.id) })
    const refusal = refusedPath(answer, word)
    setPathProblem(refusal)
    setFailure(refusal ? null : answer.code)
  }

  return (
    <FormDialog title={word('move_title', { title })} submitLabel={word('move_do')} isBusy={isBusy} failure={failure} onClose={onClose} onSubmit={move}>
      <PathInput
        isFirst
        value={typedPath}
        onChange={(value) => {
          setTypedPath(value)
          setPathProblem(undefined)
        }}
        problem={pathProblem ?? flaw}
      />
      {below.length > 0 && <Checkbox label={word('with_children', { count: below.length })} isOn={withChildren} onChange={setWithChildren} />}
      <Checkbox label={word('leave_redirect')} hint={word('leave_redirect_hint')} isOn={leaveRedirect} onChange={setLeaveRedirect} />
      {plan.length > 0 && !flaw && <PlannedMoves moves={plan} />}
    </FormDialog>
  )
}
