import { nowhere, type PostcodeSearch } from '#domains/stock/index.ts'
import { Dialog } from '#ui/dialog.tsx'
import css from '../locator.module.css'
import type { Places } from '../locator-data.ts'
import { isPlaceUnknown, writeLocatorQuery } from '../locator-query.ts'
import type { LocatorWords } from '../locator-words.ts'
import type { Search } from '../use-search.ts'
import { PlaceSearch } from './place-search.tsx'

type SearchPlaceProps = { search: Search; places: Places; words: LocatorWords; isNarrow?: boolean }

/** The search for a place, with the rest of the search beside it. */
export function SearchPlace({ search, places, words, isNarrow = false }: SearchPlaceProps) {
  return <PlaceSearch {...placeProps(search, places)} words={words} flaw={isPlaceUnknown(search.query) ? words.placeUnknown : ''} isNarrow={isNarrow} />
}

/** Stands open while the place that was asked for has no dealers. */
export function UnknownPlaceDialog({ search, places, words, failure }: SearchPlaceProps & { failure: string }) {
  const { unknownPlace, query, state, addressWith } = search
  return (
    <Dialog isOpen={unknownPlace !== null} onClose={keepOpen} preventClose label={words.place}>
      <h2 className={css.placeHeading}>{words.place}</h2>
      <PlaceSearch
        {...placeProps(search, places)}
        words={words}
        place={unknownPlace ?? query.place}
        flaw={state === 'failed' ? failure : words.placeUnknown}
        isNeeded
        isNarrow
      />
      <a href={addressWith({ place: nowhere })}>{words.everywhere}</a>
    </Dialog>
  )
}

/** Only a search that finds a dealer closes the dialog. */
const keepOpen = () => undefined

function placeProps({ query, result, listId, state, askPlace }: Search, places: Places) {
  return {
    places,
    place: query.place,
    keptParameters: [...new URLSearchParams(writeLocatorQuery({ ...query, place: nowhere, last: 1 }, result.bounds))],
    listId,
    isBusy: state === 'loading',
    onSearch: (next: PostcodeSearch) => void askPlace(next),
  }
}
