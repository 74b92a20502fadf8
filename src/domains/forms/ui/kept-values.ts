import type { FormValues } from '../form.ts'

/** The typed values of a form and its idempotency key, stored until the tab is closed. */
export type KeptForm = { key: string; values: FormValues }

export function keptKey(formId: number): string {
  return `maarad_form_${formId}`
}

export function readKept(formId: number): KeptForm | null {
  try {
    const keptForm = JSON.parse(sessionStorage.getItem(keptKey(formId)) ?? 'null') as KeptForm | null
    return keptForm && typeof keptForm.key === 'string' && typeof keptForm.values === 'object' ? keptForm : null
  } catch {
    // Nothing readable is kept: the form begins empty.
    return null
  }
}

export function keep(formId: number, form: KeptForm): void {
  try {
    sessionStorage.setItem(keptKey(formId), JSON.stringify(form))
  } catch {
    // The form can be sent without storage as well.
  }
}

export function forgetKept(formId: number): void {
  try {
    sessionStorage.removeItem(keptKey(formId))
  } catch {
    // Nothing was kept.
  }
}
