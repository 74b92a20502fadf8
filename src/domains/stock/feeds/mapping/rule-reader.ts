import { foldArabic } from '#kernel/arabic.ts'
import { isFilled } from '#kernel/json/json-values.ts'
import type { FeedRule } from '../feed.ts'
import type { FeedField } from './feed-fields.ts'
import { elementsAt, type FeedRecord, valuesAt } from '../feed-record.ts'
import { type ValueFlaw, valueParser } from './parse-value.ts'

/** Reports a flaw of a value; `part` names a part of an entry. */
export type Complain = (reason: ValueFlaw | 'required' | 'not_an_address', value: string, part?: string) => void
/** Applies a rule to a record; undefined when the file has no value. Entries become a list of objects. */
export type RuleReader = (record: FeedRecord, complain: Complain) => unknown
export type Entry = Readonly<Record<string, unknown>>

const MOST_PHOTOS = 40

/** Creates a reader of a rule's values; its translations are prepared once. */
export function ruleReader(field: FeedField, rule: FeedRule): RuleReader {
  const { from, constant, separator } = rule
  const translate = translator(rule)
  const elementsOf = (record: FeedRecord): unknown[] => {
    const values = from === '' ? [] : valuesAt(record, from)
    return values.length > 0 ? values : [constant]
  }
  const valuesOf = (record: FeedRecord): string[] => elementsOf(record).map(translate).filter(isFilled)
  const list = (record: FeedRecord): string[] =>
    elementsOf(record)
      .flatMap((value) => splitBy(value, separator))
      .map(translate)
      .filter(isFilled)

  switch (field.kind) {
    case 'choices': {
      const { parse, flaw } = valueParser({ kind: 'choice', options: field.options }, rule)
      return (record, complain) => {
        const texts = list(record)
        for (const text of texts) if (parse(text) === null) complain(flaw, text)
        return texts.length === 0 ? undefined : texts.map(parse)
      }
    }
    case 'texts':
      return list
    case 'names':
      return (record) => list(record).map((name) => ({ name }))
    case 'photos':
      return (record, complain) => photosOf(list(record).slice(0, MOST_PHOTOS), complain)
    case 'entries':
      return rule.part === '' ? entriesReader(field, rule) : entryReader(field, rule, valuesOf)
    default: {
      const { parse, flaw } = valueParser({ kind: field.kind, options: field.options }, rule)
      return (record, complain) => {
        const [text] = valuesOf(record)
        if (text === undefined) return undefined
        const value = parse(text)
        if (value === null) complain(flaw, text)
        return value ?? undefined
      }
    }
  }
}

/** Reads the one entry that the rule names: its first part is the name, the second what the file says. */
function entryReader({ parts, isRecord }: FeedField, rule: FeedRule, valuesOf: (record: FeedRecord) => string[]): RuleReader {
  const [namePart, valued] = parts
  if (!namePart || !valued) return () => undefined
  const { parse, flaw } = valueParser(valued, rule)
  return (record, complain) => {
    const [text] = valuesOf(record)
    if (text === undefined) return undefined
    const value = parse(text)
    if (value === null) complain(flaw, text, isRecord ? rule.part : valued.name)
    return [{ [namePart.name]: rule.part, ...(value === null ? {} : { [valued.name]: value }) }]
  }
}

/** Reads a whole list of entries: from texts, from objects of their parts, or from an object of values by name. */
function entriesReader(field: FeedField, rule: FeedRule): RuleReader {
  const translate = translator(rule)
  const parsers = field.parts.map((part) => ({ part, ...valueParser(part, rule) }))
  const entryOf = (texts: readonly string[], complain: Complain): Entry[] => {
    if (!texts.some(isFilled)) return []
    const values = parsers.flatMap(({ part, parse, flaw }, index) => {
      const text = texts[index] ?? ''
      const value = isFilled(text) ? parse(text) : undefined
      // The entries of a record are keyed by name.
      if (value === null) complain(flaw, text, (field.isRecord && index > 0 && texts[0]) || part.name)
      if (value === undefined && field.isRecord && index === 0) complain('required', '', part.name)
      return value === null || value === undefined ? [] : [[part.name, value] as const]
    })
    return [Object.fromEntries(values)]
  }
  return (record, complain) => {
    const elements = rule.from === '' ? [] : elementsAt(record, rule.from)
    const entries = (elements.some(isFilled) ? elements : [rule.constant]).flatMap((element) =>
      textsOf(element, field, rule).flatMap((texts) => entryOf(texts.map(translate), complain)),
    )
    return entries.length === 0 ? undefined : entries
  }
}

/** The parts of each entry in one element of a list, as the file has them. */
function textsOf(element: unknown, { parts }: FeedField, rule: FeedRule): unknown[][] {
  const ofText = (text: unknown) => splitBy(text, rule.separator).map((piece) => splitInto(piece, rule.part_separator, parts.length))
  if (typeof element !== 'object' || element === null) return ofText(element)
  const object = element as FeedRecord
  const pathOf = (name: string) => rule.members[name] ?? ''
  const values = parts.map(({ name }) => first(object, pathOf(name) || name) ?? (pathOf(name) === '' ? first(object, `@${name}`) : undefined))
  const text = first(object, '#text')
  if (values.some(isFilled)) {
    // The text of an element is what none of its attributes says: <line label="VAT">500</line>.
    const firstEmpty = parts.findIndex(({ name }, index) => !isFilled(values[index]) && pathOf(name) === '')
    return [values.map((value, index) => (index === firstEmpty ? text : value))]
  }
  if (text !== undefined) return ofText(text)
  const isPlaced = parts.some(({ name }) => pathOf(name) !== '')
  return isPlaced ? [] : Object.keys(object).map((name) => [name.replace(/^@/, ''), first(object, name)])
}

function first(object: FeedRecord, path: string): unknown {
  return valuesAt(object, path)[0]
}

function splitBy(value: unknown, separator: string): unknown[] {
  return separator === '' ? [value] : textOf(value).split(separator)
}

/** Splits a text into a limited number of parts; surplus separators stay in the first part, since names contain them more often than amounts. */
function splitInto(value: unknown, separator: string, count: number): unknown[] {
  if (separator === '') return [value]
  const pieces = textOf(value).split(separator)
  const over = Math.max(0, pieces.length - count)
  return [pieces.slice(0, over + 1).join(separator), ...pieces.slice(over + 1)]
}

function photosOf(addresses: readonly string[], complain: Complain): unknown[] {
  for (const address of addresses) if (!/^https?:\/\//i.test(address)) complain('not_an_address', address)
  return addresses.map((address, index) => ({
    sequence: index,
    big_path: address,
    medium_path: address,
    quarter_hd_path: address,
    hd_path: address,
    full_path: address,
  }))
}

/** Translates the words of a file into ours; unknown words are kept. */
function translator({ words }: FeedRule): (value: unknown) => string {
  const meanings = new Map(words.map((word) => [foldArabic(word.from), word.to]))
  return (value) => {
    const text = typeof value === 'string' ? value.trim() : textOf(value)
    return meanings.get(foldArabic(text)) ?? text
  }
}

/** A value as text, '' for none. */
export function textOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
