// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { CoreAdminContext } from 'react-admin'
import { afterEach, expect, test } from 'vitest'
import { type FormField, receivers, settingsOf, teamMails, withSetting } from '#domains/forms/index.ts'
import type { RowField } from '#fields/field-types.ts'
import { withPart } from '#fields/values/row-values.ts'
import { createI18nProvider } from '../i18n/i18n-provider.ts'
import { DraftParts } from './draft-parts.tsx'

afterEach(cleanup)

const i18n = createI18nProvider('ar', [], () => undefined)
let now: unknown

type DrawnProps = {
  fields: (value: never) => readonly RowField[]
  first: unknown
  change?: typeof withPart
  flaws?: Record<string, string>
  isReadOnly?: boolean
}

function DrawnParts({ fields, first, change = withPart, flaws = {}, isReadOnly = false }: DrawnProps) {
  const [value, setValue] = useState(first)
  now = value
  return (
    <DraftParts
      id="x"
      fields={fields(value as never)}
      {...{ value, isReadOnly }}
      flawAt={(path) => flaws[path] ?? null}
      onChange={(part, field) => setValue((before: unknown) => change(before, field, part))}
    />
  )
}

function draw(props: DrawnProps) {
  render(
    <CoreAdminContext i18nProvider={i18n}>
      <DrawnParts {...props} />
    </CoreAdminContext>,
  )
  return userEvent.setup()
}

const field = (id: string, more: Partial<FormField> = {}): FormField => ({ id, name: id, type: 'text', label: { ar: id }, ...more })

/** The settings of the last of some fields. */
function inspect(fields: readonly FormField[], options: Partial<DrawnProps> = {}) {
  const before = fields.slice(0, -1)
  return draw({
    fields: (one: FormField) => settingsOf(one, [...before, one]).flatMap((section) => section.fields),
    first: fields.at(-1),
    change: (one, setting, value) => withSetting(one as FormField, setting as RowField, value),
    ...options,
  })
}

const choose = async (user: ReturnType<typeof userEvent.setup>, list: HTMLElement, option: string) => {
  await user.click(list)
  await user.click(screen.getByRole('option', { name: option }))
}
const replace = async (user: ReturnType<typeof userEvent.setup>, box: HTMLElement, text: string) => {
  await user.clear(box)
  if (text !== '') {
    await user.click(box)
    await user.paste(text)
  }
}

test('a text has a box for each language, and is left out when both are empty', async () => {
  const user = inspect([field('a')])
  const english = screen.getByRole('textbox', { name: 'التوضيح بالإنجليزية' })
  expect([english.getAttribute('lang'), english.getAttribute('dir'), english.getAttribute('maxlength')]).toEqual(['en', 'ltr', '500'])
  await replace(user, english, 'Hint')
  expect(now).toEqual(field('a', { hint: { ar: '', en: 'Hint' } }))
  await replace(user, screen.getByRole('textbox', { name: 'التوضيح بالعربية' }), 'توضيح')
  await replace(user, english, '')
  expect(now).toEqual(field('a', { hint: { ar: 'توضيح' } }))
  await replace(user, screen.getByRole('textbox', { name: 'التوضيح بالعربية' }), '')
  expect(now).toEqual(field('a'))
  await replace(user, screen.getByRole('textbox', { name: 'العنوان بالعربية' }), '')
  expect(now).toEqual(field('a', { label: { ar: '' } }))
})

test('a switch that is off and a first choice are left out', async () => {
  const user = inspect([field('a', { half: true, autocomplete: 'name' })])
  await user.click(screen.getByRole('switch', { name: /نصف العرض/ }))
  await choose(user, screen.getByRole('combobox', { name: /^تعبئة تلقائية من المتصفح/ }), 'بحسب نوع الحقل')
  expect(now).toEqual(field('a'))
})

