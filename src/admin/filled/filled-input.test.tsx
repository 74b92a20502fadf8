// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CoreAdminContext, Form } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { consentSettings } from '#domains/consent/settings.ts'
import { logoSettings, predefinedLinkSettings } from '#domains/content/settings.ts'
import { quickActionSettings } from '#domains/quick-actions/settings.ts'
import type { SettingDefinition } from '#fields/settings/setting.ts'
import { declaredStyle } from '#tests/support/drawing/declared-style.ts'
import { createI18nProvider } from '../i18n/i18n-provider.ts'
import { SettingInput } from '../settings/setting-input.tsx'

afterEach(cleanup)

const table: Readonly<Record<string, SettingDefinition>> = {
  ...consentSettings.table,
  ...logoSettings.table,
  ...predefinedLinkSettings.table,
  ...quickActionSettings.table,
}

let typed = ''
function Watch() {
  typed = String(useWatch({ name: 'input' }))
  return null
}

function show(key: string, input: string) {
  const { schema, filled, format } = table[key] as SettingDefinition
  const setting = { key, format, filled: filled ?? null, is_secret: false, json_schema: z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) }
  render(
    <CoreAdminContext i18nProvider={createI18nProvider('ar', [], () => undefined)}>
      <Form defaultValues={{ input }}>
        <SettingInput setting={setting as never} label="القيمة" />
        <Watch />
      </Form>
    </CoreAdminContext>,
  )
  return userEvent.setup()
}

const parsed = (key: string): unknown => (table[key] as SettingDefinition).schema.parse(JSON.parse(typed))

async function write(user: ReturnType<typeof userEvent.setup>, field: HTMLElement | undefined, text: string): Promise<void> {
  await user.click(field as HTMLElement)
  await user.paste(text)
}

test('[C-117] [C-084] the floating button is edited without JSON', { timeout: 60_000 }, async () => {
  const user = show('general.fab', '')
  await user.click(screen.getByLabelText('مفعّل'))
  await user.click(screen.getByRole('button', { name: 'إضافة عنصر' }))
  const row = within(screen.getByRole('listitem'))
  await write(user, row.getByLabelText('النص'), 'احجز')
  await write(user, row.getByLabelText(/عنوان أو اسم/), 'test-drive')
  await user.click(screen.getByLabelText('روابط سريعة بدلًا من زر'))
  await user.click(within(row.getByRole('group', { name: 'شرط الظهور' })).getByLabelText('مفعّل'))
  await write(user, row.getByLabelText('القاعدة'), 'mena_offers')
  expect(parsed('general.fab')).toMatchObject({
    items: [{ label: 'احجز', link: 'test-drive', dc_strategy: { key: 'mena_offers', value: '' } }],
    isQuickLinks: true,
  })
})

test('[C-117] a stored list is the items of an object', async () => {
  const user = show('general.fab', '[{"link":"/a","label":"أول"}]')
  await write(user, screen.getByLabelText('النص'), '!')
  expect(JSON.parse(typed)).toEqual({ items: [{ link: '/a', label: 'أول!' }] })
})

