// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CoreAdminContext, Form, SaveButton } from 'react-admin'
import { afterEach, expect, test } from 'vitest'
import { StockDraft, type StockRecord, type VehicleSection } from '#domains/stock/index.ts'
import { createI18nProvider } from '../i18n/i18n-provider.ts'
import { SectionInputs } from './section-inputs.tsx'
import { fromForm, toForm } from './vehicle-form-values.ts'

afterEach(cleanup)

const record = (values: object = {}): StockRecord => ({
  ...StockDraft.parse({ state: 'new', nameplate_brand_name: 'Jaguar', nameplate_name: 'F-Pace', currency: 'AED', ...values }),
  ...{ id: 1, version: '3', link: '/showroom/x-1', cover: '', created_at: '2026-05-01T08:00:00.000Z', updated_at: '2026-05-01T08:00:00.000Z' },
})

function show(section: VehicleSection, values: object = {}) {
  const saved: StockDraft[] = []
  render(
    <CoreAdminContext i18nProvider={createI18nProvider('ar', [], () => undefined)}>
      <Form record={toForm(record(values))} onSubmit={(form: object) => void saved.push(StockDraft.parse(fromForm({ ...form })))}>
        <SectionInputs section={section} own={{}} />
        <SaveButton alwaysEnable label="حفظ" />
      </Form>
    </CoreAdminContext>,
  )
  const user = userEvent.setup()
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'حفظ' }))
    return saved.at(-1)
  }
  return { user, save }
}

const field = (name: string) => screen.getByRole('textbox', { name })

test('[A-016] what is written in the fields of a section is what the API takes', { timeout: 60_000 }, async () => {
  const { user, save } = show('prices', { gross_price: 5, price_breakdown: [{ label: 'رسوم', value: -3 }], price_metadata: { NSW: 5 } })
  await user.clear(field('السعر الإجمالي'))
  await user.type(field('السعر الإجمالي'), '٢٤٧٥٠٠')
  await user.click(screen.getByRole('checkbox', { name: 'شراء نقدي' }))
  await user.type(field('القيمة السوقية'), '9')
  const regions = within(screen.getByRole('group', { name: 'السعر شامل التسجيل بحسب المنطقة' }))
  await user.clear(regions.getByRole('textbox', { name: /السعر/ }))
  await user.type(regions.getByRole('textbox', { name: /السعر/ }), '6.5')
  const breakdown = within(screen.getByRole('group', { name: 'تفصيل السعر' }))
  await user.type(breakdown.getByRole('textbox', { name: 'النص' }), ' التسجيل')
  expect(await save()).toMatchObject({
    gross_price: 247_500,
    financing_options: ['cash'],
    avl_field: { open_market_value: 9, registration_date: '' },
    price_metadata: { NSW: 6.5 },
    price_breakdown: [{ label: 'رسوم التسجيل', value: -3 }],
  })
})

test('[A-016] what does not fit is said at its own field when the form is saved, and not before', { timeout: 60_000 }, async () => {
  const { user, save } = show('prices', { gross_price: 5, price_breakdown: [{ label: 'رسوم', value: 1 }] })
  await user.type(field('السعر الإجمالي'), '{Home}-')
  await user.clear(field('العملة'))
  await user.type(field('العملة'), 'aed')
  const breakdown = within(screen.getByRole('group', { name: 'تفصيل السعر' }))
  await user.clear(breakdown.getByRole('textbox', { name: 'المبلغ' }))
  expect(field('السعر الإجمالي').getAttribute('aria-invalid')).toBe('false')
  expect(await save()).toBeUndefined()
  const hintOf = (input: HTMLElement) => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent
  expect(hintOf(field('السعر الإجمالي'))).toBe('الحد الأدنى \u20660\u2069')
  expect(hintOf(field('العملة'))).toMatch(/ثلاثة أحرف/)
  expect(hintOf(breakdown.getByRole('textbox', { name: 'المبلغ' }))).toBe('حقل مطلوب')
})

test('[A-016] features are typed one a line, each once, and a known gearbox is chosen by its word while another one is typed', {
  timeout: 60_000,
}, async () => {
  const features = show('features', { features_standard: [{ name: 'سقف بانورامي' }] })
  await features.user.type(field('تجهيزات قياسية'), '\nMeridian\nMeridian')
  expect((await features.save())?.features_standard).toEqual([{ name: 'سقف بانورامي' }, { name: 'Meridian' }])
  cleanup()
  const figures = show('figures', { transmission: 'automatic' })
  const gearbox = screen.getByRole('combobox', { name: 'ناقل الحركة' }) as HTMLInputElement
  expect(gearbox.value).not.toBe('automatic')
  await figures.user.clear(gearbox)
  await figures.user.type(gearbox, 'CVT')
  expect((await figures.save())?.transmission).toBe('CVT')
})

test('[A-016] a disclaimer of several lines stays one when another is added', { timeout: 60_000 }, async () => {
  const { user, save } = show('prices', { disclaimers: ['سطر\nوآخر'] })
  const group = within(screen.getByRole('group', { name: 'إخلاءات مسؤولية أخرى' }))
  await user.click(group.getByRole('button', { name: 'إضافة عنصر' }))
  await user.type(group.getAllByRole('textbox').at(-1) as HTMLElement, 'جديد')
  expect((await save())?.disclaimers).toEqual(['سطر\nوآخر', 'جديد'])
})
