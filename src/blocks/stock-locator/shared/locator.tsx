import { fillWords } from '#kernel/words/fill-words.ts'
import { type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { COMPARED_KEY, isSaved, nowhere, type PostcodeSearch, postcodeQuery, SAVED_KEY, sortOptions, type StockSort, stockSorts } from '#domains/stock/index.ts'
import { BidiText } from '#ui/bidi-text.tsx'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { loadModule } from '#ui/load-module.ts'
import { Section } from '#ui/section.tsx'
import { Select } from '#ui/select.tsx'
import { CardList } from './results/card-list.tsx'
import type { CardView } from './results/card-view.ts'
import { CompareBar } from './compare/compare-bar.tsx'
import { FilterForm } from './filters/filter-form.tsx'
import css from './locator.module.css'
import { type ChosenVehicles, filterText, type LocatorData, type LocatorResult, type LocatorStock, offeredBy, placeText, rangeNumber } from './locator-data.ts'
import { isPlaceUnknown, listActive, type LocatorQuery, readLocatorQuery, writeLocatorQuery } from './locator-query.ts'
import { countText, type LocatorWords } from './locator-words.ts'
import { PlaceSearch } from './place/place-search.tsx'
import { ReverseCalculator } from './filters/reverse-calculator.tsx'
import { useLocator } from './use-locator.ts'
import { useSaved } from './results/use-saved.ts'

type LocatorProps = {
  anchor: string | undefined
  isEager: boolean
  data: LocatorData
  words: LocatorWords
  resetTheme: string
  failure: { message: string; retry: string }
}

/** Search through a listing of vehicles. A listing that does not exist says so instead of vanishing. */
export function Locator({ data, ...props }: LocatorProps) {
  const { anchor, words, failure } = props
  if (data.found) return <OpenLocator {...props} data={data} found={data.found} />
  if (data.stock.listing === '') return null
  return (
    <Section id={anchor} label={words.label}>
      <Chosen chosen={data.chosen} stock={data.stock} words={words} />
      <p className={css.failure} role="alert">
        {failure.message} <a href="?">{failure.retry}</a>
      </p>
    </Section>
  )
}

function OpenLocator({ anchor, isEager, data, found: drawn, words, resetTheme, failure }: LocatorProps & { found: LocatorResult }) {
  const { stock, chosen } = data
  const { places, budget } = stock
  const id = useId()
  const [formId, listId] = [`${id}-filters`, `${id}-vehicles`]
  const { query, found, state, unknownPlace, ask, askPlace, addPage, showSaved, retry } = useLocator({ stock, query: data.query, found: drawn })
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const results = useRef<HTMLDivElement>(null)
  const goOnAt = useRef<number | null>(null)
  const active = listActive(query.filters, found.bounds)
  const place = isPlaceUnknown(query) ? '' : placeText(query.place, stock)
  const chosenCount = active.length + (place === '' ? 0 : 1)

  // What was chosen before the script came is in the form only; a place without dealers is asked for once more before the modal opens.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is hydrated
  useEffect(() => {
    if (isPlaceUnknown(query)) {
      void askPlace(query.place)
      return
    }
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return
    const { filters, sort } = readLocatorQuery(valuesOf(form), offeredBy(stock))
    const typed = { ...query, filters, sort, last: 1 }
    if (writeLocatorQuery(typed, found.bounds) !== writeLocatorQuery({ ...query, last: 1 }, found.bounds)) void ask(() => typed)
  }, [])
  // The sheet is for narrow screens; on a wide one the same form stands beside the list.
  useEffect(() => {
    const wide = window.matchMedia('(min-width: 1024px)')
    const close = () => setIsSheetOpen(false)
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [])

  // The next vehicle is where reading goes on; without this the focus stays on a link that moved away.
  useEffect(() => {
    if (goOnAt.current === null || found.cards.length <= goOnAt.current) return
    results.current?.querySelectorAll<HTMLElement>('article h3 a')[goOnAt.current]?.focus({ preventScroll: true })
    goOnAt.current = null
  }, [found])

  const change = (changes: Partial<LocatorQuery>) => void ask((before) => ({ ...before, isSavedOnly: false, ...changes }))
  const follow = (changes: Partial<LocatorQuery>) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    change(changes)
    heading.current?.focus()
  }
  const addressWith = (changes: Partial<LocatorQuery>) => `?${writeLocatorQuery({ ...query, isSavedOnly: false, ...changes, last: 1 }, found.bounds)}#${listId}`
  const pageAddress = (last: number) => `?${writeLocatorQuery({ ...query, last }, found.bounds)}`
  const showMore = (event: MouseEvent) => {
    event.preventDefault()
    if (state === 'adding') return
    goOnAt.current = found.cards.length
    void addPage()
  }
  const changeFilters = (update: (filters: LocatorQuery['filters']) => LocatorQuery['filters']) => {
    void ask((before) => ({ ...before, isSavedOnly: false, filters: update(before.filters) }))
    // Beside a sticky panel a long list may be read far down, where a short one has nothing.
    if ((results.current?.getBoundingClientRect().top ?? 0) < 0) results.current?.scrollIntoView()
  }
  const pairs = (text: string) => [...new URLSearchParams(text)]
  const placeSearch = places && {
    places,
    place: query.place,
    words,
    kept: pairs(writeLocatorQuery({ ...query, place: nowhere, last: 1 }, found.bounds)),
    listId,
    isBusy: state === 'loading',
    onSearch: (next: PostcodeSearch) => void askPlace(next),
  }
  const panel = (
    <>
      {placeSearch && !places.hasAll && <PlaceSearch {...placeSearch} flaw={isPlaceUnknown(query) ? words.placeUnknown : ''} isNarrow />}
      {budget && (
        <ReverseCalculator
          options={budget}
          words={words}
          priceText={(price) => rangeNumber('msrp_price', price, stock)}
          onChange={(price) =>
            changeFilters((filters) => {
              const { to: _before, ...from } = filters.msrp_price ?? {}
              return { ...filters, msrp_price: price === null ? from : { ...from, to: price } }
            })
          }
        />
      )}
      <FilterForm
        stock={stock}
        query={query}
        found={found}
        words={words}
        kept={pairs(postcodeQuery(query.place))}
        id={formId}
        listId={listId}
        resetTheme={resetTheme}
        onChange={changeFilters}
        onDone={() => {
          setIsSheetOpen(false)
          heading.current?.focus()
        }}
        onReset={() => change({ filters: {}, place: nowhere })}
        tellsTotal={isSheetOpen}
      />
    </>
  )
  const shown = (found.first - 1) * PAGE + found.cards.length
  return (
    <Section id={anchor} label={words.label}>
      <Chosen chosen={chosen} stock={stock} words={words} />
      {placeSearch && places.hasAll && <PlaceSearch {...placeSearch} flaw={isPlaceUnknown(query) ? words.placeUnknown : ''} />}
      <div className={css.layout} data-wakes={stock.exchange || isPlaceUnknown(query) || query.isSavedOnly ? 'now' : WAKES}>
        <div className={css.panel}>{!isSheetOpen && panel}</div>
        <Dialog isOpen={isSheetOpen} onClose={() => setIsSheetOpen(false)} label={words.filters}>
          {isSheetOpen && (
            <>
              <h2 className={css.sheetHeading}>{words.filters}</h2>
              {panel}
            </>
          )}
        </Dialog>
        {placeSearch && (
          <Dialog isOpen={unknownPlace !== null} onClose={noWayOut} preventClose label={words.place}>
            <h2 className={css.placeHeading}>{words.place}</h2>
            <PlaceSearch
              {...placeSearch}
              place={unknownPlace ?? query.place}
              flaw={state === 'failed' ? failure.message : words.placeUnknown}
              isNeeded
              isNarrow
            />
            <a href={addressWith({ place: nowhere })}>{words.everywhere}</a>
          </Dialog>
        )}
        <div id={listId} ref={results} className={css.results} data-state={state} aria-busy={state === 'loading' || state === 'adding'}>
          <div className={css.bar}>
            <h2 ref={heading} tabIndex={-1} className={css.count} aria-live="polite">
              {query.isSavedOnly ? words.savedOnly : countText(found.total, words)}
            </h2>
            <div className={css.tools}>
              <Button variant="secondary" className={css.open} aria-haspopup="dialog" onClick={() => setIsSheetOpen(true)}>
                <Icon name="ui-filter" size={20} />
                {words.filters}
                {chosenCount > 0 && <bdi> ({chosenCount})</bdi>}
              </Button>
              {stock.features.includes('display_selected_vehicles') && <SavedChoice isOn={query.isSavedOnly} words={words} onChange={showSaved} />}
              {!query.isSavedOnly && <SortChoice formId={formId} sort={query.sort} stock={stock} words={words} onChange={(sort) => change({ sort })} />}
            </div>
          </div>
          {chosenCount > 0 && (
            <ul className={css.chips} aria-label={words.activeFilters}>
              {place !== '' && (
                <li>
                  <a
                    href={addressWith({ place: nowhere })}
                    className={css.chip}
                    data-live=""
                    aria-label={fillWords(words.remove, { name: place })}
                    onClick={follow({ place: nowhere })}
                  >
                    <BidiText text={place} />
                    <Icon name="ui-close" size={16} />
                  </a>
                </li>
              )}
              {active.map(({ key, value, rest }) => {
                const text = filterText(key, value, stock, words)
                return (
                  <li key={`${key}-${text}`}>
                    <a
                      href={addressWith({ filters: rest })}
                      className={css.chip}
                      data-live=""
                      aria-label={fillWords(words.remove, { name: text })}
                      onClick={follow({ filters: rest })}
                    >
                      <BidiText text={text} />
                      <Icon name="ui-close" size={16} />
                    </a>
                  </li>
                )
              })}
              <li>
                <a href={`?#${listId}`} className={css.clear} data-live="" onClick={follow({ filters: {}, place: nowhere })}>
                  {words.reset}
                </a>
              </li>
            </ul>
          )}
          {state === 'failed' && (
            <p className={css.failure} role="alert">
              {failure.message}{' '}
              <Button variant="tertiary" onClick={() => void retry()}>
                {failure.retry}
              </Button>
            </p>
          )}
          {query.isSavedOnly ? (
            <SavedList stock={stock} place={query.place} words={words} prefix={id} failure={failure.message} />
          ) : (
            <>
              {found.first > 1 && (
                <p className={css.paging}>
                  <a href={pageAddress(found.first - 1)}>{words.previous}</a>
                </p>
              )}
              {found.total === 0 ? (
                <Nothing found={found} stock={stock} hasPlace={place !== ''} words={words} prefix={id} addressWith={addressWith} follow={follow} />
              ) : (
                <div className={css.list}>
                  <CardList cards={found.cards} stock={stock} words={words} prefix={id} eager={isEager} />
                </div>
              )}
              {found.total > 0 && (
                <p className={css.paging}>
                  <span className={css.shown}>{fillWords(words.shown, { n: shown, total: found.total })}</span>
                  {shown < found.total && (
                    <a href={pageAddress(query.last + 1)} className={css.more} data-live="" aria-disabled={state === 'adding' || undefined} onClick={showMore}>
                      {state === 'adding' ? words.loading : words.more}
                    </a>
                  )}
                </p>
              )}
            </>
          )}
        </div>
      </div>
      <CompareBar words={words} />
    </Section>
  )
}

/** The postcode modal is left by a search that finds somebody, and by nothing else. */
const noWayOut = () => undefined

/** What the browser keeps that the list and the bar below it show. */
const WAKES = `${SAVED_KEY} ${COMPARED_KEY}`

/** Vehicles on a page. */
const PAGE = 12

/** Between all vehicles and the saved ones (C-375); how many they are is known in the browser only. */
function SavedChoice({ isOn, words, onChange }: { isOn: boolean; words: LocatorWords; onChange: (isOn: boolean) => void }) {
  const { length } = useSaved()
  return (
    <Button variant="tertiary" className={classNames(css.scripted, css.saved)} aria-pressed={isOn} onClick={() => onChange(!isOn)}>
      <span className={css.savedText}>{words.savedOnly}</span>
      <Icon name="ui-heart" size={20} />
      {length > 0 && <bdi>({length})</bdi>}
    </Button>
  )
}

type SortChoiceProps = { formId: string; sort: StockSort; stock: LocatorStock; words: LocatorWords; onChange: (sort: StockSort) => void }

function SortChoice({ formId, sort, stock, words, onChange }: SortChoiceProps) {
  const chosen = stockSorts[sort]
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is within the component
    <label className={css.sort}>
      <span className={css.sortLabel}>{words.sort}</span>
      <Select
        form={formId}
        name="sort"
        value={chosen}
        onChange={({ target }) => onChange(sortOptions.find((option) => stockSorts[option] === target.value) ?? sort)}
      >
        {sortOptions.map((option) => (
          <option key={option} value={stockSorts[option]}>
            {stock.words[`sort_${option}`]}
          </option>
        ))}
      </Select>
    </label>
  )
}

