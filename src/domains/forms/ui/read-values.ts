import { asksForValue } from '../check-values.ts'
import type { FormField, FormValues, GivenFile } from '../form.ts'

/** What stands in the controls now. Fields that are not drawn are missing. */
export function readValues(element: HTMLFormElement, fields: readonly FormField[]): FormValues {
  const data = new FormData(element)
  const drawn = fields.filter((field) => asksForValue(field) && field.type !== 'file' && element.elements.namedItem(field.name))
  const texts = (name: string) => data.getAll(name).filter((value) => typeof value === 'string')
  return Object.fromEntries(drawn.map(({ name, type }) => [name, type === 'checkbox' ? texts(name) : (texts(name)[0] ?? '')]))
}

/** The files that are chosen now, by the name of their field. */
export function readFiles(element: HTMLFormElement, fields: readonly FormField[]): Record<string, File[]> {
  const data = new FormData(element)
  const chosen = ({ name }: FormField) => data.getAll(name).filter((value): value is File => value instanceof File && value.name !== '')
  return Object.fromEntries(fields.filter(({ type }) => type === 'file').map((field) => [field.name, chosen(field)]))
}

export function givenFiles(files: Readonly<Record<string, readonly File[]>>): Record<string, GivenFile[]> {
  return Object.fromEntries(Object.entries(files).map(([name, chosen]) => [name, chosen.map((file) => ({ name: file.name, bytes: file.size }))]))
}

/** Writes values into the controls, where they are empty or `overwrite` says so. */
export function writeValues(element: HTMLFormElement, values: FormValues, overwrite: boolean): void {
  for (const [name, value] of Object.entries(values)) {
    const named = element.elements.namedItem(name)
    const controls = named instanceof RadioNodeList ? [...named] : named ? [named] : []
    for (const control of controls) writeControl(control, value, overwrite)
  }
}

function writeControl(control: Node, value: string | readonly string[], overwrite: boolean): void {
  if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')) {
    control.checked = (overwrite ? false : control.checked) || [value].flat().includes(control.value)
    return
  }
  if (control instanceof HTMLInputElement && control.type === 'file') return
  const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement
  if (isText && typeof value === 'string' && (overwrite || control.value === '')) control.value = value
}
