import { useEffect, useId, useState } from 'react'
import { COMPARED_KEY, SAVED_KEY } from '#domains/stock/index.ts'
import { Button } from '#ui/controls/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Section } from '#ui/layout/section.tsx'
import { mark, WAKES } from '#ui/page-protocol.ts'
import { CompareBar } from './compare/compare-bar.tsx'
import { ActiveFilters } from './filters/active-filters.tsx'
import { FilterPanel } from './filters/filter-panel.tsx'
import css from './locator.module.css'
import type { LocatorData, LocatorResult } from './locator-data.ts'
import { isPlaceUnknown } from './locator-query.ts'
import type { LocatorWords } from './locator-words.ts'
import { SearchPlace, UnknownPlaceDialog } from './place/search-place.tsx'
import { ChosenVehicles } from './results/chosen-vehicles.tsx'
import { Results } from './results/results.tsx'
import { ResultsBar } from './results/results-bar.tsx'
import { SavedList } from './results/saved-list.tsx'
import { useSearch } from './use-search.ts'

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
  if (data.result) return <OpenLocator {...props} data={data} result={data.result} />
  if (data.stock.listing === '') return null
  return (
    <Section id={anchor} label={words.label}>
      <ChosenVehicles chosenVehicles={data.chosenVehicles} stock={data.stock} words={words} />
      <p className={css.failure} role="alert">
        {failure.message} <a href="?">{failure.retry}</a>
      </p>
    </Section>
  )
}

/** What the browser keeps that the list and the bar below it show. */
const WAKING_KEYS = `${SAVED_KEY} ${COMPARED_KEY}`

function OpenLocator({ anchor, isEager, data, result: firstResult, words, resetTheme, failure }: LocatorProps & { result: LocatorResult }) {
  const { stock, chosenVehicles } = data
  const { places } = stock
  const id = useId()
  const search = useSearch(data, firstResult, id)
  const { query, state, listId, results, heading } = search
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const sheetId = `${id}sheet`

  // The sheet is for narrow screens; on a wide one the same form stands beside the list.
  useEffect(() => {
    const wide = window.matchMedia('(min-width: 1024px)')
    const close = () => setIsSheetOpen(false)
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [])

  const seeList = () => {
    setIsSheetOpen(false)
    heading.current?.focus()
  }
  const panel = <FilterPanel search={search} stock={stock} words={words} resetTheme={resetTheme} isSheet={isSheetOpen} onDone={seeList} />
  return (
    <Section id={anchor} label={words.label}>
      <ChosenVehicles chosenVehicles={chosenVehicles} stock={stock} words={words} />
      {places?.hasAll && <SearchPlace search={search} places={places} words={words} />}
      <div className={css.layout} {...mark(WAKES, stock.exchange || isPlaceUnknown(query) || query.isSavedOnly ? 'now' : WAKING_KEYS)}>
        <div className={css.panel}>{!isSheetOpen && panel}</div>
        <Dialog id={sheetId} isOpen={isSheetOpen} onClose={() => setIsSheetOpen(false)} label={words.filters}>
          {isSheetOpen && (
            <>
              <h2 className={css.sheetHeading}>{words.filters}</h2>
              {panel}
            </>
          )}
        </Dialog>
        {places && <UnknownPlaceDialog search={search} places={places} words={words} failure={failure.message} />}
        <div id={listId} ref={results} className={css.results} data-state={state} aria-busy={state === 'loading' || state === 'adding'}>
          <ResultsBar search={search} stock={stock} words={words} sheetId={sheetId} onOpenFilters={() => setIsSheetOpen(true)} />
          {stock.isMixed && <p className={css.mixed}>{words.mixedCurrencies}</p>}
          <ActiveFilters search={search} stock={stock} words={words} />
          {state === 'failed' && (
            <p className={css.failure} role="alert">
              {failure.message}{' '}
              <Button variant="tertiary" onClick={() => void search.retry()}>
                {failure.retry}
              </Button>
            </p>
          )}
          {query.isSavedOnly ? (
            <SavedList stock={stock} place={query.place} words={words} prefix={id} failure={failure.message} />
          ) : (
            <Results search={search} stock={stock} words={words} prefix={id} isEager={isEager} />
          )}
        </div>
      </div>
      <CompareBar words={words} />
    </Section>
  )
}