type NothingProps = {
  found: LocatorResult
  stock: LocatorStock
  /** Whether a place is part of the search. */
  hasPlace: boolean
  words: LocatorWords
  prefix: string
  addressWith: (changes: Partial<LocatorQuery>) => string
  follow: (changes: Partial<LocatorQuery>) => (event: MouseEvent) => void
}

/** No result is no dead end: every filter that can be left out, and vehicles that come close. */
function Nothing({ found, stock, hasPlace, words, prefix, addressWith, follow }: NothingProps) {
  return (
    <div className={css.nothing}>
      <p className={css.sorry}>{words.nothing}</p>
      <ul className={css.ways}>
        {found.relaxations.map(({ key, filters, total }) => (
          <li key={key}>
            <a href={addressWith({ filters })} data-live="" onClick={follow({ filters })}>
              {fillWords(words.without, { name: stock.words[`filter_${key}`], n: countText(total, words) })}
            </a>
          </li>
        ))}
        {hasPlace && (
          <li>
            <a href={addressWith({ place: nowhere })} data-live="" onClick={follow({ place: nowhere })}>
              {words.everywhere}
            </a>
          </li>
        )}
        <li>
          <a href="?" data-live="" onClick={follow({ filters: {}, place: nowhere })}>
            {words.reset}
          </a>
        </li>
      </ul>
      {found.similar.length > 0 && (
        <>
          <h3 className={css.similar}>{words.similar}</h3>
          <CardList cards={found.similar} stock={stock} words={words} prefix={`${prefix}-similar`} />
        </>
      )}
    </div>
  )
}

