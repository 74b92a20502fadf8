import type { Condition, ConditionTest, FormField, FormValues } from './form.ts'

/** Ids of the fields that are shown for these values. Fields of a skipped step are hidden, and a hidden field counts as empty in later conditions. */
export function shownFields(fields: readonly FormField[], values: FormValues): ReadonlySet<string> {
  const shownNames = new Set<string>()
  const givenIn = (id: string) => {
    const field = fields.find((candidate) => candidate.id === id)
    return field && shownNames.has(id) ? values[field.name] : undefined
  }
  let isStepShown = true
  for (const field of fields) {
    const holds = !field.show_when || holdsFor(field.show_when, givenIn)
    if (field.type === 'step') isStepShown = holds
    if (isStepShown && holds) shownNames.add(field.id)
  }
  return shownNames
}

/** Whether a field must have a value, given what is shown. */
export function isRequired(field: FormField, fields: readonly FormField[], values: FormValues): boolean {
  if (field.rules?.required || field.type === 'consent') return true
  if (!field.required_when) return false
  const shownNames = shownFields(fields, values)
  return holdsFor(field.required_when, (id) => {
    const otherField = fields.find((candidate) => candidate.id === id)
    return otherField && shownNames.has(id) ? values[otherField.name] : undefined
  })
}

function holdsFor({ match, tests }: Condition, givenIn: (id: string) => string | readonly string[] | undefined): boolean {
  const holds = (test: ConditionTest) => passes(test, listOf(givenIn(test.field)))
  return match === 'all' ? tests.every(holds) : tests.some(holds)
}

function passes({ is, value = '' }: ConditionTest, givenValues: readonly string[]): boolean {
  switch (is) {
    case 'filled':
      return givenValues.length > 0
    case 'empty':
      return givenValues.length === 0
    case 'equal':
      return givenValues.includes(value)
    case 'different':
      return !givenValues.includes(value)
    case 'containing':
      return givenValues.some((text) => text.toLowerCase().includes(value.toLowerCase()))
    case 'at_least':
      return givenValues.some((text) => Number(text) >= Number(value))
    case 'at_most':
      return givenValues.some((text) => Number(text) <= Number(value))
  }
}

function listOf(value: string | readonly string[] | undefined): string[] {
  const texts = typeof value === 'string' ? [value] : [...(value ?? [])]
  return texts.map((text) => text.trim()).filter((text) => text !== '')
}
