/** A value of a vehicle as text: lists on one line, objects as `name: value`; '' for no value. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(entryText).filter(Boolean).join(' · ')
  if (typeof value !== 'object') return String(value)
  return Object.entries(value)
    .flatMap(([name, part]) => (valueText(part) === '' ? [] : `${name}: ${valueText(part)}`))
    .join(' · ')
}

/** The text of a list entry: its parts without repetitions, since a picture has the same address for every size. */
function entryText(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return valueText(entry)
  const texts = Object.entries(entry).flatMap(([name, part]) => (name === 'sequence' ? [] : valueText(part) || []))
  return [...new Set(texts)].join(': ')
}
