import { Popover } from '@base-ui/react/popover'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { blockTemplates } from './block-templates.ts'
import { SHARED_SECTION } from '#domains/content/index.ts'
import { classNames } from '#ui/class-names.ts'
import { useAtom } from '#ui/stores/use-atom.ts'
import { usePageEditor } from '../draft/use-page-editor.tsx'
import { useOfferedSections } from '../sections/offered-sections.ts'
import { sectionBlock } from '../sections/section-block.ts'
import { SearchInput } from '../ui/inputs/text-input.tsx'
import { Unseen } from '../ui/notices/unseen.tsx'
import { usePopupPlace } from '../ui/popup/popup-place.tsx'
import sheet from '../ui/popup/sheet.module.css'
import { useLanguage } from '../words/language.tsx'
import { useWord } from '../words/use-word.ts'
import css from './block-picker.module.css'
import { $keptTemplates } from './kept-templates.ts'
import { $picker, type PickerRequest } from './open-picker.ts'
import { foundTemplates, offeredTemplates } from './template-list.ts'
import { templateDescription, templateName } from './template-name.ts'
import { catalogueWords } from './words.ts'

/** Stands before the number of a shared section, among the symbols of templates. */
const SECTION = 'section:'

type Section = { heading: keyof typeof catalogueWords | null; symbols: readonly string[] }

/**
 * The templates in place, where the new block goes: arrows choose, Enter inserts, Escape leaves. Long, since search, list and focus follow one choice.
 */
export function BlockPicker({ request }: { request: PickerRequest }) {
  const { insert, insertMade } = usePageEditor()
  const { language } = useLanguage()
  const word = useWord(catalogueWords)
  const container = usePopupPlace()
  const listId = useId()
  const root = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const groups = useGroups(query)
  const offeredSections = useOfferedSections(query)
  const sections =
    offeredSections.length > 0 ? [...groups, { heading: 'sections' as const, symbols: offeredSections.map(({ id }) => `${SECTION}${id}`) }] : groups
  const symbols = sections.flatMap((section) => section.symbols)
  const nameOf = (symbol: string) => offeredSections.find(({ id }) => symbol === `${SECTION}${id}`)?.name ?? templateName(symbol, language)
  const optionId = (index: number) => `${listId}-${index}`

  // The canvas is another document: all that is noticed of a press in it is that this window loses the focus.
  useEffect(() => {
    window.addEventListener('blur', close)
    return () => window.removeEventListener('blur', close)
  }, [])

  // The picker goes at once, before the popover could give the focus back; the list of blocks draws the new one first.
  useEffect(() => {
    const { origin } = request
    const list = origin?.closest('ol') ?? null
    return () => {
      requestAnimationFrame(() => requestAnimationFrame(() => giveFocusBack(origin, list)))
    }
  }, [request])

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to what is chosen now
  useEffect(() => {
    root.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active, query])

  const choose = (symbol: string | undefined) => {
    if (symbol === undefined) return
    close()
    if (symbol.startsWith(SECTION)) insertMade([sectionBlock(Number(symbol.slice(SECTION.length)))], request.index)
    else void insert(symbol, request.index)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = { ArrowDown: active + 1, ArrowUp: active - 1 + symbols.length }
    const to = moves[event.key]
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) choose(symbols[active])
    else if (to !== undefined && symbols.length > 0) setActive(to % symbols.length)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  let place = -1
  return (
    <Popover.Root open onOpenChange={(isOpen) => !isOpen && close()}>
      <Popover.Portal container={container}>
        <Popover.Positioner
          anchor={{ getBoundingClientRect: () => request.place }}
          sideOffset={6}
          collisionPadding={8}
          positionMethod="fixed"
          className={css.positioner}
        >
          <Popover.Popup
            ref={root}
            className={classNames(sheet.sheet, css.sheet)}
            aria-label={word('picker')}
            initialFocus={() => root.current?.querySelector<HTMLElement>('input') ?? true}
            finalFocus={false}
            onKeyDown={(event) => event.stopPropagation()}
          >
            <div className={css.search}>
              <SearchInput
                role="combobox"
                aria-expanded
                aria-autocomplete="list"
                aria-controls={listId}
                aria-activedescendant={symbols.length > 0 ? optionId(active) : undefined}
                label={word('search')}
                value={query}
                onChange={(text) => {
                  setQuery(text)
                  setActive(0)
                }}
                onKeyDown={onKeyDown}
              />
              <div aria-live="polite">
                <Unseen>{query && word('found', { count: symbols.length })}</Unseen>
              </div>
            </div>
            {symbols.length === 0 && <p className={css.nothing}>{word('nothing')}</p>}
            <div id={listId} role="listbox" aria-label={word('catalogue')} className={css.list} data-empty={symbols.length === 0 ? '' : undefined}>
              {sections.map(({ heading, symbols: own }) => (
                // biome-ignore lint/a11y/useSemanticElements: options of a listbox are grouped by this role
                <div key={heading} role="group" aria-label={word(heading ?? 'catalogue')}>
                  {heading && (
                    <p className={css.heading} aria-hidden="true">
                      {word(heading)}
                    </p>
                  )}
                  {own.map((symbol) => {
                    place += 1
                    const index = place
                    return (
                      // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: keys are pressed in the search box, which names this option
                      <div
                        key={symbol}
                        id={optionId(index)}
                        role="option"
                        aria-selected={index === active}
                        className={css.option}
                        onPointerMove={() => index !== active && setActive(index)}
                        onClick={() => choose(symbol)}
                      >
                        <img
                          className={css.picture}
                          src={`/ar/thumbnails/${symbol.startsWith(SECTION) ? SHARED_SECTION : symbol}`}
                          alt=""
                          width={54}
                          height={36}
                          loading="lazy"
                          draggable={false}
                        />
                        <span className={css.text}>
                          <span className={css.name}>{nameOf(symbol)}</span>
                          <span className={css.about}>{templateDescription(symbol.startsWith(SECTION) ? SHARED_SECTION : symbol, language)}</span>
                        </span>
                      </div>
                    )
                  })}
                </div>
              ))}
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

function close(): void {
  $picker.set(null)
}

/** What a search finds in one list; without one, what the person marked and used last, then all under their headings. */
function useGroups(query: string): Section[] {
  const { favourites, recent } = useAtom($keptTemplates)
  return useMemo(() => {
    if (query.trim() !== '') return [{ heading: null, symbols: foundTemplates(query).map(({ block }) => block.symbol) }]
    const isOffered = (symbol: string) => blockTemplates.get(symbol)?.block.hidden !== true && blockTemplates.has(symbol)
    const keptSections: Section[] = [
      { heading: 'favourites', symbols: favourites.filter(isOffered) },
      { heading: 'recent', symbols: recent.filter((symbol) => isOffered(symbol) && !favourites.includes(symbol)) },
    ]
    const all = offeredTemplates().map(({ group, templates }): Section => ({ heading: group, symbols: templates.map(({ block }) => block.symbol) }))
    return [...keptSections, ...all].filter(({ symbols }) => symbols.length > 0)
  }, [query, favourites, recent])
}

/** The focus goes back to who asked: in the list of blocks to the row that is selected now, in the canvas to its frame. */
function giveFocusBack(origin: Element | null, list: Element | null): void {
  const frame = origin && origin.ownerDocument !== document ? origin.ownerDocument.defaultView : null
  const row = list?.querySelector<HTMLElement>('[data-row][aria-current]')
  const target = frame ?? row ?? (origin as HTMLElement | null)
  target?.focus()
}
