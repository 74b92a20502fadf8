import { type MouseEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { distanceKm, type Place } from '#domains/retailers/index.ts'
import { formatNumber } from '#kernel/format/number.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { MapsService } from '#ui/map/drawn-map.ts'
import { RegionMap } from '#ui/map/region-map.tsx'
import { Section } from '#ui/layout/section.tsx'
import { fillWords } from '#kernel/words/fill-words.ts'
import { DealerCard } from './dealer-card.tsx'
import type { DealerView } from './dealer-view.ts'
import css from './locator.module.css'
import { type LocatorField, LocatorForm } from './locator-form.tsx'
import type { LocatorWords } from './locator-words.ts'
import type { Answers } from './match-dealer.ts'
import { weekdayIn } from './today.ts'

export type LocatorData = { dealers: readonly DealerView[]; answers: Answers; timeZone: string; maps: MapsService | null }

type LocatorProps = {
  anchor: string | undefined
  data: LocatorData
  /** The questions, which may depend on the answers so far. */
  fieldsOf: (answers: Answers) => readonly LocatorField[]
  matches: (dealer: DealerView, answers: Answers) => boolean
  wordsOf: (answers: Answers) => LocatorWords
  languageOf?: (answers: Answers) => 'ar' | 'en'
}

type Location = { state: 'unasked' | 'asking' | 'failed' } | { state: 'known'; place: Place }

const NEAR_KM = 10

/** Search, list and map of dealers: what all variants are. The address bar has the answers, as the form without a script would send them.
 * Long, since fields, list and map draw one search, and half of it is markup. */
export function Locator({ anchor, data, fieldsOf, matches, wordsOf, languageOf = () => 'ar' }: LocatorProps) {
  const { dealers, timeZone, maps } = data
  const id = useId()
  const listId = `${id}-dealers`
  const [answers, setAnswers] = useState(data.answers)
  const [location, setLocation] = useState<Location>({ state: 'unasked' })
  const [isMapOpen, setIsMapOpen] = useState(false)
  const [selected, setSelected] = useState<string | null>(null)
  const [weekday, setWeekday] = useState<number | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const cards = useRef(new Map<string, HTMLElement>())
  const words = wordsOf(answers)
  const language = languageOf(answers)
  const fields = fieldsOf(answers)

  // Only the visitor's clock says which day it is; a page may have been kept since yesterday.
  useEffect(() => setWeekday(weekdayIn(timeZone, new Date())), [timeZone])
  // What was typed before the script came is in the form only, as is what the browser restored.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is hydrated
  useEffect(() => {
    const typedAnswers = form.current ? answersIn(form.current) : {}
    if (fields.some(({ name }) => (typedAnswers[name] ?? '') !== (answers[name] ?? ''))) setAnswers((before) => ({ ...before, ...typedAnswers }))
  }, [])

  const nearestDealers = useMemo(() => {
    const matching = dealers.filter((dealer) => matches(dealer, answers))
    const near = matching.map((dealer) => ({ dealer, km: location.state === 'known' && dealer.place ? distanceKm(location.place, dealer.place) : null }))
    return location.state === 'known' ? near.toSorted((one, other) => (one.km ?? Infinity) - (other.km ?? Infinity)) : near
  }, [dealers, answers, location, matches])
  const points = useMemo(
    () => nearestDealers.flatMap(({ dealer }) => (dealer.place ? { id: dealer.id, label: dealer.name, ...dealer.place } : [])),
    [nearestDealers],
  )

  const answer = (name: string, value: string) => {
    const next = { ...answers, [name]: value }
    // An answer to a question that is no longer asked, such as a city of another market, is dropped.
    const dropped = fieldsOf(next).filter((field) => field.kind === 'select' && !isOffered(field, next))
    const settled = { ...next, ...Object.fromEntries(dropped.map((field) => [field.name, ''])) }
    setAnswers(settled)
    setSelected(null)
    writeAddress(fieldsOf(settled), settled)
  }
  const reset = (event: MouseEvent) => {
    event.preventDefault()
    const nothing = Object.fromEntries(fields.map((field) => [field.name, mustAnswer(field) ? (answers[field.name] ?? '') : '']))
    setAnswers(nothing)
    writeAddress(fields, nothing)
    document.getElementById(listId)?.focus()
  }
  const locate = () => {
    setLocation({ state: 'asking' })
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => setLocation({ state: 'known', place: { latitude, longitude } }),
      () => setLocation({ state: 'failed' }),
      { timeout: 15_000, maximumAge: 300_000 },
    )
  }
  const selectOnMap = (dealer: string) => {
    setSelected(dealer)
    cards.current.get(dealer)?.scrollIntoView({ block: 'nearest' })
  }
  const showOnMap = (dealer: string) => {
    setSelected(dealer)
    setIsMapOpen(true)
  }

  const chosenDealer = dealers.find((dealer) => dealer.id === selected)
  const locationNote = { unasked: '', asking: words.locating, failed: words.locationFailed, known: words.located }[location.state]
  return (
    <Section id={anchor} label={words.label} dir={language === 'ar' ? null : 'ltr'} className={css.locator}>
      <LocatorForm ref={form} fields={fields} answers={answers} listId={listId} words={words} onChange={answer} />
      <div className={css.bar}>
        <h2 className={css.count} aria-live="polite">
          {fillWords(words.count, { n: nearestDealers.length })}
        </h2>
        <div className={css.tools}>
          <Button variant="tertiary" onClick={locate} aria-disabled={location.state === 'asking' || undefined}>
            <span>{words.nearMe}</span>
            <Icon name="location" size={18} />
          </Button>
          <Button variant="secondary" aria-expanded={isMapOpen} onClick={() => setIsMapOpen(!isMapOpen)}>
            {isMapOpen ? words.hideMap : words.showMap}
          </Button>
        </div>
        <p className={css.note} role="status" data-state={location.state}>
          {locationNote}
        </p>
      </div>
      <div className={css.places} data-map={isMapOpen || undefined}>
        {isMapOpen && (
          <div className={css.map}>
            <RegionMap points={points} selected={selected} onSelect={selectOnMap} service={maps} language={language} words={words} />
          </div>
        )}
        <div id={listId} tabIndex={-1} className={css.list}>
          {nearestDealers.length === 0 ? (
            <div className={css.nothing}>
              <p>{words.noResults}</p>
              <a href="?" className={css.reset} onClick={reset}>
                {words.reset}
              </a>
            </div>
          ) : (
            <ul className={css.cards}>
              {nearestDealers.map(({ dealer, km }) => (
                <li key={dealer.id}>
                  <DealerCard
                    ref={(card) => {
                      if (card) cards.current.set(dealer.id, card)
                      else cards.current.delete(dealer.id)
                    }}
                    dealer={dealer}
                    words={words}
                    distance={km === null ? null : formatNumber(km, { decimals: km < NEAR_KM ? 1 : 0 })}
                    weekday={weekday}
                    isSelected={dealer.id === selected}
                    onShowOnMap={() => showOnMap(dealer.id)}
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <p className="visually-hidden" aria-live="polite">
        {isMapOpen && chosenDealer ? chosenDealer.name : ''}
      </p>
    </Section>
  )
}

/** A choice without "all" filters nothing, such as that of the language. */
function mustAnswer(field: LocatorField): boolean {
  return field.kind === 'select' && field.any === undefined
}

function isOffered(field: Extract<LocatorField, { kind: 'select' }>, answers: Answers): boolean {
  const value = answers[field.name] ?? ''
  return value === '' || field.options.some((option) => option.value === value)
}

function answersIn(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}

/** The address that the form would lead to; other parameters of the page stay. */
function writeAddress(fields: readonly LocatorField[], answers: Answers): void {
  const url = new URL(window.location.href)
  for (const { name } of fields) {
    const value = answers[name]?.trim()
    if (value) url.searchParams.set(name, value)
    else url.searchParams.delete(name)
  }
  history.replaceState(history.state, '', url)
}
