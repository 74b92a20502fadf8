import type { Editor } from '@tiptap/core'
import { type RefObject, useEffect, useReducer, useRef, useState } from 'react'
import { type Language, wordIn } from '#kernel/words/words.ts'
import { createTextEditor, type TextSurface } from './create-text-editor.ts'
import { textWords } from './words.ts'

export type WritingSurface = TextSurface & {
  text: string
  /** Of the person who writes. */
  language: Language
}

/** Opens a text in an element, and tells what it is after every change. What others change meanwhile comes in while nobody writes here. */
export function useTextEditor(place: RefObject<HTMLDivElement | null>, surface: WritingSurface): Editor | null {
  const [editor, setEditor] = useState<Editor | null>(null)
  const latest = useRef(surface)
  latest.current = surface
  /** The text as the editor has it, or had it when it was last told. */
  const lastText = useRef(surface.text)
  const [opened, reopen] = useReducer((count: number) => count + 1, 0)

  // Tiptap draws its own elements and listens to them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `opened` counts the texts that came from outside
  useEffect(() => {
    if (!place.current) return
    lastText.current = latest.current.text
    const onChange = (html: string) => {
      lastText.current = html
      latest.current.onChange(html)
    }
    const newEditor = createTextEditor(place.current, {
      html: lastText.current,
      surface: () => ({ ...latest.current, onChange }),
      drawMarkup: (source) => nameOfMarkup(source, latest.current.language),
    })
    newEditor.on('blur', () => {
      if (latest.current.text !== lastText.current) reopen()
    })
    setEditor(newEditor)
    return () => {
      setEditor(null)
      newEditor.destroy()
    }
  }, [place, opened])

  // Undo of the page, a merge or another tab may change the text.
  useEffect(() => {
    if (editor && surface.text !== lastText.current && !editor.view.hasFocus()) reopen()
  }, [editor, surface.text])

  // The element belongs to Tiptap; what it is called comes from here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what the attributes are made of
  useEffect(() => {
    editor?.view.setProps({})
  }, [editor, surface.id, surface.label, surface.describedBy, surface.isInvalid])
  return editor
}

/** What a box of kept markup says: its element. */
function nameOfMarkup(source: string, language: Language): string {
  const tag = source.match(/^<([a-z][\w-]*)/i)?.[1]?.toLowerCase()
  const kind = tag === 'img' ? 'picture' : tag === undefined ? 'comment' : null
  const name = kind ? wordIn(language, textWords, kind) : `\u2066<${tag}>\u2069`
  return wordIn(language, textWords, 'kept_markup', { name })
}
