import { type ReactNode, useMemo, useRef, useState } from 'react'
import { type Language, wordIn } from '#kernel/words/words.ts'
import type { KeptAttributes } from './nodes/kept-attributes.ts'
import css from './text-editor.module.css'
import { Toolbar } from './toolbar.tsx'
import { tableTools, textTools } from './tools.tsx'
import { useTextEditor } from './use-text-editor.ts'
import { textWords } from './words.ts'

/** Where a link leads, as HTML has it. `words` is what stands for it where nothing is selected. */
export type PickedLink = { href: string; isNewTab: boolean; words: string }

type TextEditorProps = {
  id: string
  label: string
  describedBy: string | undefined
  isInvalid: boolean
  /** HTML. What nobody touches of it stays to the letter. */
  text: string
  language: Language
  /** Of the text, where it is not the site's. */
  textLanguage?: Language
  onChange: (html: string) => void
  /** Draws what asks for the target of a link, beginning with the link that is there; `href` is '' without one. */
  drawLinkPicker: (picker: Pick<PickedLink, 'href' | 'isNewTab'> & { onClose: () => void; onPick: (link: PickedLink) => void }) => ReactNode
}

/** HTML written as in a document: with buttons, keys and shortcuts of Markdown. */
export function TextEditor({ drawLinkPicker, textLanguage = 'ar', ...surface }: TextEditorProps) {
  const { language } = surface
  const frame = useRef<HTMLDivElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const [isLinking, setIsLinking] = useState(false)
  const groups = useMemo(() => textTools(() => setIsLinking(true)), [])
  const helpId = `${surface.id}-keys`
  const editor = useTextEditor(place, {
    ...surface,
    textLanguage,
    describedBy: [surface.describedBy, helpId].filter(Boolean).join(' '),
    onKeys: {
      link: () => setIsLinking(true),
      toolbar: () => frame.current?.querySelector<HTMLElement>('[role="toolbar"] button[tabindex="0"]')?.focus(),
    },
  })

  /** The link that the caret is in. */
  const there: { href?: unknown; kept?: KeptAttributes | null } = editor?.getAttributes('link') ?? {}
  const link = ({ href, isNewTab, words }: PickedLink) => {
    setIsLinking(false)
    if (!editor) return
    const { target: _target, rel: _rel, ...others } = there.kept ?? {}
    const kept = { ...others, ...(isNewTab && { target: '_blank', rel: 'noopener noreferrer' }) }
    const mark = { type: 'link', attrs: { href, kept: Object.keys(kept).length > 0 ? kept : null } }
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !editor.isActive('link')) chain.insertContent({ type: 'text', text: words, marks: [mark] }).run()
    else chain.setMark(mark.type, mark.attrs).run()
  }
  return (
    <div ref={frame} className={css.frame}>
      {editor && <Toolbar editor={editor} groups={groups} language={language} name="formatting" />}
      {editor?.isActive('table') && <Toolbar editor={editor} groups={[tableTools]} language={language} name="table_tools" />}
      <div ref={place} className={css.text} />
      <span id={helpId} hidden>
        {wordIn(language, textWords, 'help')}
      </span>
      {isLinking &&
        drawLinkPicker({ href: String(there.href ?? ''), isNewTab: there.kept?.target === '_blank', onClose: () => setIsLinking(false), onPick: link })}
    </div>
  )
}
