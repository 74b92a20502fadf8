import { useEffect, useState } from 'react'
import { type FilterKey, isRangeKey, type ListKey, type Range, type RangeKey, type StockFilters, stockFilters } from '#domains/stock/index.ts'
import { latinDigits } from '#kernel/digits.ts'
import { formatNumber } from '#kernel/format/number.ts'
import { BidiText } from '#ui/text/bidi-text.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { fillWords } from '#kernel/words/fill-words.ts'
import { mark, WAITS_FOR_ISLAND } from '#ui/page-protocol.ts'
import css from './filter-form.module.css'
import { Fold } from './fold.tsx'
import { type LocatorResult, type LocatorStock, rangeNumber, valueLabel } from '../locator-data.ts'
import { type LocatorQuery, withoutFilter, withRange, withValue } from '../locator-query.ts'
import { countText, type LocatorWords } from '../locator-words.ts'
import { RangeSlider } from './range-slider.tsx'

export type FilterChange = (filters: StockFilters) => StockFilters

type FilterFormProps = {
  stock: LocatorStock
  query: LocatorQuery
  result: LocatorResult
  words: LocatorWords
  /** The rest of the search, which a plain form sends along. */
  keptParameters: readonly (readonly [name: string, value: string])[]
  /** Id of the form, which the choice of the order belongs to as well. */
  id: string
  /** Where the page opens again when the form is sent without a script. */
  listId: string
  resetTheme: string
  /** Receives an update instead of a value: an answer may arrive while the visitor types. `field` names a field that is typed in. */
  onChange: (change: FilterChange, field?: string) => void
  /** A press of the button, or of Enter. */
  onDone: () => void
  onReset: () => void
  /** Shows the number of results on the button, where the form covers the list. */
  showsTotal?: boolean
}

/** Groups that stand open at first. */
const OPEN = 3
/** Longer lists show their commonest values, and the rest on demand. */
const MOST_OPTIONS = 8
const FIRST_OPTIONS = 6

/** All filters as a plain GET form, whose controls are applied at once when there is a script. */
export function FilterForm({
  stock,
  query,
  result,
  words,
  keptParameters,
  id,
  listId,
  resetTheme,
  onChange,
  onDone,
  onReset,
  showsTotal = false,
}: FilterFormProps) {
  const visibleFilters = stock.filters.filter((key) => isOffered(key, query, result))
  return (
    <search aria-label={words.filters}>
      <form
        id={id}
        method="get"
        action={`#${listId}`}
        autoComplete="off"
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          onDone()
        }}
      >
        {keptParameters.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {visibleFilters.map((key, index) => (
          <Fold key={key} label={stock.words[`filter_${key}`]} isOpen={index < OPEN || hasValue(query.filters[key])}>
            <fieldset className={css.fields}>
              <legend className="visually-hidden">{stock.words[`filter_${key}`]}</legend>
              {isRangeKey(key) ? (
                <RangeControl
                  name={stockFilters[key].attribute}
                  label={stock.words[`filter_${key}`]}
                  textOf={(number) => rangeNumber(key, number, stock)}
                  bounds={result.bounds[key]}
                  range={query.filters[key] ?? {}}
                  words={words}
                  onChange={(range) => onChange((filters) => withRange(filters, key, range), key)}
                />
              ) : (
                <ListControl filter={key} stock={stock} query={query} result={result} words={words} onChange={onChange} />
              )}
            </fieldset>
          </Fold>
        ))}
        <div className={css.actions}>
          <Button type="submit" className={css.apply}>
            {words.apply}
            {showsTotal && <bdi> ({formatNumber(result.total)})</bdi>}
          </Button>
          <span className={css.reset} data-section-theme={resetTheme}>
            <a
              href="?"
              {...mark(WAITS_FOR_ISLAND, '')}
              className={css.resetLink}
              onClick={(event) => {
                event.preventDefault()
                onReset()
              }}
            >
              {words.reset}
            </a>
          </span>
        </div>
      </form>
    </search>
  )
}

type ListControlProps = Pick<FilterFormProps, 'stock' | 'query' | 'result' | 'words'> & {
  filter: ListKey
  onChange: (change: FilterChange) => void
}

