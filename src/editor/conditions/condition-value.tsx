import { useId } from 'react'
import type { Condition } from '#block-engine/condition.ts'
import { isProductStrategy, urlBrands } from '#domains/dynamic-content/index.ts'
import type { DataOf } from '#staff/calls/call-types.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { type Option, Select } from '../ui/inputs/choices.tsx'
import { TextInput } from '../ui/inputs/text-input.tsx'
import { useWord } from '../words/use-word.ts'
import css from './conditions.module.css'
import { brandNames, conditionWords } from './words.ts'

type ConditionChoices = DataOf<'GET /api/editing/condition_choices'>
type ConditionValueProps = { condition: Condition; choices: ConditionChoices | undefined; onChange: (next: Condition) => void }

/** The value of a condition, chosen from those that its strategy knows. */
export function ConditionValue({ condition, choices, onChange }: ConditionValueProps) {
  const word = useWord(conditionWords)
  const brand = useWord(brandNames)
  const { key, value } = condition
  const text = typeof value === 'string' ? value : ''
  const pairs = typeof value === 'string' ? {} : value
  const set = (next: Condition['value']) => onChange({ ...condition, value: next })
  if (key === 'url_brands') {
    return (
      <Select
        label={word('brand')}
        options={withStored(
          urlBrands.map((name) => ({ value: name, label: brand(name) })),
          text,
        )}
        value={text}
        onChange={set}
      />
    )
  }
  if (key === 'mena_external_sl') {
    return <Select label={word('model')} options={withStored(plain(choices?.external_models, word('choose')), text)} value={text} onChange={set} />
  }
  if (key === 'mena_offers') return <OfferPairs pairs={pairs} offers={choices?.offers ?? {}} onChange={set} />
  if (!isProductStrategy(key)) return <TextInput label={word('value')} value={text} onChange={set} />
  const lists = choices?.lists[key] ?? {}
  const { name = '', value: model = '' } = pairs
  return (
    <>
      <Select
        label={word('list')}
        options={withStored(plain(Object.keys(lists), word('choose')), name)}
        value={name}
        onChange={(list) => set({ name: list, value: model })}
      />
      <Select
        label={word('model')}
        options={withStored(plain(lists[name], word('choose')), model)}
        value={model}
        onChange={(option) => set({ name, value: option })}
      />
    </>
  )
}

function plain(values: readonly string[] | undefined, none: string): Option<string>[] {
  return [{ value: '', label: none }, ...(values ?? []).map((value) => ({ value, label: value }))]
}

/** The options, with the stored one even if it no longer exists. */
function withStored(options: Option<string>[], storedValue: string): Option<string>[] {
  return options.some(({ value }) => value === storedValue) ? options : [...options, { value: storedValue, label: storedValue }]
}

type OfferPairsProps = { pairs: Readonly<Record<string, string>>; offers: ConditionChoices['offers']; onChange: (next: Record<string, string>) => void }

/** Properties that an offer must have, with their values. Known ones of the feed are suggested. */
function OfferPairs({ pairs, offers, onChange }: OfferPairsProps) {
  const word = useWord(conditionWords)
  const id = useId()
  const rows = Object.entries(pairs)
  const replace = (index: number, row: readonly [string, string] | null) =>
    onChange(Object.fromEntries(rows.flatMap((old, place) => (place === index ? (row ? [row] : []) : [old]))))
  const unused = Object.keys(offers).find((name) => !(name in pairs)) ?? (('car_model_key' in pairs && `property_${rows.length + 1}`) || 'car_model_key')
  return (
    <div className={css.pairs}>
      {rows.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row keeps its place while its name is typed
        <div key={index} className={css.pair}>
          <TextInput label={word('property')} dir="ltr" list={`${id}-names`} value={name} onChange={(next) => replace(index, [next, value])} />
          <TextInput label={word('property_value')} list={`${id}-${index}`} value={value} onChange={(next) => replace(index, [name, next])} />
          <IconButton icon="trash" label={word('remove_property', { name })} onClick={() => replace(index, null)} />
          <datalist id={`${id}-${index}`}>
            {(offers[name] ?? []).map((offer) => (
              <option key={offer} value={offer} />
            ))}
          </datalist>
        </div>
      ))}
      <datalist id={`${id}-names`}>
        {Object.keys(offers).map((offer) => (
          <option key={offer} value={offer} />
        ))}
      </datalist>
      <Button size="s" icon="add" onClick={() => onChange({ ...pairs, [unused]: '' })}>
        {word('another_property')}
      </Button>
    </div>
  )
}
