import { vehicleFieldEntries, type VehicleField } from '#domains/stock/index.ts'
import { formatNumber } from '#kernel/format/number.ts'
import { useFieldLabel } from '../../feeds/use-field-label.ts'
import { useWords } from '../../i18n/use-words.ts'
import { useStockWord } from '../stock-choices.ts'
import { overviewWords } from './words.ts'

const fields = new Map<string, VehicleField>(vehicleFieldEntries)

/** So many changed fields are told one by one; of an import that changed everything the rest is counted. */
const MOST_LINES = 6

type Changes = Readonly<Record<string, readonly unknown[]>>

/** Returns the changes of a vehicle as lines of text: each field by its label, from what to what. */
export function useChangesText(): (changes: Changes) => string {
  const word = useWords(overviewWords)
  const label = useFieldLabel()
  const stockWord = useStockWord()

  const valueText = (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return word('empty')
    const knownField = fields.get(field)
    if (typeof value === 'boolean') return word(value ? 'yes' : 'no')
    if (typeof value === 'number') return knownField?.field_type === 'Number' && knownField.isMoney ? formatNumber(value) : String(value)
    if (Array.isArray(value)) return value.length === 0 ? word('empty') : value.map((one) => valueText(field, one)).join('، ')
    return knownField?.wordedAs ? stockWord(knownField.wordedAs, String(value)) : String(value)
  }
  const isPlain = (value: unknown): boolean => (Array.isArray(value) ? value.every(isPlain) : typeof value !== 'object' || value === null)
  return (changes) => {
    const lines = Object.entries(changes).map(([field, [before, after]]) => {
      const name = label(field)
      if (!isPlain(before) || !isPlain(after)) return word('edited', { field: name })
      return word('changed', { field: name, before: `\u2068${valueText(field, before)}\u2069`, after: `\u2068${valueText(field, after)}\u2069` })
    })
    const others = lines.length - MOST_LINES
    return [...lines.slice(0, MOST_LINES), ...(others > 0 ? [word('others', { count: others })] : [])].join('\n')
  }
}
