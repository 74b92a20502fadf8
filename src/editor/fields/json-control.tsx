import { Suspense } from 'react'
import { readJson } from '#kernel/json/json.ts'
import { jsonFlaw } from '#staff/code-editor/json-flaw.ts'
import { $mode } from '#staff/look/kept-mode.ts'
import { useAtom } from '#ui/stores/use-atom.ts'
import { lazyPart } from '../ui/lazy-part.ts'
import { Field } from '../ui/inputs/field.tsx'
import { useWord } from '../words/use-word.ts'
import css from './fields.module.css'
import { fieldWords } from './words.ts'

const CodeEditor = lazyPart(
  () => import('#staff/code-editor/code-editor.tsx'),
  ({ CodeEditor }) => CodeEditor,
)

type JsonControlProps = {
  id: string
  label: string
  hint?: string | undefined
  value: unknown
  problem?: string | undefined
  onChange: (value: unknown) => void
}

/** The source of a JSON field. Text that is not valid yet is kept as it was typed. */
export function JsonControl({ id, label, hint, value, problem, onChange }: JsonControlProps) {
  const word = useWord(fieldWords)
  const mode = useAtom($mode)
  const change = (typed: string) => {
    if (typed.trim() === '') return onChange(undefined)
    const read = readJson(typed)
    return onChange(read.ok ? read.value : typed)
  }
  return (
    <Field id={id} label={label} hint={hint} problem={problem}>
      {(control) => (
        <div className={css.code} data-invalid={problem ? '' : undefined}>
          <Suspense fallback={<div className={css.waiting}>{word('loading')}</div>}>
            <CodeEditor
              {...{ id, label, mode }}
              isNarrow
              findFlaw={(typed) => jsonFlaw(typed, word)}
              describedBy={control['aria-describedby']}
              isInvalid={problem !== undefined}
              language="json"
              text={jsonText(value)}
              onChange={change}
            />
          </Suspense>
        </div>
      )}
    </Field>
  )
}

/** The text of a JSON field: a string is typed text that is not valid JSON yet; any other value is formatted. */
function jsonText(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
}
