import { json } from '@codemirror/lang-json'
import { type Diagnostic, linter } from '@codemirror/lint'
import { Annotation, EditorState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { minimalSetup } from 'codemirror'
import { useEffect, useRef } from 'react'
import { markupSource } from '#domains/content/ui/index.ts'

/** A problem in a text, with its place as offsets in characters. */
export type Flaw = { from: number; to: number; message: string }

/** Marks a change that comes from the page and was not typed here. */
const fromOutside = Annotation.define<true>()

export type CodeEditorProps = {
  id: string
  label: string
  describedBy: string | undefined
  isInvalid: boolean
  format: 'html' | 'json'
  text: string
  findFlaw: (text: string) => Flaw | null
  onChange: (text: string) => void
}

/** CodeMirror for one text. The Tab key leaves it, as it does every other field. */
export function CodeEditor({ id, label, describedBy, isInvalid, format, text, findFlaw, onChange }: CodeEditorProps) {
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView | null>(null)
  const latest = useRef({ onChange, findFlaw, text })
  latest.current = { onChange, findFlaw, text }

  // CodeMirror draws its own elements and listens to them.
  useEffect(() => {
    if (!place.current) return
    const made = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: latest.current.text,
        extensions: [
          minimalSetup,
          format === 'html' ? markupSource : [json(), EditorView.contentAttributes.of({ dir: 'ltr' })],
          EditorView.lineWrapping,
          linter(({ state }): Diagnostic[] => {
            const flaw = latest.current.findFlaw(state.doc.toString())
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
    view.current = made
    return () => made.destroy()
  }, [format])

  // The content element belongs to CodeMirror; its name and its state come from here.
  useEffect(() => {
    const content = view.current?.contentDOM
    if (!content) return
    content.id = id
    content.setAttribute('aria-label', label)
    content.setAttribute('aria-invalid', String(isInvalid))
    if (describedBy) content.setAttribute('aria-describedby', describedBy)
    else content.removeAttribute('aria-describedby')
  }, [id, label, describedBy, isInvalid])

  // Undo, a merge or another tab may change the text. While the editor has the focus, nothing in it is overwritten.
  useEffect(() => {
    const now = view.current
    if (!now || now.hasFocus || now.state.doc.toString() === text) return
    now.dispatch({ changes: { from: 0, to: now.state.doc.length, insert: text }, annotations: fromOutside.of(true) })
  }, [text])

  return <div ref={place} />
}