type SavedListProps = { stock: LocatorStock; place: PostcodeSearch; words: LocatorWords; prefix: string; failure: string }

/** Saved vehicles with what they are today (C-375). */
function SavedList({ stock, place, words, prefix, failure }: SavedListProps) {
  const saved = useSaved()
  const [cards, setCards] = useState<CardView[] | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  // The catalogue knows which of them are still there.
  useEffect(() => {
    let isStale = false
    void loadModule(() => import('./list-calls.ts'))
      .then(({ savedCards }) => savedCards(stock, place))
      .then(
        (found) => {
          if (!isStale) setCards(found)
        },
        () => setHasFailed(true),
      )
    return () => {
      isStale = true
    }
  }, [stock, place])
  const kept = cards?.filter(({ id }) => isSaved(saved, id))
  if (hasFailed) {
    return (
      <p className={css.failure} role="alert">
        {failure}
      </p>
    )
  }
  if (!kept) return <p className={css.sorry}>{words.loading}</p>
  if (kept.length === 0) {
    return (
      <p className={css.sorry}>
        {words.noneSaved} {words.savedHint}
      </p>
    )
  }
  return <CardList cards={kept} stock={stock} words={words} prefix={`${prefix}-saved`} />
}

function Chosen({ chosen, stock, words }: { chosen: ChosenVehicles; stock: LocatorStock; words: LocatorWords }) {
  const id = useId()
  const { headline, cards, links } = chosen
  if (cards.length + links.length === 0) return null
  return (
    <div className={css.chosen}>
      {headline && <h2 className={css.headline}>{headline}</h2>}
      {links.length > 0 && (
        <ul className={css.links}>
          {links.map(({ label, href }) => (
            <li key={`${label} ${href}`}>
              <a href={href}>
                <BidiText text={label} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {cards.length > 0 && <CardList cards={cards} stock={stock} words={words} prefix={id} />}
    </div>
  )
}

function valuesOf(form: HTMLFormElement): Record<string, string[]> {
  const values: Record<string, string[]> = {}
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = [...(values[name] ?? []), value]
  return values
}
