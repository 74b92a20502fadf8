import { useEffect, useSyncExternalStore } from 'react'
import { $comparedVehicles, compareHref, forgetCompared, MOST_COMPARED, toggleCompared } from '#domains/stock/index.ts'
import { BidiText } from '#ui/text/bidi-text.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { fillWords } from '#kernel/words/fill-words.ts'
import css from './compare-bar.module.css'
import type { LocatorWords } from '../locator-words.ts'

const none: readonly number[] = []

/** Names of the vehicles that were shown in this visit: the comparison itself is kept by ids only. */
const shownNames = new Map<number, string>()

/** Ids of the vehicles that the visitor compares; none on the server and while the page is hydrated. */
function useCompared(): readonly number[] {
  return useSyncExternalStore(
    (onChange) => $comparedVehicles.listen(onChange),
    () => $comparedVehicles.get(),
    () => none,
  )
}

/** Adds a vehicle to the comparison or removes it. When the comparison is full, the bar says so. */
export function CompareButton({ id, name, words }: { id: number; name: string; words: LocatorWords }) {
  const compared = useCompared()
  const isCompared = compared.includes(id)
  const isFull = !isCompared && compared.length >= MOST_COMPARED
  // In the browser only: on the server the names of all visitors would pile up.
  useEffect(() => void shownNames.set(id, name), [id, name])
  return (
    <button
      type="button"
      className={css.toggle}
      aria-pressed={isCompared}
      aria-disabled={isFull || undefined}
      aria-label={fillWords(words.compareThis, { name })}
      onClick={() => toggleCompared(id)}
    >
      <Icon name={isCompared ? 'ui-check' : 'compare'} size={18} />
      {words.compare}
    </button>
  )
}

/** Stays at the lower edge of the screen while something is compared. */
export function CompareBar({ words }: { words: LocatorWords }) {
  const compared = useCompared()
  return (
    <section className={css.place} aria-label={words.comparison}>
      {/* Always there, so that what comes into it is announced. */}
      <p role="status" className="visually-hidden">
        {compared.length > 0 && fillWords(words.openComparison, { n: compared.length })}
        {compared.length >= MOST_COMPARED && `. ${words.comparisonFull}`}
      </p>
      {compared.length > 0 && (
        <div className={css.bar}>
          <p className={css.note}>{fillWords(words.inComparison, { n: compared.length })}</p>
          <ul className={css.chosen}>
            {compared.flatMap((id) => {
              const name = shownNames.get(id)
              if (name === undefined) return []
              return [
                <li key={id} className={css.vehicle}>
                  <span className={css.name}>
                    <BidiText text={name} />
                  </span>
                  <button type="button" className={css.leaveOut} aria-label={fillWords(words.leaveOut, { name })} onClick={() => forgetCompared(id)}>
                    <Icon name="ui-close" size={16} />
                  </button>
                </li>,
              ]
            })}
          </ul>
          <Button
            variant="tertiary"
            onClick={() => {
              for (const id of compared) forgetCompared(id)
            }}
          >
            {words.clearComparison}
          </Button>
          <a className={css.open} href={compareHref(compared)}>
            <Icon name="compare" size={20} />
            {fillWords(words.openComparison, { n: compared.length })}
          </a>
        </div>
      )}
    </section>
  )
}
