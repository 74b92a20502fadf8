import type { EditorView } from '@codemirror/view'
import { Suspense, useMemo, useRef, useState } from 'react'
import { readJson } from '#kernel/json/json.ts'
import { Icon } from '../ui/icon.tsx'
import { Field } from '../ui/inputs/field.tsx'
import { useWord } from '../words/use-word.ts'
import type { Flaw } from './code-editor.tsx'
import css from './fields.module.css'
import { htmlFlaw } from './html-flaw.ts'
import { keptMarkup } from '#domains/content/index.ts'
import { fieldWords } from './words.ts'
import { lazyPart } from '../ui/lazy-part.ts'

const MarkupLink = lazyPart(async () => (await import('../links/markup-link.tsx')).MarkupLink)
const CodeEditor = lazyPart(async () => (await import('./code-editor.tsx')).CodeEditor)

type CodeControlProps = {
  id: string
  label: string
  hint?: string | undefined
  format: 'html' | 'json'
  value: unknown
  problem?: string | undefined
  onChange: (value: unknown) => void
}

/** The source of a field: HTML with a few formatting buttons, or JSON. Text that is not valid yet is kept as it was typed. */
export function CodeControl({ id, label, hint, format, value, problem, onChange }: CodeControlProps) {
  const word = useWord(fieldWords)
  const view = useRef<EditorView | null>(null)
  const [isLinking, setIsLinking] = useState(false)
  const text = format === 'html' ? String(value ?? '') : jsonText(value)
  const flaw = format === 'html' ? htmlFlaw(text) : null
  const shownProblem = problem ?? (flaw ? word(flaw.kind, { tag: flaw.tag }) : undefined)

  const removed = useMemo(() => (format === 'html' ? keptMarkup(text).removed : []), [format, text])
  const removal =
    removed.length > 0 ? <span role="status">{word('will_be_removed', { parts: removed.map((part) => `\u2066${part}\u2069`).join('، ') })}</span> : undefined

  const findFlaw = (typed: string): Flaw | null => {
    if (format === 'json') {
      const read = typed.trim() === '' ? null : readJson(typed)
      return !read || read.ok ? null : { from: 0, to: typed.length, message: word('not_json', read.at) }
    }
    const found = htmlFlaw(typed)
    return found && { from: found.from, to: found.to, message: word(found.kind, { tag: found.tag }) }
  }
  const change = (typed: string) => {
    if (format === 'html') return onChange(typed)
    if (typed.trim() === '') return onChange(undefined)
    const read = readJson(typed)
    return onChange(read.ok ? read.value : typed)
  }
  const wrap = (before: string, after: string) => {
    if (view.current) wrapSelection(view.current, before, after)
  }

  return (
    <Field id={id} label={label} hint={removal ?? hint} problem={shownProblem}>
      {(control) => (
        <div className={css.code} data-invalid={shownProblem ? '' : undefined}>
          {format === 'html' && <Toolbar onTool={(tool) => (tool.key === 'link' ? setIsLinking(true) : wrap(tool.before, tool.after))} />}
          <div className={css.editor}>
            <Suspense fallback={<div className={css.waiting}>{word('loading')}</div>}>
              <CodeEditor
                id={id}
                label={label}
                describedBy={control['aria-describedby']}
                isInvalid={shownProblem !== undefined}
                format={format}
                text={text}
                findFlaw={findFlaw}
                onChange={change}
                onReady={(made) => {
                  view.current = made
                }}
              />
            </Suspense>
          </div>
          {isLinking && (
            <Suspense>
              <MarkupLink
                onClose={() => setIsLinking(false)}
                onPick={(before) => {
                  setIsLinking(false)
                  wrap(before, '</a>')
                }}
              />
            </Suspense>
          )}
        </div>
      )}
    </Field>
  )
}

const tools = [
  { key: 'paragraph', sign: '¶', before: '<p>', after: '</p>' },
  { key: 'bold', sign: <b>B</b>, before: '<strong>', after: '</strong>' },
  { key: 'italic', sign: <i>I</i>, before: '<em>', after: '</em>' },
  { key: 'list', sign: '•', before: '<ul>\n  <li>', after: '</li>\n</ul>' },
  { key: 'link', sign: <Icon name="link" />, before: '', after: '' },
] as const

function Toolbar({ onTool }: { onTool: (tool: (typeof tools)[number]) => void }) {
  const word = useWord(fieldWords)
  return (
    <div className={css.tools} role="toolbar" aria-label={word('formatting')}>
      {tools.map((tool) => (
        <button key={tool.key} type="button" className={css.tool} title={word(tool.key)} aria-label={word(tool.key)} onClick={() => onTool(tool)}>
          {tool.sign}
        </button>
      ))}
    </div>
  )
}

/** Puts text before and after the selection, which stays selected. */
function wrapSelection(view: EditorView, before: string, after: string): void {
  const { from, to } = view.state.selection.main
  const chosen = view.state.sliceDoc(from, to)
  view.dispatch({
    changes: { from, to, insert: before + chosen + after },
    selection: { anchor: from + before.length, head: from + before.length + chosen.length },
  })
  view.focus()
}

/** The text of a JSON field: a string is typed text that is not valid JSON yet; any other value is formatted. */
function jsonText(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
}
