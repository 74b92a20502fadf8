import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, useRef, useState } from 'react'
import { type Language, wordIn } from '#kernel/words/words.ts'
import css from './text-editor.module.css'
import type { Tool } from './tools.tsx'
import { textWords } from './words.ts'

type ToolbarProps = { editor: Editor; groups: readonly (readonly Tool[])[]; language: Language; name: 'formatting' | 'table_tools' }

/** One stop for Tab; arrows go from button to button, and Escape back into the text. */
export function Toolbar({ editor, groups, language, name }: ToolbarProps) {
  const place = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState<string>()
  const word = (key: keyof typeof textWords) => wordIn(language, textWords, key)
  const visibleGroups = groups.map((tools) => tools.filter(({ isBeyond, isOn }) => !isBeyond || isOn?.(editor))).filter((tools) => tools.length > 0)
  const stop = visibleGroups.flat().some(({ key }) => key === current) ? current : visibleGroups[0]?.[0]?.key

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      return editor.view.focus()
    }
    const buttons = [...(place.current?.querySelectorAll('button') ?? [])]
    const next = nextIndex(event.key, buttons.indexOf(event.target as HTMLButtonElement), buttons.length, language === 'ar')
    if (next === null) return
    event.preventDefault()
    buttons[next]?.focus()
  }
  return (
    <div ref={place} className={css.toolbar} role="toolbar" aria-label={word(name)} onKeyDown={onKeyDown}>
      {visibleGroups.map((tools) => (
        <span key={tools[0]?.key} className={css.group}>
          {tools.map((tool) => (
            <button
              key={tool.key}
              type="button"
              className={css.tool}
              tabIndex={tool.key === stop ? 0 : -1}
              title={word(tool.key)}
              aria-label={word(tool.key)}
              aria-keyshortcuts={tool.keys}
              aria-pressed={tool.isOn?.(editor)}
              // A disabled button would drop the focus of whoever just pressed it.
              aria-disabled={tool.isOff?.(editor) || undefined}
              onFocus={() => setCurrent(tool.key)}
              // The selection stays where it is.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => !tool.isOff?.(editor) && tool.run(editor)}
            >
              {tool.sign}
            </button>
          ))}
        </span>
      ))}
    </div>
  )
}

function nextIndex(key: string, index: number, count: number, isRightToLeft: boolean): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null
  const step = (key === 'ArrowRight') === isRightToLeft ? -1 : 1
  return (index + step + count) % count
}
