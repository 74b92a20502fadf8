import { Suspense } from 'react'
import type { CodeEditorProps } from '#staff/code-editor/code-editor.tsx'
import { $mode } from '#staff/look/kept-mode.ts'
import { useAtom } from '#ui/stores/use-atom.ts'
import { Field, type FieldProps } from '../ui/inputs/field.tsx'
import { lazyPart } from '../ui/lazy-part.ts'
import { useWord } from '../words/use-word.ts'
import css from './fields.module.css'
import { fieldWords } from './words.ts'

const CodeEditor = lazyPart(
  () => import('#staff/code-editor/code-editor.tsx'),
  ({ CodeEditor }) => CodeEditor,
)

type SourceControlProps = Omit<FieldProps, 'className'> & Pick<CodeEditorProps, 'language' | 'text' | 'findFlaw' | 'onChange'>

/** The source of a text, as a field of a panel or a dialog. */
export function SourceControl({ language, text, findFlaw, onChange, ...field }: SourceControlProps) {
  const word = useWord(fieldWords)
  const mode = useAtom($mode)
  return (
    <Field {...field}>
      {(control) => (
        <div className={css.code} data-invalid={field.problem ? '' : undefined}>
          <Suspense fallback={<div className={css.waiting}>{word('loading')}</div>}>
            <CodeEditor
              {...{ language, text, findFlaw, mode, onChange }}
              id={control.id}
              label={field.label}
              isNarrow
              describedBy={control['aria-describedby']}
              isInvalid={field.problem !== undefined}
            />
          </Suspense>
        </div>
      )}
    </Field>
  )
}