test('a number that does not fit stays in its box, says why, and is not stored; Arabic digits are a number', async () => {
  const user = inspect([field('a', { type: 'time_slot', slot_minutes: 60 })])
  const minutes = screen.getByRole('textbox', { name: 'مدة الموعد بالدقائق' })
  await replace(user, minutes, '3')
  expect([minutes.getAttribute('aria-invalid'), (minutes as HTMLInputElement).value]).toEqual(['true', '3'])
  expect(now).not.toMatchObject({ slot_minutes: 3 })
  await replace(user, minutes, '٤٥')
  expect(now).toMatchObject({ slot_minutes: 45 })
  await replace(user, minutes, 'ساعة')
  expect((minutes as HTMLInputElement).value).toBe('ساعة')
  expect(screen.getByText('القيمة ليست رقمًا')).toBeDefined()
  await user.tab()
  expect([(minutes as HTMLInputElement).value, 'slot_minutes' in (now as object)]).toEqual(['', false])
})

test('a pattern has a name or is one’s own, also while that reads as one with a name; its message stays', async () => {
  const user = inspect([field('a', { rules: { pattern: { source: String.raw`\d+`, message: { ar: 'أرقام' } } } })])
  const pattern = () => screen.getByRole('combobox', { name: /^الصيغة المطلوبة/ })
  expect(pattern().textContent).toBe('أرقام فقط')
  await choose(user, pattern(), 'صيغة مخصصة')
  const source = screen.getByRole('textbox', { name: 'تعبير نمطي' })
  expect((source as HTMLInputElement).value).toBe(String.raw`\d+`)
  await replace(user, source, String.raw`\d+x`)
  await replace(user, screen.getByRole('textbox', { name: 'تعبير نمطي' }), String.raw`\d+`)
  expect([pattern().textContent, now]).toEqual(['صيغة مخصصة', field('a', { rules: { pattern: { source: String.raw`\d+`, message: { ar: 'أرقام' } } } })])
  await choose(user, pattern(), 'أحرف عربية فقط')
  expect(now).toMatchObject({ rules: { pattern: { message: { ar: 'أرقام' } } } })
  expect(screen.queryByRole('textbox', { name: 'تعبير نمطي' })).toBeNull()
  await choose(user, pattern(), 'أي نص')
  expect(now).toEqual(field('a'))
})

test('a condition is switched on, asks for an earlier field by its options, and is gone with its last test', async () => {
  const options = [
    { value: 'x', label: { ar: 'س' } },
    { value: 'y', label: { ar: 'ص' } },
  ]
  const user = inspect([field('first', { label: { ar: 'الأول' } }), field('choice', { type: 'radio', label: { ar: 'الاختيار' }, options }), field('a')])
  const condition = within(screen.getByRole('group', { name: 'إظهار الحقل بشرط' }))
  await user.click(condition.getByRole('switch'))
  expect(now).toMatchObject({ show_when: { match: 'all', tests: [{ field: 'first', is: 'filled' }] } })
  await choose(user, condition.getByRole('combobox', { name: /^الحقل/ }), 'الاختيار')
  await choose(user, condition.getByRole('combobox', { name: /^القيمة/ }), 'ص')
  await choose(user, condition.getByRole('combobox', { name: /^المقارنة/ }), 'لا يساوي')
  expect(now).toMatchObject({ show_when: { tests: [{ field: 'choice', is: 'different', value: 'y' }] } })
  await choose(user, condition.getByRole('combobox', { name: /^المقارنة/ }), 'معبّأ')
  expect(now).toMatchObject({ show_when: { tests: [{ field: 'choice', is: 'filled' }] } })
  expect(condition.queryByRole('combobox', { name: /^القيمة/ })).toBeNull()
  await user.click(condition.getByRole('button', { name: 'إضافة شرط' }))
  await choose(user, condition.getByRole('combobox', { name: /^يتحقق عند/ }), 'تحقق أي مما يلي')
  expect(now).toMatchObject({
    show_when: {
      match: 'any',
      tests: [
        { field: 'choice', is: 'filled' },
        { field: 'first', is: 'filled' },
      ],
    },
  })
  await user.click(condition.getByRole('button', { name: 'حذف: الاختيار' }))
  await user.click(condition.getByRole('button', { name: 'حذف: الأول' }))
  expect(now).toEqual(field('a'))
})

