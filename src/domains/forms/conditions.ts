import type { Condition, ConditionTest, FormField, FormValues } from './form.ts'

/** Ids of the fields that are shown for these values. Fields of a skipped step are hidden, and a hidden field counts as empty in later conditions. */
export function shownFields(fields: readonly FormField[], values: FormValues): ReadonlySet<string> {
  const shown = new Set<string>()
  const givenIn = (id: string) => {
    const field = fields.find((candidate) => candidate.id === id)
    return field && shown.has(id) ? values[field.name] : undefined
  }
  let isStepShown = true
  for (const field of fields) {
    const holds = !field.show_when || holdsFor(field.show_when, givenIn)
    if (field.type === 'step') isStepShown = holds
    if (isStepShown && holds) shown.add(field.id)
  }
  return shown
}

/** Whether a field must have a value, given what is shown. */
export function isRequired(field: FormField, fields: readonly FormField[], values: FormValues): boolean {
  if (field.rules?.required || field.type === 'consent') return true
  if (!field.required_when) return false
  const shown = shownFields(fields, values)
  return holdsFor(field.required_when, (id) => {
    const asked = fields.find((candidate) => candidate.id === id)
    return asked && shown.has(id) ? values[asked.name] : undefined
  })
}

function holdsFor({ match, tests }: Condition, givenIn: (id: string) => string | readonly string[] | undefined): boolean {
  const holds = (test: ConditionTest) => passes(test, listOf(givenIn(test.field)))
  return match === 'all' ? tests.every(holds) : tests.some(holds)
}

function passes({ is, value = '' }: ConditionTest, given: readonly string[]): boolean {
  switch (is) {
    case 'filled':
      return given.length > 0
    case 'empty':
      return given.length === 0
    case 'equal':
      return given.includes(value)
    case 'different':
      return !given.includes(value)
    case 'containing':
      return given.some((text) => text.toLowerCase().includes(value.toLowerCase()))
    case 'at_least':
      return given.some((text) => Number(text) >= Number(value))
    case 'at_most':
      return given.some((text) => Number(text) <= Number(value))
  }
}

function listOf(value: string | readonly string[] | undefined): string[] {
  const texts = typeof value === 'string' ? [value] : [...(value ?? [])]
  return texts.map((text) => text.trim()).filter((text) => text !== '')
}
