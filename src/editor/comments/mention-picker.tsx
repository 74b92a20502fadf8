import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Colleague } from '#domains/content/index.ts'
import { foldArabic } from '#kernel/arabic.ts'
import { useFailure } from '../ui/notices/failure.ts'
import { Notice } from '../ui/notices/notice.tsx'
import { Unseen } from '../ui/notices/unseen.tsx'
import { SearchInput } from '../ui/inputs/text-input.tsx'
import { useAnswer } from '#staff/calls/use-answer.ts'
import { useWord } from '../words/use-word.ts'
import css from './comments.module.css'
import { commentWords } from './words.ts'

type MentionPickerProps = {
  onChoose: (colleague: Colleague) => void
  /** Escape, Backspace in the empty box, or a press elsewhere. */
  onClose: () => void
}

/** Colleagues by name, below what is being written: arrows choose, Enter mentions, Escape goes back to the text. */
export function MentionPicker({ onChoose, onClose }: MentionPickerProps) {
  const word = useWord(commentWords)
  const say = useFailure()
  const listId = useId()
  const root = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const { data, failure } = useAnswer('GET /api/page_colleagues')
  const searchText = foldArabic(query.trim())
  const colleagues = (data ?? []).filter(({ name }) => foldArabic(name).includes(searchText))

  // The focus is the browser's: whoever types @ goes on typing the name.
  useEffect(() => {
    root.current?.querySelector('input')?.focus()
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to what is chosen now
  useEffect(() => {
    root.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active, query])

  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = { ArrowDown: active + 1, ArrowUp: active - 1 + colleagues.length }
    const to = moves[event.key]
    const chosenColleague = colleagues[active]
    if (event.key === 'Escape' || (event.key === 'Backspace' && query === '')) onClose()
    else if ((event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)) && chosenColleague && !event.nativeEvent.isComposing) onChoose(chosenColleague)
    else if (to !== undefined && colleagues.length > 0) setActive(to % colleagues.length)
    else if (event.key !== 'Enter') return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus goes elsewhere
    <div
      ref={root}
      className={css.picker}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) onClose()
      }}
    >
      <SearchInput
        role="combobox"
        aria-expanded={colleagues.length > 0}
        aria-autocomplete="list"
        aria-controls={listId}
        aria-activedescendant={colleagues[active] ? `${listId}-${active}` : undefined}
        label={word('find_colleague')}
        value={query}
        onChange={(text) => {
          setQuery(text)
          setActive(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div aria-live="polite">
        <Unseen>{data && word('found_colleagues', { count: colleagues.length })}</Unseen>
      </div>
      {failure && <Notice kind="error">{say(failure)}</Notice>}
      {data && colleagues.length === 0 && <p className={css.small}>{word('no_colleague')}</p>}
      <People id={listId} colleagues={colleagues} active={active} onActive={setActive} onChoose={onChoose} />
    </div>
  )
}

type PeopleProps = { id: string; colleagues: readonly Colleague[]; active: number; onActive: (index: number) => void; onChoose: (colleague: Colleague) => void }

function People({ id, colleagues, active, onActive, onChoose }: PeopleProps) {
  const word = useWord(commentWords)
  return (
    <div id={id} role="listbox" aria-label={word('colleagues')} className={css.people}>
      {colleagues.map((colleague, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: keys are pressed in the search box, which names this option
        <div
          key={colleague.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className={css.person}
          onPointerMove={() => index !== active && onActive(index)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(colleague)}
        >
          <bdi>{colleague.name}</bdi>
        </div>
      ))}
    </div>
  )
}
