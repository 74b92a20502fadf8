import { nowhere, postcodeQuery } from '#domains/stock/index.ts'
import { type LocatorStock, rangeNumber } from '../locator-data.ts'
import type { LocatorWords } from '../locator-words.ts'
import { SearchPlace } from '../place/search-place.tsx'
import type { Search } from '../use-search.ts'
import { FilterForm } from './filter-form.tsx'
import { ReverseCalculator } from './reverse-calculator.tsx'

type FilterPanelProps = {
  search: Search
  stock: LocatorStock
  words: LocatorWords
  resetTheme: string
  /** Over the list, on a narrow screen. */
  isSheet: boolean
  /** The visitor has chosen and wants to see the list. */
  onDone: () => void
}

/** All that narrows the search: beside the list on a wide screen, in a sheet over it on a narrow one. */
export function FilterPanel({ search, stock, words, resetTheme, isSheet, onDone }: FilterPanelProps) {
  const { query, result, formId, listId, change, changeFilters } = search
  const { places, budget } = stock
  return (
    <>
      {places && !places.hasAll && <SearchPlace search={search} places={places} words={words} isNarrow />}
      {budget && (
        <ReverseCalculator
          options={budget}
          words={words}
          priceText={(price) => rangeNumber('display_price', price, stock)}
          onChange={(price) =>
            changeFilters((filters) => {
              const { to: _before, ...from } = filters.display_price ?? {}
              return { ...filters, display_price: price === null ? from : { ...from, to: price } }
            })
          }
        />
      )}
      <FilterForm
        stock={stock}
        query={query}
        result={result}
        words={words}
        keptParameters={[...new URLSearchParams(postcodeQuery(query.place))]}
        id={formId}
        listId={listId}
        resetTheme={resetTheme}
        onChange={changeFilters}
        onDone={onDone}
        onReset={() => change({ filters: {}, place: nowhere })}
        showsTotal={isSheet}
      />
    </>
  )
}
