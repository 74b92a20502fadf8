import { Editor, getSchema } from '@tiptap/core'
import { Selection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { type RefObject, useEffect, useReducer, useRef, useState } from 'react'
import { type Language, wordIn } from '#kernel/words/words.ts'
import { closeText, openText } from './markup/text-document.ts'
import { textExtensions } from './nodes/extensions.ts'
import { cleanPaste } from './paste/clean-paste.ts'
import { textWords } from './words.ts'

export type WritingSurface = {
  id: string
  label: string
  describedBy: string | undefined
  isInvalid: boolean
  text: string
  /** Of the person who writes. */
  language: Language
  /** Of the text. */
  textLanguage: Language
  onChange: (html: string) => void
  /** Keys that leave the text for a while: for the target of a link, and for the buttons. */
  onKeys: { link: () => void; toolbar: () => void }
}

/** Opens a text in an element, and tells what it is after every change. What others change meanwhile comes in while nobody writes here. */
export function useTextEditor(place: RefObject<HTMLDivElement | null>, surface: WritingSurface): Editor | null {
  const [editor, setEditor] = useState<Editor | null>(null)
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const latest = useRef(surface)
  latest.current = surface
  /** The text as the editor has it, or had it when it was last told. */
  const told = useRef(surface.text)
  const [opened, reopen] = useReducer((count: number) => count + 1, 0)

  // Tiptap draws its own elements and listens to them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `opened` counts the texts that came from outside
  useEffect(() => {
    if (!place.current) return
    told.current = latest.current.text
    const extensions = textExtensions((source) => nameOfMarkup(source, latest.current.language))
    const made = new Editor({
      element: place.current,
      extensions,
      content: openText(told.current, getSchema(extensions)).content,
      injectCSS: false,
      enablePasteRules: false,
      editorProps: {
        attributes: () => attributesOf(latest.current),
        transformPastedHTML: cleanPaste,
        handleClick: (view, at, event) => {
          if (!event.shiftKey) setCaret(view, at)
          return false
        },
        handleKeyDown: (_view, event) => leaveBy(event, latest.current.onKeys),
      },
    })
    // A box at the beginning would be selected, and replaced by the first key.
    made.view.dispatch(made.state.tr.setSelection(firstLine(made)))
    // Its nodes belong to its own schema.
    const text = openText(told.current, made.schema)
    made.on('update', () => {
      told.current = closeText(made.state.doc, text)
      latest.current.onChange(told.current)
    })
    made.on('blur', () => {
      if (latest.current.text !== told.current) reopen()
    })
    made.on('transaction', redraw)
    setEditor(made)
    return () => {
      setEditor(null)
      made.destroy()
    }
  }, [place, opened])

  // Undo of the page, a merge or another tab may change the text.
  useEffect(() => {
    if (editor && surface.text !== told.current && !editor.view.hasFocus()) reopen()
  }, [editor, surface.text])

  // The element belongs to Tiptap; what it is called comes from here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what `attributesOf` reads
  useEffect(() => {
    editor?.view.setProps({})
  }, [editor, surface.id, surface.label, surface.describedBy, surface.isInvalid])
  return editor
}

/**
 * Sets the caret where somebody clicked. ProseMirror waits for the browser to tell of it; on a slow machine it puts the caret back where it was before that comes, and
 * the next key would change another line.
 */
function setCaret(view: EditorView, at: number): void {
  const selection = Selection.near(view.state.doc.resolve(at))
  if (!view.state.selection.eq(selection)) view.dispatch(view.state.tr.setSelection(selection))
}

function firstLine({ state }: Editor): Selection {
  return Selection.findFrom(state.doc.resolve(0), 1, true) ?? state.selection
}

function attributesOf({ id, label, describedBy, isInvalid, textLanguage }: WritingSurface): Record<string, string> {
  return {
    id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    'aria-keyshortcuts': 'Alt+F10',
    dir: textLanguage === 'ar' ? 'rtl' : 'ltr',
    lang: textLanguage,
    ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
  }
}

function leaveBy(event: KeyboardEvent, keys: WritingSurface['onKeys']): boolean {
  const isLink = event.code === 'KeyK' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
  if (isLink) keys.link()
  else if (event.key === 'F10' && event.altKey) keys.toolbar()
  else return false
  event.preventDefault()
  return true
}

/** What a box of kept markup says: its element. */
function nameOfMarkup(source: string, language: Language): string {
  const tag = source.match(/^<([a-z][\w-]*)/i)?.[1]?.toLowerCase()
  const known = tag === 'img' ? 'picture' : tag === undefined ? 'comment' : null
  const name = known ? wordIn(language, textWords, known) : `\u2066<${tag}>\u2069`
  return wordIn(language, textWords, 'kept_markup', { name })
}
