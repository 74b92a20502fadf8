import { fillWords } from '#kernel/words/fill-words.ts'
import { mark, WAITS_FOR_ISLAND } from '#ui/page-protocol.ts'
import css from '../locator.module.css'
import type { LocatorStock } from '../locator-data.ts'
import type { LocatorWords } from '../locator-words.ts'
import type { Search } from '../use-search.ts'
import { CardList } from './card-list.tsx'
import { NothingFound } from './nothing-found.tsx'

/** Vehicles on a page. */
const PAGE = 12

type ResultsProps = { search: Search; stock: LocatorStock; words: LocatorWords; prefix: string; isEager: boolean }

/** The vehicles that were found, with links to those before and after them. */
export function Results({ search, stock, words, prefix, isEager }: ResultsProps) {
  const { result: shownTotal, query, state, pageAddress, showMore } = search
  const shownCount = (shownTotal.first - 1) * PAGE + shownTotal.cards.length
  return (
    <>
      {shownTotal.first > 1 && (
        <p className={css.paging}>
          <a href={pageAddress(shownTotal.first - 1)}>{words.previous}</a>
        </p>
      )}
      {shownTotal.total === 0 ? (
        <NothingFound search={search} stock={stock} words={words} prefix={prefix} />
      ) : (
        <>
          <div className={css.list}>
            <CardList cards={shownTotal.cards} stock={stock} words={words} prefix={prefix} eager={isEager} />
          </div>
          <p className={css.paging}>
            <span className={css.shown}>{fillWords(words.shown, { n: shownCount, total: shownTotal.total })}</span>
            {shownCount < shownTotal.total && (
              <a
                href={pageAddress(query.last + 1)}
                className={css.more}
                {...mark(WAITS_FOR_ISLAND, '')}
                aria-disabled={state === 'adding' || undefined}
                onClick={showMore}
              >
                {state === 'adding' ? words.loading : words.more}
              </a>
            )}
          </p>
        </>
      )}
    </>
  )
}
