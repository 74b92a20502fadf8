import { useMemo, useState } from 'react'
import { callByName } from '#staff/calls/call-by-name.ts'
import { parsePagePath } from '#domains/content/index.ts'
import { Choices, Select } from '../ui/inputs/choices.tsx'
import { FormDialog } from '../ui/dialogs/form-dialog.tsx'
import { TextInput } from '../ui/inputs/text-input.tsx'
import { useWord } from '../words/use-word.ts'
import type { Finish } from './task-dialog.ts'
import type { PageSummary } from './page-tree-model.ts'
import { PathInput, pathFlaw } from './path-input.tsx'
import { proposePath } from './propose-path.ts'
import { refusedPath } from './refused-path.ts'
import { TemplateChoice } from './templates/template-choice.tsx'
import { pagesWords } from './words.ts'

type NewPageDialogProps = { parent: string; pages: readonly PageSummary[]; onClose: () => void; onDone: Finish }

const kinds = ['page', 'folder', 'url_redirection'] as const
const codes = ['301', '302'] as const

/** A new page, folder or redirection. The path follows the title until somebody types one. Long, since the fields follow the kind. */
export function NewPageDialog({ parent, pages, onClose, onDone }: NewPageDialogProps) {
  const word = useWord(pagesWords)
  const pathsInUse = useMemo(() => new Set(pages.map(({ path }) => path)), [pages])
  const [kind, setKind] = useState<(typeof kinds)[number]>('page')
  const [template, setTemplate] = useState<number | null>(null)
  const [title, setTitle] = useState('')
  const [typedPath, setTypedPath] = useState<string | null>(null)
  const [to, setTo] = useState('')
  const [code, setCode] = useState<(typeof codes)[number]>('301')
  const [isBusy, setIsBusy] = useState(false)
  const [hasTried, setHasTried] = useState(false)
  const [pathProblem, setPathProblem] = useState<string>()
  const [failure, setFailure] = useState<string | null>(null)

  const isFirstPage = !pathsInUse.has('')
  const path = typedPath ?? (isFirstPage && title.trim() === '' ? parent : proposePath(title, parent, pathsInUse))
  const isRedirect = kind === 'url_redirection'
  const flaw = typedPath === null && title.trim() === '' && !isRedirect ? null : pathFlaw(path, pathsInUse)

  const create = async () => {
    setHasTried(true)
    const parsedPath = parsePagePath(path)
    if (pathFlaw(path, pathsInUse) || parsedPath === null || (!isRedirect && title.trim() === '') || (isRedirect && to.trim() === '')) return
    setIsBusy(true)
    // A redirection has no content to be checked first: it works at once.
    const status = isRedirect ? ({ status: 'published', to: to.trim(), http_code: code === '301' ? 301 : 302 } as const) : ({ status: 'draft' } as const)
    const page = { path: parsedPath, title: title.trim() }
    const answer = await (kind === 'page' && template !== null
      ? callByName('POST /api/page_templates/{id}/pages', { params: { id: template }, body: page })
      : callByName('POST /api/pages', { body: { ...page, type: kind, ...status } }))
    setIsBusy(false)
    if (answer.ok) return onDone(word('created', { title: title.trim() || `/${parsedPath}` }), kind === 'page' ? { open: answer.data } : {})
    const refusal = refusedPath(answer, word)
    setPathProblem(refusal)
    setFailure(refusal ? null : answer.code)
  }

  return (
    <FormDialog title={word('new_page')} submitLabel={word('create')} isBusy={isBusy} failure={failure} onClose={onClose} onSubmit={create}>
      <Choices
        label={word('kind')}
        options={kinds.map((value) => ({
          value,
          label: word(`type_${value}`),
          icon: value === 'page' ? 'page' : value === 'folder' ? 'folder' : 'redirect',
        }))}
        value={kind}
        onChange={setKind}
      />
      <TextInput
        label={word('title')}
        isRequired={!isRedirect}
        maxLength={300}
        data-autofocus
        value={title}
        onChange={setTitle}
        problem={hasTried && !isRedirect && title.trim() === '' ? word('title_needed') : undefined}
      />
      <PathInput
        value={path}
        label={isRedirect ? word('from_path') : undefined}
        onChange={(text) => {
          setTypedPath(text)
          setPathProblem(undefined)
        }}
        problem={pathProblem ?? (flaw && (hasTried || flaw === 'path_taken' || flaw === 'path_space') ? word(flaw) : undefined)}
      />
      {kind === 'page' && <TemplateChoice chosenId={template} onChoose={setTemplate} />}
      {isRedirect && (
        <>
          <TextInput
            label={word('to')}
            isRequired
            dir="ltr"
            hint={word('to_hint')}
            value={to}
            onChange={setTo}
            problem={hasTried && to.trim() === '' ? word('to_needed') : undefined}
          />
          <Select label={word('code')} options={codes.map((value) => ({ value, label: word(`code_${value}`) }))} value={code} onChange={setCode} />
        </>
      )}
    </FormDialog>
  )
}
