import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { nowhere, type PostcodeSearch, searchMode } from '#domains/stock/index.ts'
import { latinDigits } from '#kernel/digits.ts'
import { Button } from '#ui/controls/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Field } from '#ui/controls/field.tsx'
import { Select } from '#ui/controls/select.tsx'
import type { Places } from '../locator-data.ts'
import type { LocatorWords } from '../locator-words.ts'
import css from './place-search.module.css'

type Way = 'retailer' | 'state' | 'postcode'

type PlaceSearchProps = {
  places: Places
  place: PostcodeSearch
  words: LocatorWords
  /** The rest of the search, which a plain form sends along. */
  keptParameters: readonly (readonly [name: string, value: string])[]
  listId: string
  /** The error below the fields; '' without one. */
  flaw: string
  isBusy: boolean
  /** Whether a place must be chosen: there is no search for everywhere. */
  isNeeded?: boolean
  /** In a column as narrow as the filters. */
  isNarrow?: boolean
  onSearch: (place: PostcodeSearch) => void
}

/** Search for vehicles by retailer, by state, or by postcode with its locality; a plain GET form without a script.
 * Long, since its fields exclude each other: what one says empties the others. */
export function PlaceSearch({ places, place, words, keptParameters, listId, flaw, isBusy, isNeeded = false, isNarrow = false, onSearch }: PlaceSearchProps) {
  const id = useId()
  const ways = waysOf(places)
  const [searched, setSearched] = useState(place)
  const [draft, setDraft] = useState(place)
  const [way, setWay] = useState<Way>(searchMode(place) ?? ways[0] ?? 'postcode')
  const [missing, setMissing] = useState('')
  // A place is also taken back elsewhere: by its chip, or by the reset.
  if (searched !== place) {
    setSearched(place)
    setDraft(place)
    setWay(searchMode(place) ?? way)
  }
  const form = useRef<HTMLFormElement>(null)
  // What was typed before the script came is in the fields only.
  useEffect(() => {
    const fields = form.current ? new FormData(form.current) : new FormData()
    const field = (name: string) => String(fields.get(`_${name}`) ?? '')
    const typedPlace = { ...nowhere, retailer: field('retailer'), state: field('state'), postcode: field('postcode'), locality: field('locality') }
    setDraft(({ dealerCodes }) => ({ ...typedPlace, dealerCodes }))
    setWay((before) => searchMode(typedPlace) ?? before)
  }, [])
  const change = (values: Partial<PostcodeSearch>) => {
    setMissing('')
    setDraft({ ...draft, ...values })
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    const next = onlyWay(way, draft)
    const isHalf = way === 'postcode' && (next.postcode === '') !== (next.locality === '')
    const isEmpty = searchMode(next) === null
    if (isHalf || (isEmpty && (isNeeded || way === 'postcode'))) return setMissing(way === 'postcode' ? words.postcodeNeeded : words.placeNeeded)
    onSearch(next)
  }
  const choose = (option: Way) => {
    setMissing('')
    setWay(option)
  }
  // What was wrong with one way of searching says nothing of another.
  const error = missing || (way === (searchMode(place) ?? way) ? flaw : '')
  const [flawId, townsId] = [`${id}-flaw`, `${id}-towns`]
  const input = (name: 'postcode' | 'locality') => (
    <input
      name={`_${name}`}
      value={draft[name]}
      maxLength={80}
      autoComplete={name === 'postcode' ? 'postal-code' : 'address-level2'}
      aria-invalid={error !== '' && way === 'postcode' ? true : undefined}
      aria-describedby={error === '' ? undefined : flawId}
      list={name === 'locality' ? townsId : undefined}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  )
  return (
    <search aria-label={words.place} className={classNames(css.place, isNarrow && css.narrow)}>
      <form ref={form} method="get" action={`#${listId}`} autoComplete="off" className={css.form} onSubmit={send}>
        {keptParameters.map(([name, value], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same name and value may stand twice, and nothing of them has a state
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        {ways.length > 1 && (
          <fieldset className={css.ways}>
            <legend className="visually-hidden">{words.placeWay}</legend>
            {ways.map((option) => (
              <button key={option} type="button" className={css.way} aria-pressed={way === option} onClick={() => choose(option)}>
                {words[option]}
              </button>
            ))}
          </fieldset>
        )}
        {places.hasAll && places.retailers.length > 0 && (
          <Field label={words.retailer} data-off={way !== 'retailer' || undefined} className={css.field}>
            <Select name="_retailer" value={draft.retailer} onChange={({ target }) => change({ retailer: target.value })}>
              <option value="">{words.everyRetailer}</option>
              {places.retailers.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {places.hasAll && places.regions.length > 0 && (
          <Field label={words.state} data-off={way !== 'state' || undefined} className={css.field}>
            <Select name="_state" value={draft.state} onChange={({ target }) => change({ state: target.value })}>
              <option value="">{words.everyState}</option>
              {places.regions.map((region) => (
                <option key={region}>{region}</option>
              ))}
            </Select>
          </Field>
        )}
        <Field label={words.postcode} data-off={way !== 'postcode' || undefined} className={css.field}>
          {input('postcode')}
        </Field>
        <Field label={words.locality} data-off={way !== 'postcode' || undefined} className={css.field}>
          {input('locality')}
        </Field>
        <datalist id={townsId}>
          {townsFor(draft.postcode, places).map((town) => (
            <option key={town} value={town} />
          ))}
        </datalist>
        <Button type="submit" variant="secondary" className={css.send} aria-disabled={isBusy || undefined}>
          {words.search}
        </Button>
      </form>
      <p id={flawId} role="alert" className={css.flaw}>
        {error}
      </p>
    </search>
  )
}

function waysOf({ hasAll, retailers, regions }: Places): Way[] {
  if (!hasAll) return ['postcode']
  return [...(retailers.length > 0 ? ['retailer' as const] : []), ...(regions.length > 0 ? ['state' as const] : []), 'postcode']
}

function onlyWay(way: Way, { retailer, state, postcode, locality }: PostcodeSearch): PostcodeSearch {
  if (way === 'retailer') return { ...nowhere, retailer }
  if (way === 'state') return { ...nowhere, state }
  return { ...nowhere, postcode: latinDigits(postcode).trim(), locality: locality.trim() }
}

/** Where dealers of the postcode are; of every postcode while none of them has it. */
function townsFor(postcode: string, { towns }: Places): string[] {
  const searchText = latinDigits(postcode).trim()
  const near = towns.filter((town) => town.postcode === searchText)
  return [...new Set((near.length > 0 ? near : towns).map(({ locality }) => locality))]
}
