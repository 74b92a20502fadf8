import type { ValueFlaw } from '../check-values.ts'
import { shownFields } from '../conditions.ts'
import type { FormField, FormValues } from '../form.ts'
import type { FormStep } from './form-steps.ts'

type Flaws = Readonly<Record<string, ValueFlaw>>

/** The fields that are shown with these values. */
export function fieldsShown(fields: readonly FormField[], values: FormValues): FormField[] {
  const shownNames = shownFields(fields, values)
  return fields.filter(({ id }) => shownNames.has(id))
}

/** Names of values for which a form has no field: what the block tells the team with the lead (C-057, B-197 to B-199). */
export function unseenNames(values: FormValues, fields: readonly FormField[]): string[] {
  return Object.keys(values).filter((name) => !fields.some((field) => field.name === name))
}

/** What is sent of the values: those of shown fields, and those that no field is for among `givenValues`, what the block gave. Files are sent apart. */
export function attributesOf(fields: readonly FormField[], values: FormValues, givenValues: FormValues): Record<string, string | string[]> {
  const namesToSend = fieldsShown(fields, values)
    .filter(({ name, type }) => type !== 'file' && values[name] !== undefined)
    .map(({ name }) => name)
  return Object.fromEntries(
    [...namesToSend, ...unseenNames(givenValues, fields)].map((name) => [name, typeof values[name] === 'string' ? values[name] : [...(values[name] ?? [])]]),
  )
}

/** What is kept of a form: all but consents, which must be given again after a reload. */
export function withoutConsents(values: FormValues, fields: readonly FormField[]): FormValues {
  const consents = new Set(fields.filter(({ type }) => type === 'consent').map(({ name }) => name))
  return Object.fromEntries(Object.entries(values).filter(([name]) => !consents.has(name)))
}

/** The flaws that show while somebody types: those that were shown and are still there, and a text that has become too long (B-287). */
export function flawsWhileTyping(shownFlaws: Flaws, foundFlaws: Flaws): Record<string, ValueFlaw> {
  return Object.fromEntries(Object.entries(foundFlaws).filter(([name, flaw]) => shownFlaws[name] || flaw.code === 'max'))
}

/** The flaws of one step, which block the next one. */
export function flawsOfStep(step: FormStep | undefined, flaws: Flaws): Record<string, ValueFlaw> {
  const names = new Set(step?.fields.map(({ name }) => name))
  return Object.fromEntries(Object.entries(flaws).filter(([name]) => names.has(name)))
}

/** The first step that holds a flaw; -1 for none. */
export function stepWithFlaw(steps: readonly FormStep[], flaws: Flaws): number {
  return steps.findIndex(({ fields }) => fields.some(({ name }) => flaws[name]))
}