test('[A-015] what does not fit is said at its own field, of entries in a list as well', async () => {
  const user = show('general.fab', '{"items":[{"label":"أول","link":"/a"}]}')
  const label = screen.getByLabelText(/نص الزر الرئيسي/)
  await write(user, label, 'ط'.repeat(61))
  expect(label.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(label.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/الحد الأقصى/)
  cleanup()
  show('predefined_links', '[{"alias":"a","url":"/a"},{"alias":"","url":"/b"}]')
  expect(screen.getAllByLabelText('الاسم').map((field) => field.getAttribute('aria-invalid'))).toEqual(['false', 'true'])
})

test.each([['logo', '[{"matchingPath":"/x*","homepage":"/x","logo":"defender"}]']])(
  '%s is rows, and stays what it is while something else is typed',
  async (key, storedText) => {
    const user = show(key, storedText)
    const [first] = screen.getAllByRole('textbox')
    await user.type(first as HTMLElement, '!')
    const [entry] = JSON.parse(storedText)
    const [name = ''] = Object.keys(entry)
    expect(JSON.parse(typed)).toEqual([{ ...entry, [name]: `${entry[name]}!` }])
  },
)

test('[C-031] the cookie banner is edited by its parts; rejecting is offered unless it is switched off', { timeout: 60_000 }, async () => {
  const user = show('cookie_consent', '')
  await user.click(screen.getByLabelText('مفعّل'))
  await write(user, screen.getByLabelText('العنوان الظاهر'), 'ملفات تعريف الارتباط')
  expect(await screen.findByRole('textbox', { name: 'نص الشريط' }, { timeout: 20_000 })).toBeDefined()
  expect(parsed('cookie_consent')).toMatchObject({ title: 'ملفات تعريف الارتباط', has_reject: true, button_position: 'left' })
  const reject = screen.getByLabelText('إتاحة الرفض') as HTMLInputElement
  expect(reject.checked).toBe(true)
  await user.click(reject)
  expect(parsed('cookie_consent')).toMatchObject({ has_reject: false })
})

test('[C-031] a text of the banner has the whole line, as its buttons need it, on a phone too', { timeout: 60_000 }, async () => {
  show('cookie_consent', JSON.stringify({ title: 'العنوان', text: '<p>نص</p>' }))
  const part = (await screen.findByRole('textbox', { name: 'نص الشريط' }, { timeout: 20_000 })).closest('.parts > div')
  for (const width of [390, 1440]) expect(declaredStyle(part, 'fields/staff/filled-value.module.css', width)).toMatchObject({ 'grid-column': '1 / -1' })
})

test('[A-230] another consent platform is described in pairs and lines', { timeout: 60_000 }, async () => {
  const user = show('consent.platform', '{"cookie":"other","categories":{"base":"obligatory"}}')
  await user.click(screen.getByRole('button', { name: 'إضافة عنصر' }))
  await write(user, screen.getAllByLabelText('الفئة')[1], 'ads')
  await user.click(screen.getAllByRole('combobox', { name: /النطاق/ })[1] as HTMLElement)
  await user.click(screen.getByRole('option', { name: 'باختيار الزائر' }))
  await write(user, screen.getByLabelText(/أحداث/), 'chosen\nchanged')
  expect(JSON.parse(typed)).toEqual({ cookie: 'other', categories: { base: 'obligatory', ads: 'optional' }, events: ['chosen', 'changed'] })
})

test.each(['[{', '"text"'])('what a form cannot show is edited as its source: %s', (text) => {
  show('general.fab', text)
  expect(screen.getByText(/لا يطابق شكل هذه القيمة النموذج/)).toBeDefined()
})

test('[A-015] a value whose shape nobody declared is built from texts, numbers, lists and names, without JSON', { timeout: 60_000 }, async () => {
  const storedText = '{"api":"https://x.test","most":3,"isOpen":false,"terms":[12,"24"],"none":null}'
  const setting = { key: 'old.key', format: 'json', filled: null, is_secret: false, json_schema: null }
  render(
    <CoreAdminContext i18nProvider={createI18nProvider('ar', [], () => undefined)}>
      <Form defaultValues={{ input: storedText }}>
        <SettingInput setting={setting as never} label="القيمة" />
        <Watch />
      </Form>
    </CoreAdminContext>,
  )
  const user = userEvent.setup()
  expect(JSON.parse(typed)).toEqual(JSON.parse(storedText))
  await write(user, await screen.findByDisplayValue('https://x.test', {}, { timeout: 20_000 }), '/a')
  await user.click(
    screen.getAllByLabelText('القيمة').find((one) => one.getAttribute('role') === 'switch' || one.getAttribute('type') === 'checkbox') as HTMLElement,
  )
  await user.clear(screen.getByDisplayValue('3'))
  await write(user, screen.getAllByDisplayValue('').at(0), '7')
  expect(JSON.parse(typed)).toMatchObject({ api: 'https://x.test/a', isOpen: true, terms: [12, '24'], none: null })
  const [kind] = screen.getAllByRole('combobox', { name: 'نوع القيمة' })
  await user.click(kind as HTMLElement)
  await user.click(screen.getByRole('option', { name: 'قائمة' }))
  expect(JSON.parse(typed)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'إضافة عنصر' }))
  await user.click(screen.getAllByRole('combobox', { name: 'نوع القيمة' }).at(-1) as HTMLElement)
  await user.click(screen.getByRole('option', { name: 'رقم' }))
  expect(JSON.parse(typed)).toEqual([0])
})
