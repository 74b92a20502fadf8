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
  const told = useRef(surface.text)
  const [opened, reopen] = useReducer((count: number) => count + 1, 0)

  // Tiptap draws its own elements and listens to them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `opened` counts the texts that came from outside
  useEffect(() => {
    if (!place.current) return
    told.current = latest.current.text
    const onChange = (html: string) => {
      told.current = html
      latest.current.onChange(html)
    }
    const made = createTextEditor(place.current, {
      html: told.current,
      surface: () => ({ ...latest.current, onChange }),
      drawMarkup: (source) => nameOfMarkup(source, latest.current.language),
    })
    made.on('blur', () => {
      if (latest.current.text !== told.current) reopen()
    })
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what the attributes are made of
  useEffect(() => {
    editor?.view.setProps({})
  }, [editor, surface.id, surface.label, surface.describedBy, surface.isInvalid])
  return editor
}

/** What a box of kept markup says: its element. */
function nameOfMarkup(source: string, language: Language): string {
  const tag = source.match(/^<([a-z][\w-]*)/i)?.[1]?.toLowerCase()
  const known = tag === 'img' ? 'picture' : tag === undefined ? 'comment' : null
  const name = known ? wordIn(language, textWords, known) : `\u2066<${tag}>\u2069`
  return wordIn(language, textWords, 'kept_markup', { name })
}
