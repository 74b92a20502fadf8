import { nowhere } from '#domains/stock/index.ts'
import { fillWords } from '#kernel/words/fill-words.ts'
import { mark, WAITS_FOR_ISLAND } from '#ui/page-protocol.ts'
import css from '../locator.module.css'
import type { LocatorStock } from '../locator-data.ts'
import { countText, type LocatorWords } from '../locator-words.ts'
import type { Search } from '../use-search.ts'
import { CardList } from './card-list.tsx'

type NothingFoundProps = { search: Search; stock: LocatorStock; words: LocatorWords; prefix: string }

/** No result is no dead end: every filter that can be left out, and vehicles that come close. */
export function NothingFound({ search, stock, words, prefix }: NothingFoundProps) {
  const { result, place, addressWith, follow } = search
  return (
    <div className={css.nothing}>
      <p className={css.sorry}>{words.nothing}</p>
      <ul className={css.ways}>
        {result.relaxations.map(({ key, filters, total }) => (
          <li key={key}>
            <a href={addressWith({ filters })} {...mark(WAITS_FOR_ISLAND, '')} onClick={follow({ filters })}>
              {fillWords(words.without, { name: stock.words[`filter_${key}`], n: countText(total, words) })}
            </a>
          </li>
        ))}
        {place !== '' && (
          <li>
            <a href={addressWith({ place: nowhere })} {...mark(WAITS_FOR_ISLAND, '')} onClick={follow({ place: nowhere })}>
              {words.everywhere}
            </a>
          </li>
        )}
        <li>
          <a href="?" {...mark(WAITS_FOR_ISLAND, '')} onClick={follow({ filters: {}, place: nowhere })}>
            {words.reset}
          </a>
        </li>
      </ul>
      {result.similar.length > 0 && (
        <>
          <h3 className={css.similar}>{words.similar}</h3>
          <CardList cards={result.similar} stock={stock} words={words} prefix={`${prefix}-similar`} />
        </>
      )}
    </div>
  )
}
