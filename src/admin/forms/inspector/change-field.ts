import type { FormField } from '#domains/forms/index.ts'

/** Changes a field; changes of one `step` that follow each other are undone together. */
export type ChangeField = (change: (field: FormField) => FormField, step?: string) => void
