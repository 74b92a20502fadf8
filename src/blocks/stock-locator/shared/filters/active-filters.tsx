import { nowhere } from '#domains/stock/index.ts'
import { fillWords } from '#kernel/words/fill-words.ts'
import { BidiText } from '#ui/text/bidi-text.tsx'
import { Icon } from '#ui/icon.tsx'
import { mark, WAITS_FOR_ISLAND } from '#ui/page-protocol.ts'
import css from '../locator.module.css'
import { filterText, type LocatorStock } from '../locator-data.ts'
import type { LocatorQuery } from '../locator-query.ts'
import type { LocatorWords } from '../locator-words.ts'
import type { Search } from '../use-search.ts'

/** What is chosen, as links that take it back. */
export function ActiveFilters({ search, stock, words }: { search: Search; stock: LocatorStock; words: LocatorWords }) {
  const { active, place, listId, addressWith, follow } = search
  if (active.length === 0 && place === '') return null
  const chip = (text: string, without: Partial<LocatorQuery>) => (
    <a
      href={addressWith(without)}
      className={css.chip}
      {...mark(WAITS_FOR_ISLAND, '')}
      aria-label={fillWords(words.remove, { name: text })}
      onClick={follow(without)}
    >
      <BidiText text={text} />
      <Icon name="ui-close" size={16} />
    </a>
  )
  return (
    <ul className={css.chips} aria-label={words.activeFilters}>
      {place !== '' && <li>{chip(place, { place: nowhere })}</li>}
      {active.map(({ key, value, rest }) => {
        const text = filterText(key, value, stock, words)
        return <li key={`${key}-${text}`}>{chip(text, { filters: rest })}</li>
      })}
      <li>
        <a href={`?#${listId}`} className={css.clear} {...mark(WAITS_FOR_ISLAND, '')} onClick={follow({ filters: {}, place: nowhere })}>
          {words.reset}
        </a>
      </li>
    </ul>
  )
}