function ListControl({ filter, stock, query, result, words, onChange }: ListControlProps) {
  const { attribute, kind } = stockFilters[filter]
  const name = `${attribute}_${kind}`
  const chosenValues = query.filters[filter] ?? []
  const counts = result.facets[filter]
  // A chosen value without vehicles stays in the list, so that it can be unchosen.
  const options = [...counts, ...chosenValues.filter((value) => !counts.some((facet) => facet.value === value)).map((value) => ({ value, count: 0 }))]
  const isSingle = kind === 'eq'
  const option = ({ value, count }: (typeof options)[number]) => (
    <li key={value}>
      <label className={css.option}>
        <input
          type={isSingle ? 'radio' : 'checkbox'}
          name={name}
          value={value}
          checked={chosenValues.includes(value)}
          onChange={({ target: { checked } }) =>
            onChange((filters) => (isSingle ? { ...filters, [filter]: [value] } : withValue(filters, filter, value, checked)))
          }
        />
        <span className={css.name}>
          <BidiText text={valueLabel(filter, value, stock)} />
        </span>{' '}
        <span className={css.count} aria-hidden="true">
          {count}
        </span>
        <span className="visually-hidden">، {countText(count, words)}</span>
      </label>
    </li>
  )
  const first = options.length > MOST_OPTIONS ? options.slice(0, FIRST_OPTIONS) : options
  const others = options.slice(first.length)
  const [startsOpen] = useState(others.some(({ value }) => chosenValues.includes(value)))
  return (
    <>
      <ul>
        {isSingle && (
          <li>
            <label className={css.option}>
              <input
                type="radio"
                name={name}
                value=""
                checked={chosenValues.length === 0}
                onChange={() => onChange((filters) => withoutFilter(filters, filter))}
              />
              <span>{words.any}</span>
            </label>
          </li>
        )}
        {first.map(option)}
      </ul>
      {others.length > 0 && (
        <details open={startsOpen} suppressHydrationWarning /* a visitor may have moved it before the script ran */>
          <summary className={css.more}>{fillWords(words.moreOptions, { n: others.length })}</summary>
          <ul>{others.map(option)}</ul>
        </details>
      )}
    </>
  )
}

type RangeControlProps = {
  name: string
  label: string
  /** A number of the range as visitors read it. */
  textOf: (number: number) => string
  bounds: LocatorResult['bounds'][RangeKey]
  range: Range
  words: LocatorWords
  onChange: (range: Range) => void
}

/** Time without a key before a number counts. */
const PAUSE_MS = 500

function RangeControl({ name, label, textOf: readable, bounds, range, words, onChange }: RangeControlProps) {
  const [typedRange, setTypedRange] = useState<{ from: string; to: string }>({ from: textOf(range.from), to: textOf(range.to) })
  const rangeKey = `${textOf(range.from)}|${textOf(range.to)}`
  // A filter is taken back elsewhere as well: by its chip, or by the reset.
  useEffect(() => {
    const [from = '', to = ''] = rangeKey.split('|')
    setTypedRange((before) => (numberOf(before.from) === numberOf(from) && numberOf(before.to) === numberOf(to) ? before : { from, to }))
  }, [rangeKey])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a timer that starts anew with every key, and with nothing else
  useEffect(() => {
    const next = { from: numberOf(typedRange.from), to: numberOf(typedRange.to) }
    if (next.from === range.from && next.to === range.to) return
    const timer = setTimeout(() => onChange(rangeOf(next.from, next.to)), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typedRange])
  const control = (end: 'from' | 'to', suffix: string, limit: number | undefined) => (
    <Field label={words[end]}>
      <input
        // A field of type "number" drops the digits of Arabic keyboards without a word.
        type="text"
        name={`${name}_${suffix}`}
        inputMode="numeric"
        dir="ltr"
        className={css.number}
        placeholder={limit === undefined ? undefined : String(limit)}
        value={typedRange[end]}
        onChange={({ target }) => setTypedRange({ ...typedRange, [end]: target.value })}
      />
    </Field>
  )
  return (
    <>
      {bounds && bounds.min < bounds.max && (
        <RangeSlider
          bounds={bounds}
          range={rangeOf(numberOf(typedRange.from), numberOf(typedRange.to))}
          labels={{ from: fillWords(words.sliderFrom, { name: label }), to: fillWords(words.sliderTo, { name: label }) }}
          textOf={readable}
          onChange={({ from, to }) => setTypedRange({ from: textOf(from), to: textOf(to) })}
        />
      )}
      <div className={css.range}>
        {control('from', 'gteq', bounds?.min)}
        {control('to', 'lteq', bounds?.max)}
      </div>
    </>
  )
}

function rangeOf(from: number | undefined, to: number | undefined): Range {
  return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }
}

/** A filter offers nothing when none of its values narrows the search. One that a visitor has set stays, so that it can be taken back. */
function isOffered(key: FilterKey, { filters }: LocatorQuery, { facets, bounds, total }: LocatorResult): boolean {
  if (hasValue(filters[key])) return true
  if (!isRangeKey(key)) return facets[key].some(({ count }) => count !== total)
  const limit = bounds[key]
  return limit !== null && limit.min < limit.max
}

function hasValue(value: LocatorQuery['filters'][FilterKey]): boolean {
  return value !== undefined && (Array.isArray(value) ? value.length > 0 : Object.keys(value).length > 0)
}

function textOf(number: number | undefined): string {
  return number === undefined ? '' : String(number)
}

function numberOf(text: string): number | undefined {
  const number = Number(latinDigits(text).replaceAll(/[,\s]/g, ''))
  return text.trim() === '' || !Number.isFinite(number) ? undefined : number
}
