import type { ButtonVariant } from '#ui/controls/button.tsx'
import { ButtonLink } from '#ui/link.tsx'
import { formHref, type FormLinkTarget } from '../form-href.ts'

export type FormLinkProps = FormLinkTarget & { label: string; variant?: ButtonVariant; className?: string }

/** A button that opens a form over the page; without a script it leads to the form's own page (C-044, C-064). */
export function FormLink({ label, variant = 'primary', className, ...target }: FormLinkProps) {
  const button = { id: `form-${target.formId}`, href: formHref(target), label, variant, isExternal: false, newTab: false, opens: 'page' } as const
  return <ButtonLink button={button} {...(className ? { className } : {})} />
}
