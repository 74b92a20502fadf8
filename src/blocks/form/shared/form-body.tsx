import { FormView, type FormLook } from '#domains/forms/ui/index.ts'
import type { LoadedForm } from './load-form.server.ts'

/** The form of a block. Two forms with the same id on a page are two forms. */
export function FormBody({ loaded, ...look }: FormLook & { loaded: LoadedForm; className?: string }) {
  return <FormView {...look} {...loaded} />
}
