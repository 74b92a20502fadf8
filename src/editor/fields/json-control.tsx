import { Suspense } from 'react'
import { readJson } from '#kernel/json/json.ts'
import { lazyPart } from '../ui/lazy-part.ts'
import { Field } from '../ui/inputs/field.tsx'
import { useWord } from '../words/use-word.ts'
import type { Flaw } from './code-editor.tsx'
import css from './fields.module.css'
import { fieldWords } from './words.ts'

const CodeEditor = lazyPart(
  () => import('./code-editor.tsx'),
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
  const findFlaw = (typed: string): Flaw | null => {
    const read = typed.trim() === '' ? null : readJson(typed)
    return !read || read.ok ? null : { from: 0, to: typed.length, message: word('not_json', read.at) }
  }
  const change = (typed: string) => {
    if (typed.trim() === '') return onChange(undefined)
    const read = readJson(typed)
    return onChange(read.ok ? read.value : typed)
  }
  return (
    <Field id={id} label={label} hint={hint} problem={problem}>
      {(control) => (
        <div className={css.code} data-invalid={problem ? '' : undefined}>
          <div className={css.editor}>
            <Suspense fallback={<div className={css.waiting}>{word('loading')}</div>}>
              <CodeEditor
                {...{ id, label, findFlaw }}
                describedBy={control['aria-describedby']}
                isInvalid={problem !== undefined}
                format="json"
                text={jsonText(value)}
                onChange={change}
              />
            </Suspense>
          </div>
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
