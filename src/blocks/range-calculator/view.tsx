import { useEffect, useRef, useState } from 'react'
import { BlockHeading } from '#block-engine/block-heading.tsx'
import type { ViewProps } from '#block-engine/define-block.ts'
import { formatNumber } from '#kernel/format/number.ts'
import { RangeInput } from '#ui/controls/range-input.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { BidiFigure } from '#ui/text/bidi-text.tsx'
import type { rangeCalculator } from './block.ts'
import type { RangeData } from './data.server.ts'
import { Gauge } from './gauge.tsx'
import { type Drive, estimatedTable, rangeFor, type RangeRow, stopsOf } from './range-table.ts'
import css from './view.module.css'

type Props = ViewProps<typeof rangeCalculator, RangeData | null>

const MILES_PER_KM = 0.621371

/** How far the car goes on the visitor's own road. Without a script it tells an everyday drive. */
export function RangeCalculator({ id, anchor, isEager, values, words, data }: Props) {
  const lowest = Math.min(values.minimal_range, values.maximal_range)
  const highest = Math.max(values.minimal_range, values.maximal_range)
  const rows = data?.rows ?? estimatedTable(lowest, highest)
  const { form, drive, change } = useDrive(rows)
  const inMiles = values.distance_unit === 'mi'
  const distance = (km: number) => Math.round(inMiles ? km * MILES_PER_KM : km)
  const degrees = (celsius: number) => Math.round(values.temperature_unit === 'F' ? celsius * 1.8 + 32 : celsius)
  const labels = { ...words, ...values.labels }
  const speeds = stopsOf(rows, 'speed')
  const temperatures = stopsOf(rows, 'temperature')
  const wheels = stopsOf(rows, 'wheels')
  const speedText = (speed: number) => `${formatNumber(distance(speed))} ${inMiles ? words.mph : words.kmh}`
  const temperatureText = (celsius: number) => `${formatNumber(degrees(celsius))} ${values.temperature_unit === 'F' ? words.fahrenheit : words.celsius}`
  return (
    <Section id={anchor} layout="wide" label={values.heading || labels.range}>
      <div className={css.calculator}>
        <BlockHeading values={values} className={css.heading} />
        <div className={css.result} data-section-theme="dark-theme">
          <Picture image={values.image} sizes="(min-width: 961px) 50vw, 100vw" eager={isEager} className={css.picture} />
          <Gauge
            label={labels.range}
            unit={inMiles ? words.mi : words.km}
            value={distance(Math.min(highest, Math.max(lowest, rangeFor(rows, drive))))}
            from={distance(lowest)}
            to={distance(highest)}
          />
        </div>
        <form ref={form} className={css.inputs} autoComplete="off" onSubmit={(event) => event.preventDefault()}>
          <Slider name="speed" label={labels.speed} stops={speeds} value={drive.speed} textOf={speedText} onChange={(speed) => change({ speed })} />
          <Slider
            name="temperature"
            label={labels.temperature}
            stops={temperatures}
            value={drive.temperature}
            textOf={temperatureText}
            onChange={(temperature) => change({ temperature })}
          />
          {wheels.length > 1 && (
            <fieldset className={css.wheels}>
              <legend>{labels.wheels}</legend>
              {wheels.map((size) => (
                <label key={size}>
                  <input
                    type="radio"
                    name={`${id}-wheels`}
                    value={size}
                    className="visually-hidden"
                    checked={size === drive.wheels}
                    onChange={() => change({ wheels: size })}
                  />
                  <BidiFigure text={`${formatNumber(size)} ${words.inches}`} />
                </label>
              ))}
            </fieldset>
          )}
          {new Set(rows.map(({ climate }) => climate)).size > 1 && (
            <label className={css.climate}>
              <span>{labels.climate}</span>
              <input type="checkbox" name="climate" checked={drive.climate} onChange={({ target }) => change({ climate: target.checked })} />
            </label>
          )}
          <p className={css.note}>{labels.note}</p>
        </form>
      </div>
    </Section>
  )
}

type SliderProps = {
  name: string
  label: string
  stops: readonly number[]
  value: number
  textOf: (value: number) => string
  onChange: (value: number) => void
}

/** A slider from the first stop of the table to the last; nothing where there is no choice. */
function Slider({ name, label, stops, value, textOf, onChange }: SliderProps) {
  const min = stops[0] ?? 0
  const max = stops.at(-1) ?? min
  if (min === max) return null
  const interval = (max - min) % 5 === 0 ? 5 : 1
  return <RangeInput {...{ name, label, value, onChange }} range={{ min, max, interval }} valueText={textOf(value)} ends={[textOf(min), textOf(max)]} />
}

/** What the visitor chose, from an everyday drive on. */
function useDrive(rows: readonly RangeRow[]) {
  const form = useRef<HTMLFormElement>(null)
  const [drive, setDrive] = useState(() => everydayDrive(rows))
  const change = (changes: Partial<Drive>) => setDrive((before) => ({ ...before, ...changes }))

  // What was chosen before the script came is in the form only, as is what the browser restored.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is hydrated
  useEffect(() => {
    for (const input of form.current?.querySelectorAll('input') ?? []) {
      if (input.name === 'speed') change({ speed: input.valueAsNumber })
      else if (input.name === 'temperature') change({ temperature: input.valueAsNumber })
      else if (input.name === 'climate') change({ climate: input.checked })
      else if (input.checked) change({ wheels: Number(input.value) })
    }
  }, [])
  return { form, drive, change }
}

/** 80 km/h at 25 °C on wheels of the middle size with the climate control on, as far as the table goes. */
function everydayDrive(rows: readonly RangeRow[]): Drive {
  const within = (stops: readonly number[], value: number) => Math.min(stops.at(-1) ?? value, Math.max(stops[0] ?? value, value))
  const wheels = stopsOf(rows, 'wheels')
  return {
    speed: within(stopsOf(rows, 'speed'), 80),
    temperature: within(stopsOf(rows, 'temperature'), 25),
    wheels: wheels[Math.floor((wheels.length - 1) / 2)] ?? 0,
    climate: rows.some(({ climate }) => climate),
  }
}
