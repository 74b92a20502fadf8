// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FormField } from '../form.ts'
import { forgetKept, keep, keptKey, readKept } from './kept-values.ts'
import { controlsOf, givenFiles, readFiles, readValues, writeValues } from './read-values.ts'

const field = (name: string, type: FormField['type'] = 'text'): FormField => ({ id: name, name, type, label: { ar: name } })
const fields = [field('name'), field('car', 'select'), field('days', 'checkbox'), field('way', 'radio'), field('day', 'date'), field('photo', 'file')]

/** A form of the page with one control of each kind. */
function aForm(): HTMLFormElement {
  document.body.innerHTML = `<form>
    <input name="name"><textarea name="note"></textarea>
    <select name="car"><option value=""></option><option value="a">أ</option><option value="b">ب</option></select>
    <input type="checkbox" name="days" value="mon"><input type="checkbox" name="days" value="tue">
    <input type="radio" name="way" value="mail"><input type="radio" name="way" value="phone">
    <input name="day" data-day=""><input type="file" name="photo" multiple><fieldset name="name"></fieldset>
  </form>`
  return document.querySelector('form') as HTMLFormElement
}
const control = (form: HTMLFormElement, selector: string) => form.querySelector(selector) as HTMLInputElement

describe('what is read of a form', () => {
  test('is one text of each field, all of checkboxes, and days as they are stored', () => {
    const form = aForm()
    expect(readValues(form, fields)).toEqual({ name: '', car: '', days: [], way: '', day: '' })
    control(form, '[name=name]').value = 'سارة'
    control(form, '[name=car]').value = 'b'
    control(form, '[name=day]').value = '٣١/٠٥/٢٠٢٦'
    for (const selector of ['[value=mon]', '[value=tue]', '[value=phone]']) control(form, selector).checked = true
    expect(readValues(form, fields)).toEqual({ name: 'سارة', car: 'b', days: ['mon', 'tue'], way: 'phone', day: '2026-05-31' })
  })

  test('leaves out fields that are not drawn, and those that ask for nothing', () => {
    expect(readValues(aForm(), [field('name'), field('absent'), field('note', 'html'), field('day', 'step')])).toEqual({ name: '' })
  })

  test('has files apart, by their names and sizes', () => {
    const form = aForm()
    const chosen = [new File(['abc'], 'a.pdf'), new File([''], '')]
    vi.spyOn(FormData.prototype, 'getAll').mockImplementation((name) => (name === 'photo' ? chosen : ['text']))
    expect(readFiles(form, [...fields, field('second', 'file')])).toEqual({ photo: [chosen[0]], second: [] })
    expect(readValues(form, [field('name')])).toEqual({ name: 'text' })
    expect(givenFiles({ photo: [new File(['abc'], 'a.pdf')], second: [] })).toEqual({ photo: [{ name: 'a.pdf', bytes: 3 }], second: [] })
    vi.restoreAllMocks()
  })
})

describe('what is written into a form', () => {
  const stateOf = (form: HTMLFormElement) => readValues(form, fields)

  test('fills what is empty, and leaves what somebody typed or chose', () => {
    const form = aForm()
    control(form, '[name=name]').value = 'typed'
    control(form, '[value=mon]').checked = true
    writeValues(form, { name: 'given', car: 'a', days: ['tue'], way: 'mail', day: '2026-05-31', unknown: 'x' }, false)
    expect(stateOf(form)).toEqual({ name: 'typed', car: 'a', days: ['mon', 'tue'], way: 'mail', day: '2026-05-31' })
    expect(control(form, '[name=day]').value).toBe('31/05/2026')
  })

  test('takes the place of everything where it should, and a single text chooses one', () => {
    const form = aForm()
    control(form, '[name=name]').value = 'typed'
    for (const selector of ['[value=mon]', '[value=phone]']) control(form, selector).checked = true
    writeValues(form, { name: '', days: 'tue', way: 'mail' }, true)
    expect(stateOf(form)).toMatchObject({ name: '', days: ['tue'], way: 'mail' })
  })

  test('is no list of texts in a control of one, and no file', () => {
    const form = aForm()
    writeValues(form, { name: ['a', 'b'], photo: 'C:/x.pdf' }, true)
    expect(stateOf(form)).toMatchObject({ name: '' })
    expect(control(form, '[name=photo]').value).toBe('')
  })

  test('goes to the controls of a name, which a group of them is not', () => {
    const form = aForm()
    expect(controlsOf(form, 'name').map(({ localName }) => localName)).toEqual(['input'])
    expect(controlsOf(form, 'days')).toHaveLength(2)
    expect(controlsOf(form, '')).toEqual([])
  })
})

describe('what a tab keeps of a form', () => {
  beforeEach(() => sessionStorage.clear())
  afterEach(() => vi.restoreAllMocks())
  const kept = { key: 'k', values: { name: 'سارة', days: ['mon'] } }

  test('is its own, until it is forgotten', () => {
    keep(3, kept)
    expect([readKept(3), readKept(4)]).toEqual([kept, null])
    forgetKept(3)
    expect(readKept(3)).toBeNull()
  })

  test.each(['not json', 'null', '1', '{}', '{"key":1,"values":{}}', '{"key":"k","values":"x"}'])('counts as nothing where it cannot be read: %s', (text) => {
    sessionStorage.setItem(keptKey(3), text)
    expect(readKept(3)).toBeNull()
  })

  test('is nothing without storage, and the form works all the same', () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    for (const call of ['getItem', 'setItem', 'removeItem'] as const) vi.spyOn(Storage.prototype, call).mockImplementation(refuse)
    expect(() => keep(3, kept)).not.toThrow()
    expect(() => forgetKept(3)).not.toThrow()
    expect(readKept(3)).toBeNull()
  })
})
