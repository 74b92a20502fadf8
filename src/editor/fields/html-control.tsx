import { Suspense, useState } from 'react'
import type { TextLevel } from '#fields/field-types.ts'
import type { Flaw } from '#staff/code-editor/code-editor.tsx'
import { $mode } from '#staff/look/kept-mode.ts'
import { useAtom } from '#ui/stores/use-atom.ts'
import { canBeWritten, TextEditor, TextNotes, useTextNotes } from '#domains/content/ui/index.ts'
import { Icon } from '../ui/icon.tsx'
import { Field } from '../ui/inputs/field.tsx'
import { lazyPart } from '../ui/lazy-part.ts'
import { useLanguage } from '../words/language.tsx'
import { useWord } from '../words/use-word.ts'
import css from './fields.module.css'
import { htmlFlaw } from './html-flaw.ts'
import { fieldWords } from './words.ts'

const MarkupLink = lazyPart(
  () => import('../links/markup-link.tsx'),
  ({ MarkupLink }) => MarkupLink,
)
const CodeEditor = lazyPart(
  () => import('#staff/code-editor/code-editor.tsx'),
  ({ CodeEditor }) => CodeEditor,
)

type HtmlControlProps = {
  id: string
  label: string
  hint?: string | undefined
  value: unknown
  allows: TextLevel
  problem?: string | undefined
  onChange: (value: unknown) => void
}

/** A text with headings, lists, links and tables, written as in a document; its source behind a switch. */
export function HtmlControl({ id, label, hint, value, allows, problem, onChange }: HtmlControlProps) {
  const word = useWord(fieldWords)
  const { language } = useLanguage()
  const mode = useAtom($mode)
  const text = String(value ?? '')
  // Asked once: a text must not change its editor under the hands of whoever writes it.
  const [isUnknown] = useState(() => !canBeWritten(text))
  const [isSource, setIsSource] = useState(isUnknown)
  const flaw = isSource ? htmlFlaw(text) : null
  const shownProblem = problem ?? (flaw ? word(flaw.kind, { tag: flaw.tag }) : undefined)
  const findFlaw = (typedHtml: string): Flaw | null => {
    const foundFlaw = htmlFlaw(typedHtml)
    return foundFlaw && { from: foundFlaw.from, to: foundFlaw.to, message: word(foundFlaw.kind, { tag: foundFlaw.tag }) }
  }
  const notes = useTextNotes(text, { language, allows, isOnlySource: isUnknown && isSource })
  const below = notes.length > 0 ? <TextNotes notes={notes} /> : undefined
  return (
    <Field id={id} label={label} hint={below ?? hint} problem={shownProblem}>
      {(control) => {
        const surface = { id, label, text, describedBy: control['aria-describedby'], isInvalid: shownProblem !== undefined, onChange }
        return (
          <div className={css.code} data-invalid={shownProblem ? '' : undefined}>
            {isSource ? (
              <Suspense fallback={<div className={css.waiting}>{word('loading')}</div>}>
                <CodeEditor {...surface} mode={mode} isNarrow language="html" findFlaw={findFlaw} />
              </Suspense>
            ) : (
              <TextEditor
                {...surface}
                language={language}
                allows={allows}
                drawLinkPicker={(picker) => (
                  <Suspense>
                    <MarkupLink {...picker} />
                  </Suspense>
                )}
              />
            )}
            <div className={css.mode}>
              <button type="button" className={css.tool} aria-pressed={isSource} onClick={() => setIsSource(!isSource)}>
                <Icon name="code" size={14} />
                {word('source')}
              </button>
            </div>
          </div>
        )
      }}
    </Field>
  )
}
