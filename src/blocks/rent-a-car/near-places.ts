import { useState } from 'react'
import { distanceKm, KM_PER_MILE, type Place } from '#domains/retailers/index.ts'
import { formatNumber } from '#kernel/format/number.ts'
import { fillWords } from '#kernel/words/fill-words.ts'
import type { RentLocation, RentOptions, RentTexts } from './configuration.ts'

/** Below this a distance has a decimal. */
const NEAR = 10

/** A place with its distance; '' while the visitor's location is unknown. */
export type NearPlace = { location: RentLocation; distance: string }

type NearPlaces = { places: readonly NearPlace[]; state: 'unasked' | 'asking' | 'failed' | 'known'; ask: () => void }

/** The places in their order, or the nearest first with the way to each once the visitor says where they are (B-241). */
export function useNearPlaces(locations: readonly RentLocation[], { distance_unit: unit }: RentOptions, texts: RentTexts): NearPlaces {
  const [state, setState] = useState<NearPlaces['state']>('unasked')
  const [here, setHere] = useState<Place | null>(null)
  const ask = () => {
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setHere({ latitude, longitude })
        setState('known')
      },
      () => setState('failed'),
    )
  }
  if (!here) return { places: locations.map((location) => ({ location, distance: '' })), state, ask }
  const far = locations.map((location) => {
    const { lat: latitude, lng: longitude } = location.coordinates
    const km = distanceKm(here, { latitude, longitude })
    return { location, far: unit === 'mi' ? km / KM_PER_MILE : km }
  })
  const distanceText = (way: number) => fillWords(unit === 'mi' ? texts.miles : texts.kilometres, { n: formatNumber(way, { decimals: way < NEAR ? 1 : 0 }) })
  const places = far.toSorted((one, other) => one.far - other.far).map(({ location, far: way }) => ({ location, distance: distanceText(way) }))
  return { places, state, ask }
}
