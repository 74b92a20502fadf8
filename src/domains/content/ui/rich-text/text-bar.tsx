import type { Editor } from '@tiptap/core'
import { type ReactNode, useEffect, useMemo, useReducer } from 'react'
import type { TextLevel } from '#fields/field-types.ts'
import type { Language } from '#kernel/words/words.ts'
import type { KeptAttributes } from './nodes/kept-attributes.ts'
import { Toolbar } from './toolbar.tsx'
import { tableTools, textTools } from './tools.tsx'

/** Where a link leads, as HTML has it. `text` is what stands for it where nothing is selected. */
export type PickedLink = { href: string; isNewTab: boolean; text: string }

export type TextBarProps = {
  editor: Editor
  /** Of the person who writes. */
  language: Language
  /** Of the text. */
  textLanguage: Language
  /** What its field allows. */
  allows: TextLevel
  /** Whether the target of a link is being asked for: by a button here, or by a key in the text. */
  isLinking: boolean
  onLinking: (isLinking: boolean) => void
  /** Draws what asks for the target of a link, beginning with the link that is there; `href` is '' without one. */
  drawLinkPicker: (picker: Pick<PickedLink, 'href' | 'isNewTab'> & { onClose: () => void; onPick: (link: PickedLink) => void }) => ReactNode
}

/** The buttons of a text, those of the table that the caret is in, and what asks for the target of a link. */
export function TextBar({ editor, language, textLanguage, allows, isLinking, onLinking, drawLinkPicker }: TextBarProps) {
  const groups = useMemo(() => textTools({ textLanguage, allows, onLink: () => onLinking(true) }), [textLanguage, allows, onLinking])
  useRedrawnWith(editor)
  /** The link that the caret is in. */
  const there: { href?: unknown; kept?: KeptAttributes | null } = editor.getAttributes('link')
  const link = ({ href, isNewTab, text }: PickedLink) => {
    onLinking(false)
    const { target: _target, rel: _rel, ...others } = there.kept ?? {}
    const attributes = { ...others, ...(isNewTab && { target: '_blank', rel: 'noopener noreferrer' }) }
    const mark = { type: 'link', attrs: { href, kept: Object.keys(attributes).length > 0 ? attributes : null } }
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !editor.isActive('link')) chain.insertContent({ type: 'text', text, marks: [mark] }).run()
    else chain.setMark(mark.type, mark.attrs).run()
  }
  return (
    <>
      <Toolbar editor={editor} groups={groups} language={language} name="formatting" />
      {editor.isActive('table') && <Toolbar editor={editor} groups={[tableTools]} language={language} name="table_tools" />}
      {isLinking &&
        drawLinkPicker({ href: String(there.href ?? ''), isNewTab: there.kept?.target === '_blank', onClose: () => onLinking(false), onPick: link })}
    </>
  )
}

/** Puts the focus on the buttons of the bar that an element holds. */
export function focusToolbar(around: HTMLElement | null): void {
  around?.querySelector<HTMLElement>('[role="toolbar"] button[tabindex="0"]')?.focus()
}

/** What buttons say depends on the caret, and on what can be undone. */
function useRedrawnWith(editor: Editor): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  // The editor is not React's.
  useEffect(() => {
    editor.on('transaction', redraw)
    return () => void editor.off('transaction', redraw)
  }, [editor])
}
