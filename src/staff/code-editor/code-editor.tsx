import { json } from '@codemirror/lang-json'
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { type Diagnostic, lintGutter, linter } from '@codemirror/lint'
import { Annotation, EditorState, type Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { basicSetup, minimalSetup } from 'codemirror'
import { useEffect, useRef } from 'react'
import { colours, type Mode } from '../look/look.ts'
import { markupSource } from './markup-source.ts'

/** A problem in a text, with its place as offsets in characters. */
export type Flaw = { from: number; to: number; message: string }
export type CodeLanguage = 'html' | 'json' | 'text'

/** Marks a change that comes from the page and was not typed here. */
const fromOutside = Annotation.define<true>()

export type CodeEditorProps = {
  id?: string
  label: string
  describedBy?: string | undefined
  isInvalid?: boolean
  isReadOnly?: boolean
  /** In a narrow panel: without numbers of lines and lower. */
  isNarrow?: boolean
  mode: Mode
  language: CodeLanguage
  text: string
  findFlaw?: ((text: string) => Flaw | null) | undefined
  onChange: (text: string) => void
}

const languages: Record<CodeLanguage, Extension> = {
  html: markupSource,
  json: [json(), EditorView.contentAttributes.of({ dir: 'ltr' })],
  text: EditorView.contentAttributes.of({ dir: 'ltr' }),
}

/** CodeMirror for one text. The Tab key leaves it, as it does every other field. Long, since it is one list of what it is made of and what it follows. */
export function CodeEditor(props: CodeEditorProps) {
  const { id, label, describedBy, isInvalid = false, isReadOnly = false, isNarrow = false, mode, language, text } = props
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView | null>(null)
  const latest = useRef(props)
  latest.current = props

  // CodeMirror draws its own elements and listens to them.
  useEffect(() => {
    if (!place.current) return
    const editor = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: latest.current.text,
        extensions: [
          isNarrow ? minimalSetup : [basicSetup, lintGutter()],
          languages[language],
          lookOf(mode, isNarrow),
          EditorView.lineWrapping,
          EditorState.readOnly.of(isReadOnly),
          linter(({ state }): Diagnostic[] => {
            const flaw = latest.current.findFlaw?.(state.doc.toString())
            return flaw
              ? [{ from: Math.min(flaw.from, state.doc.length), to: Math.min(flaw.to, state.doc.length), severity: 'error', message: flaw.message }]
              : []
          }),
          EditorView.updateListener.of((update) => {
            if (update.docChanged && !update.transactions.some((transaction) => transaction.annotation(fromOutside))) {
              latest.current.onChange(update.state.doc.toString())
            }
          }),
        ],
      }),
    })
    view.current = editor
    return () => editor.destroy()
  }, [language, mode, isReadOnly, isNarrow])

  // The content element belongs to CodeMirror; its name and its state come from here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language or look has another element
  useEffect(() => {
    const content = view.current?.contentDOM
    if (!content) return
    if (id) content.id = id
    content.setAttribute('aria-label', label)
    content.setAttribute('aria-invalid', String(isInvalid))
    if (describedBy) content.setAttribute('aria-describedby', describedBy)
    else content.removeAttribute('aria-describedby')
  }, [id, label, describedBy, isInvalid, language, mode, isReadOnly, isNarrow])

  // Undo, a merge, a reset or another tab may change the text. While the editor has the focus, nothing in it is overwritten.
  useEffect(() => {
    const now = view.current
    if (!now || now.hasFocus || now.state.doc.toString() === text) return
    now.dispatch({ changes: { from: 0, to: now.state.doc.length, insert: text }, annotations: fromOutside.of(true) })
  }, [text])

  return <div ref={place} dir="ltr" />
}

const names = [tags.propertyName, tags.attributeName, tags.typeName, tags.className]
const literals = [tags.number, tags.bool, tags.null, tags.atom]
const keywords = [tags.keyword, tags.tagName, tags.operatorKeyword, tags.modifier]

/** Colours and measures of the text; those of the syntax are the looks of states, which are readable on the paper of each mode. */
function lookOf(mode: Mode, isNarrow: boolean): Extension {
  const c = colours[mode]
  return [
    syntaxHighlighting(
      HighlightStyle.define([
        { tag: tags.string, color: c.bad },
        { tag: names, color: c.selection },
        { tag: literals, color: c.good },
        { tag: keywords, color: c.accent },
        { tag: tags.comment, color: c.quiet },
      ]),
    ),
    EditorView.theme(
      {
        '&': { fontSize: '13px', backgroundColor: c.paper, color: c.ink },
        '&.cm-focused': { outline: 'none' },
        '.cm-content': { textAlign: 'start' },
        '.cm-scroller': {
          fontFamily: "ui-monospace, 'Cascadia Code', Menlo, Consolas, monospace",
          lineHeight: '1.6',
          minHeight: isNarrow ? '7rem' : '12rem',
          maxHeight: isNarrow ? '22rem' : '32rem',
        },
        '.cm-gutters': { backgroundColor: c.raised, color: c.quiet, border: 'none' },
        '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: c.hover },
        '.cm-cursor': { borderLeftColor: c.ink },
        '.cm-tooltip': { backgroundColor: c.paper, color: c.ink, border: `1px solid ${c.hairline}` },
      },
      { dark: mode === 'dark' },
    ),
  ]
}