test('what is wrong stands at its setting: of a condition, of a list as a whole, and on a folded row', () => {
  const condition = { match: 'all', tests: [{ field: 'gone', is: 'filled' }] } as const
  inspect([field('first'), field('a', { type: 'select', options: [{ value: 'x', label: { ar: '' } }], show_when: condition })], {
    flaws: { 'show_when.tests[0].field': 'لا يسبقه', options: 'يلزم خيار', 'options[0].label.ar': 'ناقص', name: 'مكرر' },
  })
  expect(screen.getByRole('combobox', { name: /^الحقل/ }).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('لا يسبقه')).toBeDefined()
  expect(within(screen.getByRole('group', { name: 'الخيارات' })).getByRole('alert').textContent).toBe('يلزم خيار')
  expect(screen.getByText('يحتاج إلى مراجعة')).toBeDefined()
  const key = screen.getByRole('textbox', { name: 'المفتاح' })
  expect(document.getElementById(key.getAttribute('aria-describedby') ?? '')?.textContent).toBe('مكرر')
})

test('an added option is open, has a value of its own, and its text gives it its name', async () => {
  const user = inspect([field('a', { type: 'select', options: [{ value: 'x', label: { ar: 'أحمر', en: 'Red' } }] })])
  await user.click(screen.getByRole('button', { name: 'إضافة خيار' }))
  expect(document.activeElement).toBe(screen.getAllByRole('textbox', { name: 'النص بالعربية' })[1])
  await user.paste('أزرق')
  expect(now).toMatchObject({ options: [{ value: 'x' }, { value: 'option_2', label: { ar: 'أزرق' } }] })
  await user.click(screen.getByRole('button', { name: 'نقل إلى أعلى: أزرق' }))
  expect((now as FormField).options?.map(({ label }) => label.ar)).toEqual(['أزرق', 'أحمر'])
})

test('who may only read changes nothing', () => {
  const condition = { match: 'all', tests: [{ field: 'first', is: 'filled' }] } as const
  inspect([field('first'), field('a', { type: 'select', options: [{ value: 'x', label: { ar: 'أ' } }], show_when: condition })], { isReadOnly: true })
  const controls = [...document.querySelectorAll('input, textarea, button, [role="combobox"]')]
  expect(controls.length).toBeGreaterThan(10)
  expect(controls.filter((one) => !(one as HTMLInputElement).disabled && one.getAttribute('aria-disabled') !== 'true')).toEqual([])
})

test('addresses end with a space, a comma or a line, none twice; one that is wrong is kept as it is typed', async () => {
  const user = draw({ fields: () => [teamMails({ name: 'نموذج' })], first: { settings: { notifications: [] } } })
  await user.click(screen.getByRole('button', { name: 'إضافة رسالة للفريق' }))
  await user.click(screen.getByRole('textbox', { name: 'المستلمون' }))
  await user.paste('a@x.test, b@x.test، a@x.test\nsales')
  expect(now).toMatchObject({ settings: { notifications: [{ recipients: ['a@x.test', 'b@x.test', 'sales'], subject: { ar: 'نموذج' } }] } })
})

test('a system is added with its own id, and switched off', async () => {
  const user = draw({ fields: () => [receivers('id-1')], first: { integrations: [] } })
  await user.click(screen.getByRole('button', { name: 'إضافة نظام' }))
  await replace(user, screen.getByRole('textbox', { name: 'الاسم' }), 'CRM')
  await user.click(screen.getByRole('switch', { name: 'إرسال الطلبات' }))
  expect(now).toEqual({ integrations: [{ id: 'id-1', kind: 'webhook', name: 'CRM', url: 'https://', enabled: false }] })
})
