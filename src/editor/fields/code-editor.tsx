import { html } from '@codemirror/lang-html'
import { json } from '@codemirror/lang-json'
import { type Diagnostic, linter } from '@codemirror/lint'
import { Annotation, EditorState } from '@codemirror/state'
import { Decoration, Direction, EditorView, MatchDecorator, ViewPlugin, type ViewUpdate } from '@codemirror/view'
import { minimalSetup } from 'codemirror'
import { useEffect, useRef } from 'react'

/** A place in a text and what is wrong there; offsets in characters. */
export type Flaw = { from: number; to: number; message: string }

/** Marks what the page wrote into the editor, which is nothing that somebody typed. */
const fromOutside = Annotation.define<true>()

/** Tags run from left to right inside of Arabic text, without tearing it. */
const tags = new MatchDecorator({
  regexp: /<[^<>]*>|&[a-z\d#]+;/gi,
  decoration: Decoration.mark({ class: 'cm-tag-isolate', attributes: { dir: 'ltr' }, bidiIsolate: Direction.LTR }),
})
const isolatedTags = ViewPlugin.fromClass(
  class {
    decorations
    constructor(view: EditorView) {
      this.decorations = tags.createDeco(view)
    }
    update(update: ViewUpdate) {
      this.decorations = tags.updateDeco(update, this.decorations)
    }
  },
  {
    provide: (plugin) => {
      const marks = (view: EditorView) => view.plugin(plugin)?.decorations ?? Decoration.none
      return [EditorView.outerDecorations.of(marks), EditorView.bidiIsolatedRanges.of(marks)]
    },
  },
)

export type CodeEditorProps = {
  id: string
  label: string
  describedBy: string | undefined
  isInvalid: boolean
  format: 'html' | 'json'
  text: string
  findFlaw: (text: string) => Flaw | null
  onChange: (text: string) => void
  /** Given the view as soon as it stands, for the buttons above it. */
  onReady: (view: EditorView | null) => void
}

/** CodeMirror around one text. Tab leaves it, as it leaves every other field. */
export function CodeEditor({ id, label, describedBy, isInvalid, format, text, findFlaw, onChange, onReady }: CodeEditorProps) {
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView | null>(null)
  const latest = useRef({ onChange, findFlaw, onReady, text })
  latest.current = { onChange, findFlaw, onReady, text }

  // CodeMirror draws and hears by itself.
  useEffect(() => {
    if (!place.current) return
    const made = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: latest.current.text,
        extensions: [
          minimalSetup,
          format === 'html'
            ? [html(), isolatedTags, EditorView.contentAttributes.of({ dir: 'rtl', lang: 'ar' })]
            : [json(), EditorView.contentAttributes.of({ dir: 'ltr' })],
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
    latest.current.onReady(made)
    return () => {
      latest.current.onReady(null)
      made.destroy()
    }
  }, [format])

  // The content element is CodeMirror's; its name and state are ours.
  useEffect(() => {
    const content = view.current?.contentDOM
    if (!content) return
    content.id = id
    content.setAttribute('aria-label', label)
    content.setAttribute('aria-invalid', String(isInvalid))
    if (describedBy) content.setAttribute('aria-describedby', describedBy)
    else content.removeAttribute('aria-describedby')
  }, [id, label, describedBy, isInvalid])

  // Undo, a merge or another tab changed the text. What is being typed is never overwritten.
  useEffect(() => {
    const now = view.current
    if (!now || now.hasFocus || now.state.doc.toString() === text) return
    now.dispatch({ changes: { from: 0, to: now.state.doc.length, insert: text }, annotations: fromOutside.of(true) })
  }, [text])

  return <div ref={place} />
}
