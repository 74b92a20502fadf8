import { type ComponentProps, useId, useRef, useState } from 'react'
import { distanceKm, type Place } from '#domains/retailers/index.ts'
import { foldArabic } from '#kernel/arabic.ts'
import { formatNumber } from '#kernel/format/number.ts'
import { fillWords } from '#kernel/words/fill-words.ts'
import { Button } from '#ui/controls/button.tsx'
import { Select } from '#ui/controls/select.tsx'
import { Icon } from '#ui/icon.tsx'
import type { RetailerOption } from '../form.ts'
import type { FormTexts } from '../words.ts'
import css from './form-view.module.css'

type RetailerControlProps = {
  retailers: readonly RetailerOption[]
  /** The chosen retailer, which stays in the list during a search. */
  chosenId: string
  none: string
  words: FormTexts
  select: Pick<ComponentProps<'select'>, 'id' | 'name' | 'defaultValue' | 'autoComplete'>
}
type Location = { name: 'unasked' | 'asking' | 'failed' } | { name: 'known'; place: Place }

/** A shorter list needs no search. */
const MANY = 5
const NEAR_KM = 10

/** A native select of retailers; a long list can be searched by name and city, and sorted by distance. */
export function RetailerControl({ retailers, chosenId, none, words, select }: RetailerControlProps) {
  const [searchText, setSearchText] = useState('')
  const [location, setLocation] = useState<Location>({ name: 'unasked' })
  const element = useRef<HTMLDivElement>(null)
  const isMany = retailers.length > MANY
  const listedRetailers = sortedByDistance(retailers, location).filter(({ retailer }) => retailer.value === chosenId || isMeant(retailer, searchText))
  const foundCount = listedRetailers.filter(({ retailer }) => isMeant(retailer, searchText)).length

  const choose = (value: string) => {
    const control = element.current?.querySelector('select')
    if (!control) return
    control.value = value
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const locate = () => {
    setLocation({ name: 'asking' })
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        const knownPlace = { name: 'known', place: { latitude, longitude } } as const
        setLocation(knownPlace)
        const [nearest] = sortedByDistance(retailers, knownPlace)
        if (chosenId === '' && nearest?.km !== null) choose(nearest?.retailer.value ?? '')
      },
      () => setLocation({ name: 'failed' }),
      { timeout: 15_000, maximumAge: 300_000 },
    )
  }
  return (
    <div ref={element} className={css.retailer}>
      {isMany && (
        <RetailerSearch {...{ searchText, words, locate }} onWanted={setSearchText} hasPlaces={retailers.some(({ place }) => place)}>
          {noteOf(location, searchText === '' ? null : foundCount, words)}
        </RetailerSearch>
      )}
      <Select {...select}>
        <option value="">{none}</option>
        {listedRetailers.map(({ retailer: { value, label }, km }) => (
          <option key={value} value={value}>
            {km === null ? label : fillWords(words.retailer_at, { name: label, km: formatNumber(km, { decimals: km < NEAR_KM ? 1 : 0 }) })}
          </option>
        ))}
      </Select>
    </div>
  )
}

type RetailerSearchProps = {
  searchText: string
  words: FormTexts
  hasPlaces: boolean
  locate: () => void
  onWanted: (text: string) => void
  children: string
}

/** Only scripts can search: without one the stylesheet hides it. */
function RetailerSearch({ searchText, words, hasPlaces, locate, onWanted, children }: RetailerSearchProps) {
  const id = useId()
  return (
    <div className={css.retailerSearch}>
      <label className="visually-hidden" htmlFor={id}>
        {words.retailer_search}
      </label>
      <input
        id={id}
        type="text"
        inputMode="search"
        autoComplete="off"
        placeholder={words.retailer_search}
        value={searchText}
        // Enter searches and does not send the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        onInput={(event) => event.stopPropagation()}
        onChange={({ target }) => onWanted(target.value)}
      />
      {hasPlaces && (
        <Button variant="tertiary" onClick={locate}>
          <span>{words.retailer_near}</span>
          <Icon name="location" size={18} />
        </Button>
      )}
      <p role="status" className={css.hint}>
        {children}
      </p>
    </div>
  )
}

function noteOf(location: Location, foundCount: number | null, words: FormTexts): string {
  if (location.name === 'asking') return words.retailer_locating
  if (location.name === 'failed') return words.retailer_not_located
  if (foundCount === null) return ''
  return foundCount === 0 ? words.retailer_none : fillWords(words.retailer_found, { n: foundCount })
}

/** By distance once the place of the visitor is known; those without a place come last. */
function sortedByDistance(retailers: readonly RetailerOption[], location: Location): { retailer: RetailerOption; km: number | null }[] {
  if (location.name !== 'known') return retailers.map((retailer) => ({ retailer, km: null }))
  const far = retailers.map((retailer) => ({ retailer, km: retailer.place && distanceKm(location.place, retailer.place) }))
  return far.toSorted((one, other) => (one.km ?? Number.POSITIVE_INFINITY) - (other.km ?? Number.POSITIVE_INFINITY))
}

function isMeant({ label, city }: RetailerOption, searchText: string): boolean {
  const text = foldArabic(`${label} ${city}`)
  return foldArabic(searchText)
    .split(' ')
    .every((part) => text.includes(part))
}
