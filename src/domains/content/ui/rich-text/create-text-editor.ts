import { Editor, getSchema } from '@tiptap/core'
import { Selection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import type { TextLevel } from '#fields/field-types.ts'
import type { Language } from '#kernel/words/words.ts'
import { directionOf } from '#kernel/words/direction.ts'
import { closeText, openText } from './markup/text-document.ts'
import { textExtensions } from './nodes/extensions.ts'
import type { DrawMarkup } from './nodes/kept-markup-nodes.ts'
import { cleanPaste } from './paste/clean-paste.ts'

/** What a text is called, and what its keys do. Read whenever it is needed, so that it may change. */
export type TextSurface = {
  id?: string
  label: string
  describedBy?: string | undefined
  isInvalid?: boolean
  /** Of the text. */
  textLanguage: Language
  /** What its field allows. */
  allows: TextLevel
  onChange: (html: string) => void
  /** Keys that leave the text for a while: for the target of a link, and for the buttons. */
  onKeys: { link: () => void; toolbar: () => void }
}

type TextOptions = { html: string; surface: () => TextSurface; drawMarkup: DrawMarkup }

/** Opens HTML in an element of its own inside `place`, or in the element `place.mount` itself, and tells what it is after every change. `destroy` leaves the element empty. */
export function createTextEditor(place: Element | { mount: HTMLElement }, { html, surface, drawMarkup }: TextOptions): Editor {
  const extensions = textExtensions(drawMarkup, surface().allows)
  const editor = new Editor({
    element: place,
    extensions,
    content: openText(html, getSchema(extensions)).content,
    injectCSS: false,
    enablePasteRules: false,
    editorProps: {
      attributes: () => attributesOf(surface()),
      transformPastedHTML: (pasted) => cleanPaste(pasted, surface().allows),
      handleClick: (view, at, event) => {
        if (!event.shiftKey) setCaret(view, at)
        return false
      },
      handleDOMEvents: {
        keydown: (view, event) => {
          if (!event.isComposing) readSelection(view)
          return false
        },
      },
      handleKeyDown: (_view, event) => leaveBy(event, surface().onKeys),
    },
  })
  // A box at the beginning would be selected, and replaced by the first key.
  editor.view.dispatch(editor.state.tr.setSelection(firstLine(editor)))
  // Its nodes belong to its own schema.
  const text = openText(html, editor.schema)
  editor.on('update', () => surface().onChange(closeText(editor.state.doc, text)))
  return editor
}

/** Its observer is not in its types; `flush` is what it does itself when the browser tells. */
function hasObserver(view: EditorView): view is EditorView & { domObserver: { flush: () => void } } {
  return 'domObserver' in view
}

/**
 * Takes the browser's selection before a key acts on it. ProseMirror waits for the browser to tell of it, which on a slow machine comes after the next key: Ctrl+B would
 * then act on the words that were selected before, and select them again, so that the next letter replaces them.
 */
function readSelection(view: EditorView): void {
  if (hasObserver(view)) view.domObserver.flush()
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

function attributesOf({ id, label, describedBy, isInvalid, textLanguage }: TextSurface): Record<string, string> {
  return {
    ...(id && { id }),
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    'aria-keyshortcuts': 'Alt+F10',
    dir: directionOf(textLanguage),
    lang: textLanguage,
    ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
  }
}

function leaveBy(event: KeyboardEvent, keys: TextSurface['onKeys']): boolean {
  const isLink = event.code === 'KeyK' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
  if (isLink) keys.link()
  else if (event.key === 'F10' && event.altKey) keys.toolbar()
  else return false
  event.preventDefault()
  return true
}
