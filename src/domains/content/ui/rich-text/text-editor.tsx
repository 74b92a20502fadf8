import { useRef, useState } from 'react'
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
  onChange: (html: string) => void
}

/** HTML written as in a document: with buttons, keys and shortcuts of Markdown. */
export function TextEditor({ drawLinkPicker, textLanguage = 'ar', ...surface }: TextEditorProps) {
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
