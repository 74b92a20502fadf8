import type { FormField } from '#domains/forms/index.ts'

/** Changes a field; consecutive changes with the same `step` are undone together. */
export type ChangeField = (change: (field: FormField) => FormField, step?: string) => void
