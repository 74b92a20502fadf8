/** How a side says true and false. */
type Answers = { yes: string; no: string }

/**
 * The text of a value beside another of the same place: of an object or a list the texts that differ from those at the same path, joined by ` · `; its source
 * where the texts alone would not tell the two apart. '' for nothing.
 */
export function sideText(value: unknown, other: unknown, answers: Answers): string {
  const text = textOf(value, other, answers)
  const isToldApart = typeof value !== 'object' || value === null || text !== textOf(other, value, answers)
  return isToldApart ? text : JSON.stringify(value, null, 1)
}

function textOf(value: unknown, other: unknown, answers: Answers): string {
  return differentTexts(value, other, answers).join(' · ')
}

function differentTexts(value: unknown, other: unknown, answers: Answers): string[] {
  if (value === null || value === undefined || value === '' || value === other) return []
  if (typeof value === 'boolean') return [value ? answers.yes : answers.no]
  if (typeof value !== 'object') return [String(value)]
  const beside = new Map<string, unknown>(typeof other === 'object' && other !== null ? Object.entries(other) : [])
  return Object.entries(value).flatMap(([key, member]) => differentTexts(member, beside.get(key), answers))
}
