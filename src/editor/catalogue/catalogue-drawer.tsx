import { Drawer } from '@puckeditor/core'
import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef, useState } from 'react'
import { blockTemplates, loadAllTemplates, loadTemplatesAhead } from './block-templates.ts'
import { useCanvasWorld } from '../canvas/canvas-context.tsx'
import { useAtom } from '#ui/stores/use-atom.ts'
import { loadExamples } from '../draft/new-blocks.ts'
import { usePageEditor } from '../draft/use-page-editor.tsx'
import { useOfferedSections } from '../sections/offered-sections.ts'
import { sectionBlock } from '../sections/section-block.ts'
import { EmptyState } from '../ui/notices/notice.tsx'
import { SearchInput } from '../ui/inputs/text-input.tsx'
import { Unseen } from '../ui/notices/unseen.tsx'
import { useLanguage } from '../words/language.tsx'
import { useWord } from '../words/use-word.ts'
import css from './catalogue.module.css'
import { nextInGrid } from './next-in-grid.ts'
import { $keptTemplates, toggleFavourite } from './kept-templates.ts'
import { templateDescription, templateName } from './template-name.ts'
import { offeredTemplates } from './template-list.ts'
import { catalogueWords } from './words.ts'

/** All templates as pictures, to be dragged onto the page or inserted by a press. Long, since search, list and focus follow one search text. */
export function CatalogueDrawer() {
  const { insert } = usePageEditor()
  const { language } = useLanguage()
  const word = useWord(catalogueWords)
  const [query, setQuery] = useState('')
  // A picture and a draggable item for every template take time, so the page is drawn first.
  const isDrawn = useAtom(useCanvasWorld().$isDrawn)
  const isSearched = query !== ''
  const isWanted = isDrawn || isSearched
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    // What is dropped lands at once, so the samples are there before anything can be dragged.
    if (isWanted) void Promise.all([loadExamples(), isSearched ? loadAllTemplates() : loadTemplatesAhead()]).then(() => setIsDue(true))
  }, [isWanted, isSearched])
  // biome-ignore lint/correctness/useExhaustiveDependencies: before it is due, not all templates have come
  const groups = useMemo(() => offeredTemplates(query), [query, isDue])
  const shared = useOfferedSections(query)
  const count = groups.reduce((sum, { templates }) => sum + templates.length, 0)
  const root = useRef<HTMLDivElement>(null)

  // Puck makes an item a button for assistive technology; what it does when pressed is ours.
  const choose = (event: MouseEvent | KeyboardEvent) => {
    const symbol = (event.target as Element).closest('[data-puck-drawer-item]')?.querySelector<HTMLElement>('[data-template]')?.dataset.template
    if (!symbol) return
    event.preventDefault()
    void insert(symbol)
  }
  // Behind each stands a copy that only shows where it was while it is dragged.
  const items = () => [...(root.current?.querySelectorAll<HTMLElement>('[data-puck-drawer-item][tabindex]') ?? [])]
  const onListKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') return choose(event)
    const item = (event.target as Element).closest<HTMLElement>('[data-puck-drawer-item]')
    const next = item && nextInGrid(items(), item, event.key)
    if (!next) return
    event.preventDefault()
    event.stopPropagation()
    // Above the first line stands the search.
    if (next === 'before') root.current?.querySelector<HTMLElement>('input')?.focus()
    else next.focus()
  }
  const onSearchKey = (event: KeyboardEvent) => {
    const [first] = items()
    if (event.key === 'ArrowDown') first?.focus()
    else if (event.key === 'Enter' && query !== '' && !event.nativeEvent.isComposing) {
      const symbol = groups[0]?.templates[0]?.block.symbol
      if (symbol) void insert(symbol)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is pressed here; who comes to it waits for the templates
    <div ref={root} className={css.catalogue} onPointerEnter={loadAllTemplates} onFocus={loadAllTemplates}>
      <div className={css.search}>
        <SearchInput label={word('search')} value={query} onChange={setQuery} onKeyDown={onSearchKey} />
        <p className={css.hint}>{word('hint')}</p>
        <div aria-live="polite">
          <Unseen>{query && isDue && word('found', { count })}</Unseen>
        </div>
      </div>
      {isDue && count === 0 && shared.length === 0 && (
        <EmptyState icon="search" title={word('nothing')}>
          {word('nothing_more')}
        </EmptyState>
      )}
      {query === '' && <KeptTemplates onUse={(symbol) => void insert(symbol)} />}
      <SharedSections sections={shared} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the items inside are the buttons; their presses are heard here */}
      <div className={css.list} data-searched={query === '' ? undefined : ''} onClick={choose} onKeyDown={onListKey}>
        {isDue && (
          <Drawer>
            {groups.map(({ group, templates }) => (
              <section key={group} className={css.group} aria-label={word(group)}>
                <h2 className={css.heading}>{word(group)}</h2>
                <div className={css.items}>
                  {templates.map(({ block: { symbol } }) => (
                    <div key={symbol} className={css.cell}>
                      <Drawer.Item name={symbol} label={templateName(symbol, language)}>
                        {() => (
                          <div className={css.item} data-template={symbol}>
                            <Thumbnail symbol={symbol} />
                            <span className={css.name}>{templateName(symbol, language)}</span>
                            <span className={css.about}>{templateDescription(symbol, language)}</span>
                          </div>
                        )}
                      </Drawer.Item>
                      <FavouriteButton symbol={symbol} />
                    </div>
                  ))}
                </div>
              </section>
            ))}
          </Drawer>
        )}
      </div>
    </div>
  )
}

