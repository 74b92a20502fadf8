import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ViewProps } from '#block-engine/define-block.ts'
import { BidiText } from '#ui/text/bidi-text.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Section } from '#ui/layout/section.tsx'
import { fillWords } from '#kernel/words/fill-words.ts'
import type { searchSuggestions } from './block.ts'
import type { SearchFieldData } from './data.server.ts'
import { markMatch } from './suggestion-list.ts'
import { useSuggestions } from './use-suggestions.ts'
import css from './view.module.css'

const LONGEST_KEYWORD = 100

/** A plain GET form; once it is hydrated its field is a combobox over the suggestions (C-054, A-365). Long, since
 * the field, its keys and the list are one combobox. */
export function SearchSuggestions({ anchor, values, words, data }: ViewProps<typeof searchSuggestions, SearchFieldData>) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [search, setSearch] = useState(data.keyword)
  const [active, setActive] = useState(-1)
  const [isUpward, setIsUpward] = useState(false)
  const { offeredTexts, listen, reset } = useSuggestions(search, {
    limit: values.limit,
    delayMs: values.delay,
    least: values.charactersToStart,
    isForward: values.forward_fetch,
    isFiltered: values.client_filter,
    isEnabled: () => input.current?.matches(':enabled') === true,
  })
  const isOpen = offeredTexts.length > 0
  const current = isOpen ? Math.min(active, offeredTexts.length - 1) : -1

  // What was typed before the script came is in the field only.
  useEffect(() => setSearch(input.current?.value ?? ''), [])
  // Where the list ends depends on what is in it and where the page is scrolled (C-111).
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list of another length ends elsewhere
  useEffect(() => {
    const field = input.current
    if (!isOpen || !field || !list.current) return
    setIsUpward(field.getBoundingClientRect().bottom + list.current.offsetHeight > window.innerHeight)
  }, [isOpen, offeredTexts.length])
  // A click anywhere else ends the suggestions (C-108).
  useEffect(() => {
    if (!isOpen) return
    const end = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && form.current?.contains(target))) reset()
    }
    document.addEventListener('pointerdown', end)
    return () => document.removeEventListener('pointerdown', end)
  })

  const change = (text: string) => {
    setSearch(text)
    setActive(-1)
    listen()
  }
  const choose = (text: string) => {
    // The form is sent with what the field then holds.
    flushSync(() => {
      setSearch(text)
      setActive(-1)
      reset()
    })
    form.current?.requestSubmit()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return
    const next = { ArrowDown: current + 1, ArrowUp: current === -1 ? offeredTexts.length - 1 : current - 1 }[event.key]
    const chosenText = offeredTexts[current]
    if (next !== undefined) {
      event.preventDefault()
      // Past either end stands the field itself.
      setActive(next >= offeredTexts.length ? -1 : next)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      reset()
    } else if (event.key === 'Enter' && chosenText !== undefined && !event.nativeEvent.isComposing) {
      event.preventDefault()
      choose(chosenText)
    }
  }

  return (
    <Section id={anchor} className={css.section}>
      {/* biome-ignore lint/a11y/useSemanticElements: the element of that name says less than a form, and fewer browsers know it */}
      <form
        ref={form}
        method="get"
        action={values.results_page?.href}
        role="search"
        aria-label={words.label}
        className={css.form}
        data-sm={values.sm}
        data-md={values.md}
        data-lg={values.lg}
        data-xl={values.xl}
        onSubmit={reset}
      >
        <label htmlFor={`${id}-keyword`} className={css.label}>
          {words.label}
        </label>
        <div className={css.field}>
          <input
            ref={input}
            id={`${id}-keyword`}
            name="keyword"
            type="search"
            className={css.input}
            value={search}
            maxLength={LONGEST_KEYWORD}
            autoComplete="off"
            enterKeyHint="search"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={`${id}-list`}
            aria-activedescendant={current === -1 ? undefined : `${id}-option-${current}`}
            onChange={({ target }) => change(target.value)}
            onFocus={listen}
            onBlur={reset}
            onKeyDown={onKeyDown}
          />
          <Button type="submit">{words.submit}</Button>
          <div
            ref={list}
            id={`${id}-list`}
            role="listbox"
            aria-label={words.suggestions}
            className={css.list}
            hidden={!isOpen}
            data-upward={isUpward || undefined}
          >
            <Options id={id} texts={offeredTexts} current={current} search={values.highlight ? search : ''} onChoose={choose} />
          </div>
        </div>
        <p className="visually-hidden" role="status">
          {isOpen ? fillWords(words.count, { n: offeredTexts.length }) : ''}
        </p>
      </form>
    </Section>
  )
}

type OptionsProps = { id: string; texts: readonly string[]; current: number; search: string; onChoose: (text: string) => void }

/** The suggestions; `current` is the one that the keys have reached, and what was typed is marked in each. */
function Options({ id, texts, current, search, onChoose }: OptionsProps) {
  return (
    <>
      {texts.map((text, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
        // biome-ignore lint/a11y/useFocusableInteractive: an option of a combobox is pointed to, never focused
        <div
          key={text}
          id={`${id}-option-${index}`}
          role="option"
          aria-selected={index === current}
          className={css.option}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(text)}
        >
          <Suggestion text={text} search={search} />
        </div>
      ))}
    </>
  )
}

function Suggestion({ text, search }: { text: string; search: string }) {
  const [before, match, after] = markMatch(text, search)
  if (match === '') return <BidiText text={text} />
  return (
    <bdi>
      {before}
      <strong>{match}</strong>
      {after}
    </bdi>
  )
}
