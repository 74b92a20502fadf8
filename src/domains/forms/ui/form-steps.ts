import type { FormField } from '../form.ts'

/** The fields of one step; `title` is the step's own field, null before the first one. */
export type FormStep = { id: string; title: FormField | null; fields: readonly FormField[] }

/** The steps of a form with their visible fields; empty steps are left out, except in the form builder. */
export function stepsOf(fields: readonly FormField[], shownNames: ReadonlySet<string>, { keepsEmpty = false } = {}): FormStep[] {
  const steps: { id: string; title: FormField | null; fields: FormField[] }[] = [{ id: 'first', title: null, fields: [] }]
  for (const field of fields) {
    if (!shownNames.has(field.id)) continue
    if (field.type === 'step') steps.push({ id: field.id, title: field, fields: [] })
    else steps.at(-1)?.fields.push(field)
  }
  return steps.filter((step) => step.fields.length > 0 || (keepsEmpty && step.title !== null))
}