/** The shared sections as buttons, each of which puts one on the page. */
function SharedSections({ sections }: { sections: ReturnType<typeof useOfferedSections> }) {
  const { insertMade } = usePageEditor()
  const word = useWord(catalogueWords)
  if (sections.length === 0) return null
  return (
    <section className={css.kept} aria-label={word('sections')}>
      <h2 className={css.heading}>{word('sections')}</h2>
      <ul className={css.chips}>
        {sections.map(({ id, name }) => (
          <li key={id}>
            <button type="button" className={css.chip} onClick={() => insertMade([sectionBlock(id)])}>
              <bdi>{name}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Thumbnail({ symbol }: { symbol: string }) {
  return <img className={css.picture} src={`/ar/thumbnails/${symbol}`} alt="" width={96} height={64} loading="lazy" draggable={false} />
}

/** The favourite templates of the person and those used last, as buttons. */
function KeptTemplates({ onUse }: { onUse: (symbol: string) => void }) {
  const { language } = useLanguage()
  const word = useWord(catalogueWords)
  const { favourites, recent } = useAtom($keptTemplates)
  const isOffered = (symbol: string) => blockTemplates.get(symbol)?.block.hidden !== true && blockTemplates.has(symbol)
  const lists = [
    { name: 'favourites' as const, symbols: favourites.filter(isOffered) },
    { name: 'recent' as const, symbols: recent.filter((symbol) => isOffered(symbol) && !favourites.includes(symbol)) },
  ].filter(({ symbols }) => symbols.length > 0)
  return lists.map(({ name, symbols }) => (
    <section key={name} className={css.kept} aria-label={word(name)}>
      <h2 className={css.heading}>{word(name)}</h2>
      <ul className={css.chips}>
        {symbols.map((symbol) => (
          <li key={symbol}>
            <button type="button" className={css.chip} title={templateDescription(symbol, language)} onClick={() => onUse(symbol)}>
              {templateName(symbol, language)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  ))
}

function FavouriteButton({ symbol }: { symbol: string }) {
  const { language } = useLanguage()
  const word = useWord(catalogueWords)
  const isMarked = useAtom($keptTemplates).favourites.includes(symbol)
  return (
    <button
      type="button"
      className={css.mark}
      aria-pressed={isMarked}
      aria-label={word('favourite', { name: templateName(symbol, language) })}
      onClick={(event) => {
        event.stopPropagation()
        toggleFavourite(symbol)
      }}
    >
      <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
        <path d="m12 4 2.4 5.2 5.6.7-4.1 3.9 1.1 5.6-5-2.8-5 2.8 1.1-5.6L4 9.9l5.6-.7z" />
      </svg>
    </button>
  )
}
