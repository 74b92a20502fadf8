// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { FieldDef } from '#fields/field-types.ts'
import { nameIn } from '#fields/name-in.ts'
import { presets } from '#block-engine/presets.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { FieldControl } from './field-control.tsx'

afterEach(cleanup)

test('[B-125] a choice shows its label and stores its value', async () => {
  const onChange = vi.fn()
  render(<FieldControl id="f" field={presets.header_size} storedValue="m" timeZone="Asia/Dubai" onChange={onChange} />)
  const select = screen.getByRole('combobox', { name: 'حجم العنوان' })
  expect(
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['صغير جدًا', 'صغير', 'متوسط', 'كبير', 'كبير جدًا', 'عنوان الصفحة'])
  await userEvent.selectOptions(select, 'عنوان الصفحة')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('title')
})

test.each([...catalogue.values()])(
  '[B-123] what is translatable in $block.symbol is written as Arabic, and what is not as a mark of no language',
  ({ block }) => {
    const fields: readonly FieldDef[] = [...block.fields, ...(block.groups?.fields ?? [])]
    for (const field of fields) {
      if (!['String', 'Text'].includes(field.field_type) || ('choices' in field && field.choices)) continue
      const { container, unmount } = render(<FieldControl id="f" field={field} storedValue={undefined} timeZone="Asia/Dubai" onChange={() => undefined} />)
      const control = container.querySelector('input, textarea')
      const attributes = ['lang', 'spellcheck', 'translate'].map((name) => control?.getAttribute(name))
      expect([field.symbol, ...attributes]).toEqual([field.symbol, ...(field.translatable ? ['ar', null, null] : [null, 'false', 'no'])])
      unmount()
    }
  },
)

// Pictures, links, markup and choices of the site ask the editor's services; their own tests draw them.
const plainTypes = ['String', 'Text', 'Number', 'Bool', 'Select', 'Icon', 'YouTube video', 'DateRange']

test.each([...catalogue.values()])('[B-006] every plain field of $block.symbol is filled in by a control with its Arabic name', ({ block }) => {
  for (const field of [...block.fields, ...(block.groups?.fields ?? [])]) {
    if (!plainTypes.includes(field.field_type) || ('choices' in field && field.choices)) continue
    const { container, unmount } = render(<FieldControl id="f" field={field} storedValue={undefined} timeZone="Asia/Dubai" onChange={() => undefined} />)
    const control = container.querySelector('input, select, textarea, [role="switch"]')
    expect(control, field.symbol).not.toBeNull()
    expect(container.textContent, field.symbol).toContain(nameIn('ar', field.label))
    unmount()
  }
})

test('[B-006] [B-142] a date range is filled in by its first and last day, keeps the other one as either changes, and is cleared', async () => {
  const field = presets.offer_schedule
  const onChange = vi.fn()
  const draw = (value: unknown) => <FieldControl id="f" field={field} storedValue={value} timeZone="Asia/Dubai" onChange={onChange} />
  const { rerender } = render(draw(undefined))
  const range = within(screen.getByRole('group', { name: nameIn('ar', field.label) }))
  const pick = async (part: string, day: string, month: string, year: string) => {
    const date = within(range.getByRole('group', { name: part }))
    await userEvent.type(date.getByRole('textbox', { name: 'اليوم' }), day)
    await userEvent.selectOptions(date.getByRole('combobox'), month)
    await userEvent.type(date.getByRole('textbox', { name: 'السنة' }), year)
  }
  expect(range.queryByRole('button')).toBeNull()
  expect(range.getByText(/توقيت الإمارات العربية المتحدة/)).toBeTruthy()
  await pick('تاريخ البداية', '5', '3', '2026')
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-03-05', to: '' })
  onChange.mockClear()
  rerender(draw({ from: '2026-03-05', to: '' }))
  await pick('تاريخ النهاية', '9', '4', '2026')
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-03-05', to: '2026-04-09' })
  onChange.mockClear()
  rerender(draw({ from: '2026-03-05', to: '2026-04-09' }))
  await userEvent.click(range.getByRole('button'))
  expect(onChange).toHaveBeenCalledExactlyOnceWith(undefined)
})
