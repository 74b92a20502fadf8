import { type dayStyles, type FeedField, type FileColumn, findFeedField, neededFields, type numberStyles, recogniseColumns } from '#domains/stock/index.ts'

/** A mapping rule in the form; every stored rule has a field. */
export type Rule = {
  field: string
  part: string
  from: string
  constant: string
  words: { from: string; to: string }[]
  separator: string
  part_separator: string
  members: Record<string, string>
  number_style: (typeof numberStyles)[number]
  day_style: (typeof dayStyles)[number]
}

/** An empty rule. */
export const freshRule: Rule = {
  ...{ field: '', part: '', from: '', constant: '', words: [], separator: '', part_separator: '', members: {} },
  ...{ number_style: 'point', day_style: 'ymd' },
}

/** A new rule of a field: entries with two required parts need separators. */
export function ruleOf({ field, part, parts }: FeedField): Rule {
  const hasPairs = parts.some(({ isNeeded }, index) => index > 0 && isNeeded)
  return { ...freshRule, field, part, ...(hasPairs ? { separator: '|', part_separator: ':' } : {}) }
}

/** The field that a rule fills, by its name; '' while it fills none. */
export function nameOf(rule: Pick<Rule, 'field' | 'part'>): string {
  return findFeedField({ field: rule.field, part: rule.part ?? '' })?.name ?? ''
}

/** Whether a rule has a column or a default. */
export function isFilled({ from, constant }: Pick<Rule, 'from' | 'constant'>): boolean {
  return Boolean(from || constant)
}

/** The fields that a vehicle needs and no rule fills. */
export function missingFields(rules: readonly Rule[]): string[] {
  const filledNames = new Set(rules.filter(isFilled).map(nameOf))
  return neededFields.filter((name) => !filledNames.has(name))
}

/**
 * The rules with one more for each column that is recognised. Rules without a column and a default are dropped; needed fields that no
 * column fills come first, as empty rules to be filled in. A column may fill several fields.
 */
export function withRecognised(rules: readonly Rule[], columns: readonly FileColumn[]): { rules: Rule[]; columnCount: number } {
  const filledRules = rules.filter(isFilled)
  const usedNames = new Set(filledRules.map(nameOf))
  const recognised = recogniseColumns(columns, usedNames).map(({ field, ...column }) => ({ ...ruleOf(field), ...column }))
  const knownNames = new Set([...usedNames, ...recognised.map(nameOf)])
  const missingRules = neededFields.filter((name) => !knownNames.has(name)).map((field) => ({ ...freshRule, field }))
  return { rules: [...missingRules, ...filledRules, ...recognised], columnCount: new Set(recognised.map(({ from }) => from)).size }
}
