import { useEffect, useState } from 'react'
import { isSaved, type PostcodeSearch } from '#domains/stock/index.ts'
import { loadModule } from '#ui/load-module.ts'
import css from '../locator.module.css'
import type { LocatorStock } from '../locator-data.ts'
import type { LocatorWords } from '../locator-words.ts'
import { CardList } from './card-list.tsx'
import type { CardView } from '#domains/stock/index.ts'
import { useSaved } from './use-saved.ts'

type SavedListProps = { stock: LocatorStock; place: PostcodeSearch; words: LocatorWords; prefix: string; failure: string }

/** Saved vehicles with what they are today (C-375). */
export function SavedList({ stock, place, words, prefix, failure }: SavedListProps) {
  const savedVehicles = useSaved()
  const [cards, setCards] = useState<CardView[] | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  // The catalogue knows which of them are still there.
  useEffect(() => {
    let isStale = false
    void loadModule(() => import('../list-calls.ts'))
      .then(({ savedCards }) => savedCards(stock, place))
      .then(
        (foundCards) => {
          if (!isStale) setCards(foundCards)
        },
        () => setHasFailed(true),
      )
    return () => {
      isStale = true
    }
  }, [stock, place])
  const cardsStillSaved = cards?.filter(({ id }) => isSaved(savedVehicles, id))
  if (hasFailed) {
    return (
      <p className={css.failure} role="alert">
        {failure}
      </p>
    )
  }
  if (!cardsStillSaved) return <p className={css.sorry}>{words.loading}</p>
  if (cardsStillSaved.length === 0) {
    return (
      <p className={css.sorry}>
        {words.noneSaved} {words.savedHint}
      </p>
    )
  }
  return <CardList cards={cardsStillSaved} stock={stock} words={words} prefix={`${prefix}-saved`} />
}
