import { asksForValue } from '../check-values.ts'
import { typedDay } from '#kernel/parse-day.ts'
import type { FormField, FormValues, GivenFile } from '../form.ts'
import { withTypedDays } from '../typed-days.ts'

/** The current values of the controls, without fields that are not drawn. */
export function readValues(element: HTMLFormElement, fields: readonly FormField[]): FormValues {
  const data = new FormData(element)
  const drawnFields = fields.filter((field) => asksForValue(field) && field.type !== 'file' && element.elements.namedItem(field.name))
  const texts = (name: string) => data.getAll(name).filter((value) => typeof value === 'string')
  const values = Object.fromEntries(drawnFields.map(({ name, type }) => [name, type === 'checkbox' ? texts(name) : (texts(name)[0] ?? '')]))
  return withTypedDays(fields, values)
}

/** The files that are chosen now, by the name of their field. */
export function readFiles(element: HTMLFormElement, fields: readonly FormField[]): Record<string, File[]> {
  const data = new FormData(element)
  const chosenFiles = ({ name }: FormField) => data.getAll(name).filter((value): value is File => typeof value !== 'string' && value.name !== '')
  return Object.fromEntries(fields.filter(({ type }) => type === 'file').map((field) => [field.name, chosenFiles(field)]))
}

export function givenFiles(files: Readonly<Record<string, readonly File[]>>): Record<string, GivenFile[]> {
  return Object.fromEntries(Object.entries(files).map(([name, chosenFiles]) => [name, chosenFiles.map((file) => ({ name: file.name, bytes: file.size }))]))
}

/** Writes values into the controls, where they are empty or `overwrite` says so. */
export function writeValues(element: HTMLFormElement, values: FormValues, overwrite: boolean): void {
  for (const [name, value] of Object.entries(values)) {
    const controls = controlsOf(element, name)
    for (const control of controls) writeControl(control, value, overwrite)
  }
}

/**
 * The controls of a name. Their classes are those of their own document: in the frame of a preview they are others than those of the
 * script, so that nothing may ask by `instanceof`.
 */
export function controlsOf(element: HTMLFormElement, name: string): FormControl[] {
  return [...element.elements].filter((control): control is FormControl => 'name' in control && control.name === name && 'value' in control)
}

type FormControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
const isInput = (control: Element): control is HTMLInputElement => control.localName === 'input'

function writeControl(control: FormControl, value: string | readonly string[], overwrite: boolean): void {
  if (isInput(control) && (control.type === 'checkbox' || control.type === 'radio')) {
    control.checked = (overwrite ? false : control.checked) || [value].flat().includes(control.value)
    return
  }
  if (isInput(control) && control.type === 'file') return
  if (typeof value === 'string' && (overwrite || control.value === '')) control.value = 'day' in control.dataset ? typedDay(value) : value
}
