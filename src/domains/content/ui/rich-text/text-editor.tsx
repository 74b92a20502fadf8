import { type RefObject, useEffect, useRef, useState } from 'react'
import { type Language, wordIn } from '#kernel/words/words.ts'
import { focusToolbar, TextBar, type TextBarProps } from './text-bar.tsx'
import css from './text-editor.module.css'
import { useTextEditor } from './use-text-editor.ts'
import { textWords } from './words.ts'

type TextEditorProps = Pick<TextBarProps, 'language' | 'allows' | 'drawLinkPicker'> & {
  id: string
  label: string
  describedBy: string | undefined
  isInvalid: boolean
  /** HTML. What nobody touches of it stays to the letter. */
  text: string
  /** Of the text, where it is not the site's. */
  textLanguage?: Language
  /** Is given what puts words where the caret is, while the text is open. */
  insertion?: RefObject<((words: string) => void) | null> | undefined
  onChange: (html: string) => void
}

/** HTML written as in a document: with buttons, keys and shortcuts of Markdown. */
export function TextEditor({ drawLinkPicker, textLanguage = 'ar', insertion, ...surface }: TextEditorProps) {
  const { language, allows } = surface
  const frame = useRef<HTMLDivElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const [isLinking, setIsLinking] = useState(false)
  const helpId = `${surface.id}-keys`
  const editor = useTextEditor(place, {
    ...surface,
    textLanguage,
    describedBy: [surface.describedBy, helpId].filter(Boolean).join(' '),
    onKeys: {
      link: () => setIsLinking(true),
      toolbar: () => focusToolbar(frame.current),
    },
  })
  // The text belongs to Tiptap: what inserts into it is told to whoever has a button for that.
  useEffect(() => {
    if (!insertion || !editor) return
    insertion.current = (words) => editor.chain().focus().insertContent({ type: 'text', text: words }).run()
    return () => {
      insertion.current = null
    }
  }, [editor, insertion])
  return (
    <div ref={frame} className={css.frame}>
      {editor && <TextBar {...{ editor, language, textLanguage, allows, isLinking, drawLinkPicker }} onLinking={setIsLinking} />}
      <div ref={place} className={css.text} />
      <span id={helpId} hidden>
        {wordIn(language, textWords, 'help')}
      </span>
    </div>
  )
}
