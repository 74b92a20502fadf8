import { useId, useState } from 'react'
import { weekdayOf } from '#kernel/calendar.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Select } from '#ui/controls/select.tsx'
import { DayPicker } from '#ui/day-picker.tsx'
import type { MapsService } from '#ui/map/drawn-map.ts'
import { RegionMap } from '#ui/map/region-map.tsx'
import { BidiText } from '#ui/text/bidi-text.tsx'
import { Heading } from '#ui/text/heading.tsx'
import type { PriceStyle } from '#kernel/format/price.ts'
import type { RentItem, RentLocation, RentOptions, RentTexts, RentVehicle } from './configuration.ts'
import { Extra } from './extra.tsx'
import css from './place-step.module.css'
import { type NearPlace, useNearPlaces } from './near-places.ts'
import { CUSTOM_PLACE, type Place, type Reservation } from './reservation.ts'
import type { RentDays } from './rent-days.ts'

type PlaceStepProps = {
  id: string
  texts: RentTexts
  vehicle: RentVehicle
  groups: readonly { id: string; group_heading: string; items: readonly RentItem[] }[]
  locations: readonly RentLocation[]
  options: RentOptions
  reservation: Reservation
  days: RentDays
  /** The notice about days on which nobody is there; '' without any. */
  closedText: string
  maps: MapsService | null
  style: PriceStyle
  onChange: (reservation: Reservation) => void
}

const mapWords = {
  map: 'خريطة أماكن الاستلام',
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
  mapFailed: 'يتعذّر عرض الخريطة هنا. العناوين كلها في القائمة.',
  useKeysToZoom: 'للتكبير اضغط مفتاح Ctrl مع التمرير',
  useTwoFingers: 'حرّك الخريطة بإصبعين',
}

/**
 * Where and when, and what comes with the car. A car is offered only at its places (B-233, B-234, B-239 to B-245). Long, since its fields are one
 * markup over one reservation.
 */
export function PlaceStep({ id, texts, vehicle, groups, locations, options, reservation, days, closedText, maps, style, onChange }: PlaceStepProps) {
  const [isMapShown, setIsMapShown] = useState(false)
  const offeredLocations = locations.filter(({ name_key }) => vehicle.locations.length === 0 || vehicle.locations.includes(name_key))
  const near = useNearPlaces(offeredLocations, options, texts)
  const { pickup, dropoff, from, to, extraChoices } = reservation
  const change = (changes: Partial<Reservation>) => onChange({ ...reservation, ...changes })
  const closedDays = options.datepicker_disabled_days
  const starts = groups.map((_group, index) => groups.slice(0, index).reduce((sum, { items }) => sum + items.length, 0))
  return (
    <div className={css.step}>
      <PlaceChoice
        {...{ texts }}
        places={near.places}
        label={texts.pickup}
        place={pickup}
        allowCustom={options.allow_custom_pickup}
        onChange={(place) => change({ pickup: place })}
      />
      {offeredLocations.length > 1 && near.state !== 'known' && (
        <Button variant="tertiary" disabled={near.state === 'asking'} onClick={near.ask}>
          <span>{near.state === 'asking' ? texts.nearest_asking : texts.nearest}</span>
        </Button>
      )}
      <p role="status" className={css.told}>
        {near.state === 'failed' && texts.nearest_failed}
      </p>
      {options.allow_different_dropoff && (
        <>
          <label className={css.check}>
            <input
              type="checkbox"
              checked={dropoff === null}
              onChange={({ target }) => change({ dropoff: target.checked ? null : { key: '', address: '' } })}
            />
            <span>{texts.same_dropoff}</span>
          </label>
          {dropoff && (
            <PlaceChoice
              {...{ texts }}
              places={near.places}
              label={texts.dropoff}
              place={dropoff}
              allowCustom={options.allow_custom_dropoff}
              onChange={(place) => change({ dropoff: place })}
            />
          )}
        </>
      )}
      {offeredLocations.length > 0 && !isMapShown && (
        <Button variant="tertiary" onClick={() => setIsMapShown(true)}>
          <span>{texts.show_map}</span>
        </Button>
      )}
      {isMapShown && (
        <RegionMap
          points={offeredLocations.map(({ name_key, point_name, coordinates: { lat, lng } }) => ({
            id: name_key,
            label: point_name,
            latitude: lat,
            longitude: lng,
          }))}
          selected={pickup.key || null}
          onSelect={(key) => change({ pickup: { key, address: '' } })}
          service={maps}
          nearZoom={options.map_zoom}
          center={options.map_center}
          words={mapWords}
        />
      )}
      <div className={css.dates}>
        {(
          [
            ['from', texts.pickup_date, from, days.first, days.last],
            ['to', texts.dropoff_date, to, from || days.first, ''],
          ] as const
        ).map(([name, label, value, min, max]) => (
          <fieldset key={name} className={css.date} aria-labelledby={`${id}-${name}`}>
            <p id={`${id}-${name}`} className={css.label}>
              {label}
            </p>
            <DayPicker
              value={value}
              today={days.first}
              min={min}
              max={max}
              isClosed={(day) => closedDays.includes(weekdayOf(day)) || days.isHoliday(day)}
              language={options.date_locale}
              words={{ previous: texts.previous_month, next: texts.next_month }}
              onPick={(day) => change({ [name]: day })}
            />
          </fieldset>
        ))}
      </div>
      {closedText && (
        <p className={css.told}>
          <BidiText text={closedText} />
        </p>
      )}
      {groups.map((group, index) => (
        <div key={group.id} className={css.extras}>
          <Heading text={group.group_heading || texts.extras} tag="3" size="s" />
          {group.items.map((item, offset) => {
            const at = (starts[index] ?? 0) + offset
            return (
              <Extra
                key={item.heading}
                {...{ item, texts, style }}
                choice={extraChoices[at] ?? 0}
                onChange={(choice) => change({ extraChoices: extraChoices.with(at, choice) })}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}

type PlaceChoiceProps = {
  texts: RentTexts
  label: string
  places: readonly NearPlace[]
  place: Place
  allowCustom: boolean
  onChange: (place: Place) => void
}

function PlaceChoice({ texts, label, places, place, allowCustom, onChange }: PlaceChoiceProps) {
  const addressId = useId()
  const address = places.find(({ location }) => location.name_key === place.key)?.location.address
  return (
    <>
      <Field label={label}>
        <Select value={place.key} aria-describedby={address ? addressId : undefined} onChange={({ target }) => onChange({ ...place, key: target.value })}>
          <option value="">–</option>
          {places.map(({ location: { name_key, point_name, city_name }, distance }) => (
            <option key={name_key} value={name_key}>
              {[point_name, city_name, distance].filter(Boolean).join('، ')}
            </option>
          ))}
          {allowCustom && <option value={CUSTOM_PLACE}>{texts.custom_place}</option>}
        </Select>
      </Field>
      {address && (
        <p id={addressId} className={css.told}>
          <BidiText text={address} />
        </p>
      )}
      {allowCustom && place.key === CUSTOM_PLACE && (
        <Field label={texts.custom_address}>
          <input value={place.address} maxLength={300} onChange={({ target }) => onChange({ ...place, address: target.value })} />
        </Field>
      )}
    </>
  )
}
