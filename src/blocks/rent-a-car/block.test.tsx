// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FieldDef } from '#fields/field-types.ts'
import { validateBlocks } from '#block-engine/stored/validate-block.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { priceLines } from '#tests/support/drawing/price-lines.ts'
import { formsForBlocks } from '#tests/support/drawing/forms-for-blocks.ts'
import { propsOf } from '#tests/support/drawing/draw-view.tsx'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import type { BlockContext } from '#block-engine/data-loader.ts'
import { dataLoaders } from '#blocks/data-loaders.gen.server.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { rentACar } from './block.ts'
import { RentACar } from './view.tsx'

const services = await testServices()
const fieldOf = (name: string) => (rentACar.fields as readonly FieldDef[]).find(({ symbol }) => symbol === name)

const contact = { id: 'first_name', name: 'first_name', type: 'text', label: { ar: 'الاسم', en: 'Name' }, rules: { required: true } }
const form = { id: 7, name: 'حجز', type: 'lead', locale: 'ar', version: 3, fields: [contact], settings: {} }
const locations_json = [
  { name_key: 'dubai', city_name: 'دبي', point_name: 'معرض دبي', address: 'شارع الشيخ زايد 12', coordinates: { lat: 25.2, lng: 55.27 } },
  { name_key: 'ain', city_name: 'العين', point_name: 'معرض العين', address: 'ش', coordinates: { lat: 24.2, lng: 55.7 } },
]
const vehicles_json = [
  {
    image_id: { id: 7_001, alt: 'ديفندر على الرمل' },
    display_name: 'ديفندر',
    nameplate_name: 'عائلة ديفندر',
    price: { daily: 300 },
    locations: ['dubai'],
    specification: [{ label: 'المقاعد', value: '5' }],
  },
  { display_name: 'ديسكفري', price: { daily: 200 } },
]
const seat = {
  heading: 'مقعد أطفال',
  price: 20,
  price_string_context: 'للمقعد',
  features_list: ['حتى أربع سنوات'],
  controller: { type: 'amount', min: 0, max: 10, default: 0 },
}
const driver = {
  heading: 'سائق',
  price: 40,
  price_string_context: 'per day',
  controller: { type: 'toggler', true_label: 'نعم', false_label: 'لا', default: false },
}
const usual = { locations_json, vehicles_json, contact_step_form_id: '7', form_summary_template: '<p>الاسم: {first_name}</p>' }

const sentLeads: { path: string; body: { attributes: Record<string, string> } }[] = []
let status = 201

beforeEach(() => {
  sentLeads.length = 0
  status = 201
  sessionStorage.clear()
  // Monday, a day before the first of December.
  vi.useFakeTimers({ now: new Date('2026-11-30T08:00:00Z'), toFake: ['Date'] })
  vi.stubGlobal('fetch', async (path: string | URL, init: RequestInit = {}) => {
    if (!String(path).endsWith('/leads')) return Response.json({ data: { kind: 'work', challenge: {} } }, { status: 503 })
    sentLeads.push({ path: String(path), body: JSON.parse(String(init.body)) })
    return Response.json(status === 201 ? { data: { id: 1, thank_you: { heading: 'x', text: 'y' } } } : {}, { status })
  })
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  Element.prototype.getAnimations = () => []
})
afterEach(cleanup)
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function draw(
  fields: Record<string, unknown> = {},
  groups: readonly Record<string, unknown>[] = [{ group_heading: 'إضافات', items: [seat, driver] }],
  settings: Record<string, string> = {},
) {
  const all = { ...usual, ...fields }
  const forms = { ...formsForBlocks(), find: async (id: number) => (id === 7 ? form : null), choices: async () => ({ locations: {}, retailers: [] }) }
  const calculator = { currencyIso: 'AED', style: { symbol: 'درهم', delimiter: ',', format: '% ^' } }
  const context = { ctx: services.staffCtx, forms, maps: null, calculator, priceLines: priceLines(settings) } as unknown as BlockContext<never>
  const resolved = propsOf<Parameters<typeof RentACar>[0]>('rent_a_car', all, undefined, groups)
  const data = await dataLoaders.get('rent_a_car')?.(resolved.values, context, [])
  return render(<RentACar {...resolved} data={data as Parameters<typeof RentACar>[0]['data']} />).container
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const reserve = (name = 'ديفندر') => press(`احجز ${name}`)
const stage = () => document.querySelector('[data-stage]')?.getAttribute('data-stage')
const day = (part: 'يوم الاستلام' | 'يوم الإعادة', date: string) =>
  within(screen.getByRole('group', { name: part }))
    .getAllByRole<HTMLButtonElement>('button')
    .find((button) => button.dataset.day === date)
const pick = (part: 'يوم الاستلام' | 'يوم الإعادة', date: string) => {
  const button = day(part, date)
  if (button) fireEvent.click(button)
}
function fillPlace() {
  fireEvent.change(screen.getByRole('combobox', { name: /مكان الاستلام/ }), { target: { value: 'dubai' } })
  for (const part of ['يوم الاستلام', 'يوم الإعادة'] as const)
    fireEvent.click(within(screen.getByRole('group', { name: part })).getByRole('button', { name: 'الشهر التالي' }))
  pick('يوم الاستلام', '2026-12-01')
  pick('يوم الإعادة', '2026-12-03')
}
async function toSummary(name = 'سارة') {
  if (!screen.queryByRole('dialog')) reserve()
  fillPlace()
  press('التالي')
  fireEvent.input(screen.getByRole('textbox', { name: 'الاسم' }), { target: { value: name } })
  press('التالي')
  await vi.waitFor(() => expect(stage()).toBe('summary'), { timeout: 10_000 })
}

test('[B-047] the picker has this block and the older Car Rent', () => {
  expect([catalogue.get('rent_a_car')?.block.group, catalogue.get('car_rent')?.block.group]).toEqual(['New Blocks Versions', 'Content'])
})

test('[B-234] a card shows the car, its price by the day and its specification; it is offered only at its places', async () => {
  const rental = await draw()
  const [card] = rental.querySelectorAll('li')
  for (const text of ['ديفندر', 'عائلة ديفندر', '300 درهم', 'المقاعد', '5']) expect(card?.textContent).toContain(text)
  expect(card?.querySelector('img')?.alt).toBe('ديفندر على الرمل')
  reserve()
  const places = () => [...screen.getByRole<HTMLSelectElement>('combobox', { name: /مكان الاستلام/ }).options].map(({ value }) => value)
  expect(places()).toEqual(['', 'dubai'])
  press('إغلاق')
  reserve('ديسكفري')
  expect(places()).toEqual(['', 'dubai', 'ain'])
})

test('[C-350] prices of cars to rent are written in their own format where there is one', async () => {
  const rental = await draw({}, undefined, { 'price.rentACarFormat': '^ %' })
  expect(rental.querySelector('li')?.textContent).toContain('درهم 300')
})

test('[B-048] reserving opens a modal dialog over the page, which its button closes, and Escape', async () => {
  await draw()
  reserve()
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'ديفندر' })
  expect(dialog.open).toBe(true)
  press('إغلاق')
  expect(dialog.open).toBe(false)
  reserve()
  expect(dialog.open).toBe(true)
  fireEvent.keyDown(dialog, { key: 'Escape' })
  expect(dialog.open).toBe(false)
})

test('[B-013] [B-049] [B-050] [B-316] [B-317] place, contact, summary, thanks: next leads on, and the summary sends the inquiry as a lead of the form', async () => {
  history.replaceState(null, '', '/ar/any/page')
  await draw({ form_hidden_field_mapping: { vehicle: 'car', pickup_date: 'from_day', total: 'sum', extras: 'more', pickup_place: 'place' } })
  reserve()
  const crumbs = () =>
    screen
      .getAllByRole('listitem')
      .filter((item) => item.parentElement?.tagName === 'OL')
      .map((item) => [item.textContent, item.getAttribute('aria-current')])
  expect(crumbs()).toEqual([
    ['المكان والموعد', 'step'],
    ['بياناتك', null],
    ['الملخص', null],
  ])
  await toSummary()
  expect(screen.queryByRole('button', { name: 'التالي' })).toBeNull()
  press('أرسل الطلب')
  await vi.waitFor(() => expect(stage()).toBe('thanks'))
  expect(sentLeads[0]?.path).toMatch(/\/forms\/7\/leads$/)
  expect(sentLeads[0]?.body.attributes).toMatchObject({
    first_name: 'سارة',
    car: 'ديفندر',
    from_day: '2026-12-01',
    sum: '600',
    place: 'معرض دبي، دبي',
    more: '',
  })
  expect(JSON.parse(sentLeads[0]?.body.attributes.reservation ?? '')).toMatchObject({ vehicle: 'ديفندر', days: '2', dropoff_date: '2026-12-03', total: '600' })
  expect(location.pathname).toBe('/ar/any/page')
})

test('[B-236] every part of a reservation goes along under its name of form_hidden_field_mapping', async () => {
  const parts = ['vehicle', 'pickup_place', 'dropoff_place', 'pickup_date', 'dropoff_date', 'days', 'extras', 'total']
  await draw({ form_hidden_field_mapping: Object.fromEntries(parts.map((part) => [part, `my_${part}`])) })
  reserve()
  press(/زيادة: مقعد/)
  await toSummary()
  press('أرسل الطلب')
  await vi.waitFor(() => expect(sentLeads).toHaveLength(1))
  expect(sentLeads[0]?.body.attributes).toMatchObject({
    my_vehicle: 'ديفندر',
    my_pickup_place: 'معرض دبي، دبي',
    my_dropoff_place: 'معرض دبي، دبي',
    my_pickup_date: '2026-12-01',
    my_dropoff_date: '2026-12-03',
    my_days: '2',
    my_extras: 'مقعد أطفال: 1',
    my_total: '620',
  })
})

describe('[B-051]', () => {
  test('nobody goes on without a place and both days', async () => {
    await draw()
    reserve()
    press('التالي')
    expect([stage(), screen.getByText('اختر مكان الاستلام والإعادة.').getAttribute('role')]).toEqual(['place', 'alert'])
    fireEvent.change(screen.getByRole('combobox', { name: /مكان الاستلام/ }), { target: { value: 'dubai' } })
    press('التالي')
    expect([stage(), screen.getByText('اختر يوم الاستلام ويوم الإعادة بعده.').getAttribute('role')]).toEqual(['place', 'alert'])
  })

  test('nobody goes on without the other place of the return, nor with a return on the day of the pick-up', async () => {
    await draw()
    reserve('ديسكفري')
    fillPlace()
    fireEvent.click(screen.getByLabelText('الإعادة إلى المكان نفسه'))
    press('التالي')
    expect([stage(), screen.getByText('اختر مكان الاستلام والإعادة.').tagName]).toEqual(['place', 'P'])
    fireEvent.change(screen.getByRole('combobox', { name: /مكان الإعادة/ }), { target: { value: 'ain' } })
    pick('يوم الإعادة', '2026-12-01')
    press('التالي')
    expect([stage(), screen.getByText('اختر يوم الاستلام ويوم الإعادة بعده.').tagName]).toEqual(['place', 'P'])
    pick('يوم الإعادة', '2026-12-02')
    press('التالي')
    expect(stage()).toBe('contact')
  })

  test('the way back keeps everything; a failure leads back to the summary with it', async () => {
    await draw()
    await toSummary()
    status = 500
    press('أرسل الطلب')
    await vi.waitFor(() => expect(stage()).toBe('error'))
    press('إعادة المحاولة')
    expect([stage(), screen.getByText('الاسم: سارة').tagName]).toEqual(['summary', 'P'])
    press('السابق')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'الاسم' }).value).toBe('سارة')
    press('السابق')
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /مكان الاستلام/ }).value).toBe('dubai')
  })
})

test('[B-232] block_translations replace texts by their key, and others stay', async () => {
  await draw({ block_translations: { reserve: 'اطلبها', unknown: 'x' } })
  press('اطلبها ديفندر')
  expect(screen.getAllByRole('button', { name: 'التالي' }).length).toBeGreaterThan(0)
})

test('[B-233] places stand in the list', async () => {
  await draw()
  reserve('ديسكفري')
  expect([...screen.getByRole<HTMLSelectElement>('combobox', { name: /مكان الاستلام/ }).options].map(({ textContent }) => textContent)).toEqual([
    '–',
    'معرض دبي، دبي',
    'معرض العين، العين',
  ])
})

test('[B-233] the chosen place stands with its address, each of two with its own', async () => {
  const rental = await draw()
  reserve('ديسكفري')
  const places = () => screen.getAllByRole('combobox', { name: /مكان/ })
  expect(rental.textContent).not.toContain('شارع الشيخ زايد 12')
  fireEvent.change(places()[0] as HTMLElement, { target: { value: 'dubai' } })
  const [pickup] = places()
  expect(document.getElementById(pickup?.getAttribute('aria-describedby') ?? '')?.textContent).toBe('شارع الشيخ زايد 12')
  fireEvent.click(screen.getByRole('checkbox', { name: 'الإعادة إلى المكان نفسه' }))
  fireEvent.change(places()[1] as HTMLElement, { target: { value: 'ain' } })
  expect(places().map((place) => document.getElementById(place.getAttribute('aria-describedby') ?? '')?.textContent)).toEqual(['شارع الشيخ زايد 12', 'ش'])
  fireEvent.change(places()[0] as HTMLElement, { target: { value: '' } })
  expect(rental.textContent).not.toContain('شارع الشيخ زايد 12')
})

test('[B-235] the form of contact_step_form_id is the contact step', async () => {
  await draw({ contact_step_form_id: '8' })
  reserve()
  expect(screen.queryByLabelText('الاسم')).toBeNull()
  cleanup()
  await draw()
  reserve()
  expect(document.querySelector('[name=first_name]')).toBeTruthy()
})

test('[B-237] form_summary_template shows what was typed, and never as markup', async () => {
  await draw({ form_summary_template: '<p>{first_name} و{first_name}</p>' })
  await toSummary('<b>سارة</b> &amp;')
  expect(screen.getByText('<b>سارة</b> &amp; و<b>سارة</b> &amp;')).toBeTruthy()
})

test('[B-238] thank_you_heading thank_you_text thank_you_disclaimer error_heading error_text error_disclaimer are the texts of the ends', async () => {
  const ends = {
    thank_you_heading: 'شكر',
    thank_you_text: 'وصل',
    thank_you_disclaimer: 'ملاحظة',
    error_heading: 'خلل',
    error_text: 'لم يصل',
    error_disclaimer: 'تنبيه',
  }
  const rental = await draw(ends)
  await toSummary()
  status = 500
  press('أرسل الطلب')
  await vi.waitFor(() => expect(stage()).toBe('error'))
  for (const text of ['خلل', 'لم يصل', 'تنبيه']) expect(rental.textContent).toContain(text)
  status = 201
  press('إعادة المحاولة')
  press('أرسل الطلب')
  await vi.waitFor(() => expect(stage()).toBe('thanks'))
  for (const text of ['شكر', 'وصل', 'ملاحظة']) expect(rental.textContent).toContain(text)
})

test('[B-247] [C-347] [B-248] [C-348] a new block says the sentences of the specification, and a failure shows them', async () => {
  expect(['error_heading', 'error_text', 'thank_you_heading', 'thank_you_text'].map((name) => fieldOf(name)?.default)).toEqual([
    'Oops! Something went wrong.',
    'Your inquiry has not been sent. Please try again.',
    'Thank you!',
    'Your inquiry has been sent. We will contact you soon.',
  ])
  await draw()
  await toSummary()
  status = 500
  press('أرسل الطلب')
  await vi.waitFor(() => expect(stage()).toBe('error'))
  expect(screen.getByRole('alert').textContent).toBe('تعذّر إرسال الطلبلم يُرسل طلبك. يُرجى المحاولة مرة أخرى.')
})

test('[C-347] [B-247] [C-348] [B-248] without texts of its own the block says its default ends: an apology with what to do, and thanks', async () => {
  for (const [name, english] of [
    ['error_heading', 'Oops! Something went wrong.'],
    ['error_text', 'Your inquiry has not been sent. Please try again.'],
    ['thank_you_heading', 'Thank you!'],
    ['thank_you_text', 'Your inquiry has been sent. We will contact you soon.'],
  ] as const)
    expect(fieldOf(name)?.default, name).toBe(english)
  await draw()
  await toSummary()
  status = 500
  press('أرسل الطلب')
  await vi.waitFor(() => expect(stage()).toBe('error'))
  const failed = within(screen.getByRole('alert'))
  expect([failed.getByRole('heading').textContent, failed.getByText('لم يُرسل طلبك. يُرجى المحاولة مرة أخرى.').tagName]).toEqual(['تعذّر إرسال الطلب', 'P'])
  status = 201
  press('إعادة المحاولة')
  press('أرسل الطلب')
  await vi.waitFor(() => expect(stage()).toBe('thanks'))
  const thanks = within(screen.getByRole('dialog'))
  expect([thanks.getByRole('heading', { name: 'شكرًا لك' }).tagName, thanks.getByText('وصلنا طلبك، وسنتواصل معك قريبًا.').tagName]).toEqual(['H3', 'P'])
})

test('without a script the button of a car leads to the page of the form, which knows the car', async () => {
  const rental = await draw({ form_hidden_field_mapping: { vehicle: 'car' } })
  const form = rental.querySelector('form')
  expect([form?.method, form?.getAttribute('action')]).toEqual(['get', '/ar/form/7'])
  expect([...new FormData(form as HTMLFormElement)].flat()).toContain('ديفندر')
  expect(rental.querySelector('form button')?.getAttribute('type')).toBe('submit')
})

describe('additional_json', () => {
  test.each([
    [undefined, 'كم'],
    ['mi', 'ميل'],
  ])('[B-241] with distance_unit %s the way to each place is told in it, the nearest first, once the visitor says where they are', async (unit, distance) => {
    vi.stubGlobal('navigator', {
      ...navigator,
      geolocation: { getCurrentPosition: (done: PositionCallback) => done({ coords: { latitude: 24.2, longitude: 55.7 } } as GeolocationPosition) },
    })
    await draw({ ...(unit && { additional_json: { distance_unit: unit } }) })
    reserve('ديسكفري')
    const places = () => [...screen.getByRole<HTMLSelectElement>('combobox', { name: /مكان الاستلام/ }).options].slice(1).map(({ textContent }) => textContent)
    expect(places()).toEqual(['معرض دبي، دبي', 'معرض العين، العين'])
    press('رتّب بحسب قربها مني')
    // 119 km as the crow flies from Al Ain to Dubai.
    expect(places()).toEqual([`معرض العين، العين، 0.0 ${distance}`, `معرض دبي، دبي، ${unit === 'mi' ? 74 : 119} ${distance}`])
    expect(screen.queryByRole('button', { name: 'رتّب بحسب قربها مني' })).toBeNull()
  })

  test('[B-241] a visitor who does not say where they are is told so, and the list stays', async () => {
    vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition: (_done: unknown, failed: () => void) => failed() } })
    await draw()
    reserve('ديسكفري')
    press('رتّب بحسب قربها مني')
    expect(screen.getByText('تعذّر تحديد موقعك.')).toBeTruthy()
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /مكان الاستلام/ }).options).toHaveLength(3)
  })

  test('[B-239] decides whether another place can be chosen for the return', async () => {
    await draw({ additional_json: { allow_different_dropoff: false } })
    reserve()
    expect(screen.queryByLabelText('الإعادة إلى المكان نفسه')).toBeNull()
    cleanup()
    await draw()
    reserve('ديسكفري')
    fireEvent.click(screen.getByLabelText('الإعادة إلى المكان نفسه'))
    expect(screen.getByRole('combobox', { name: /مكان الإعادة/ })).toBeTruthy()
  })

  test('[B-240] decides for each end whether an address can be written', async () => {
    await draw({ additional_json: { allow_custom_pickup: true } })
    reserve()
    fireEvent.change(screen.getByRole('combobox', { name: /مكان الاستلام/ }), { target: { value: 'custom' } })
    expect(screen.getByLabelText('اكتب العنوان')).toBeTruthy()
    fireEvent.click(screen.getByLabelText('الإعادة إلى المكان نفسه'))
    expect([...screen.getByRole<HTMLSelectElement>('combobox', { name: /مكان الإعادة/ }).options].map(({ value }) => value)).not.toContain('custom')
  })

  test('[B-239] [B-240] [B-236] an address that was written and another place for the return are what the lead says', async () => {
    await draw({ additional_json: { allow_custom_dropoff: true }, form_hidden_field_mapping: { pickup_place: 'from', dropoff_place: 'to' } })
    reserve()
    expect([...screen.getByRole<HTMLSelectElement>('combobox', { name: /مكان الاستلام/ }).options].map(({ value }) => value)).not.toContain('custom')
    fireEvent.click(screen.getByLabelText('الإعادة إلى المكان نفسه'))
    fireEvent.change(screen.getByRole('combobox', { name: /مكان الإعادة/ }), { target: { value: 'custom' } })
    fireEvent.change(screen.getByLabelText('اكتب العنوان'), { target: { value: ' المطار، المبنى 3 ' } })
    await toSummary()
    press('أرسل الطلب')
    await vi.waitFor(() => expect(sentLeads).toHaveLength(1))
    expect(sentLeads[0]?.body.attributes).toMatchObject({ from: 'معرض دبي، دبي', to: 'المطار، المبنى 3' })
  })

  test('[B-242] the days to choose from are named in the language of date_locale', async () => {
    await draw({ additional_json: { date_locale: 'en' } })
    reserve()
    expect(screen.getByRole('group', { name: 'يوم الاستلام' }).textContent).toContain('November')
    cleanup()
    await draw()
    reserve()
    expect(screen.getByRole('group', { name: 'يوم الاستلام' }).textContent).toContain('نوفمبر')
  })

  test('[B-242] [B-335] Sundays cannot be picked, and other days instead when it says so', async () => {
    expect(fieldOf('additional_json')?.default).toMatchObject({ datepicker_disabled_days: [0], map_zoom: 7 })
    /** Whether a Sunday and a Friday are closed, for each of the two pickers. */
    const closed = () => {
      reserve()
      return (['يوم الاستلام', 'يوم الإعادة'] as const).map((part) => {
        fireEvent.click(within(screen.getByRole('group', { name: part })).getByRole('button', { name: 'الشهر التالي' }))
        return [day(part, '2026-12-06')?.disabled, day(part, '2026-12-04')?.disabled]
      })
    }
    await draw()
    expect(closed()).toEqual([
      [true, false],
      [true, false],
    ])
    cleanup()
    // A value that says nothing about it leaves Sundays closed.
    await draw({ additional_json: { map_zoom: 8 } })
    expect(closed()).toEqual([
      [true, false],
      [true, false],
    ])
    cleanup()
    await draw({ additional_json: { datepicker_disabled_days: [5] } })
    expect(closed()).toEqual([
      [false, true],
      [false, true],
    ])
  })
})

describe('extras', () => {
  test('[B-243] [B-244] [B-333] an amount has heading, price with its context and features, begins at its default and stays within its ends', async () => {
    await draw({}, [{ group_heading: 'مجموعة', items: [{ ...seat, controller: { type: 'amount', min: 1, max: 3, default: 2 } }] }])
    reserve()
    const extra = within(screen.getByRole('group', { name: 'مقعد أطفال' }))
    for (const text of ['مقعد أطفال', 'للمقعد', 'حتى أربع سنوات']) expect(extra.getByText(text, { exact: false })).toBeTruthy()
    expect([extra.getByRole('status').textContent, screen.getByRole('heading', { name: 'مجموعة' }).tagName]).toEqual(['2', 'H3'])
    expect(extra.getByText('20 درهمًا').tagName).toBe('BDI')
    fireEvent.click(extra.getByRole('button', { name: /زيادة/ }))
    expect(extra.getByRole<HTMLButtonElement>('button', { name: /زيادة/ }).disabled).toBe(true)
    fireEvent.click(extra.getByRole('button', { name: /إنقاص/ }))
    fireEvent.click(extra.getByRole('button', { name: /إنقاص/ }))
    expect([extra.getByRole('status').textContent, extra.getByRole<HTMLButtonElement>('button', { name: /إنقاص/ }).disabled]).toEqual(['1', true])
    cleanup()
    await draw({}, [{}])
    reserve()
    const usualSeat = within(screen.getByRole('group', { name: 'مقعد أطفال' }))
    for (let count = 0; count < 10; count += 1) fireEvent.click(usualSeat.getByRole('button', { name: /زيادة/ }))
    expect([usualSeat.getByRole('status').textContent, usualSeat.getByRole<HTMLButtonElement>('button', { name: /زيادة/ }).disabled]).toEqual(['10', true])
  })

  test('[B-245] a toggler begins at its default and says its state', async () => {
    await draw()
    reserve()
    const extra = within(screen.getByRole('group', { name: 'سائق' }))
    expect([extra.getByRole<HTMLInputElement>('checkbox').checked, extra.getByText('لا').tagName]).toEqual([false, 'SPAN'])
    fireEvent.click(extra.getByRole('checkbox'))
    expect(extra.getByText('نعم').tagName).toBe('SPAN')
    cleanup()
    await draw({}, [{ items: [{ ...driver, controller: { ...driver.controller, default: true } }] }])
    reserve()
    expect(within(screen.getByRole('group', { name: 'سائق' })).getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
  })

  test('[B-246] the summary lists every line: 2 days of 300 and 2 seats of 20 are 640; a price by the day counts days', async () => {
    await draw()
    reserve()
    press(/زيادة: مقعد/)
    press(/زيادة: مقعد/)
    await toSummary()
    const rows = () => screen.getAllByRole('row').map(({ textContent }) => textContent)
    expect(rows()).toEqual(['ديفندر × 2600 درهم', 'مقعد أطفال × 240 درهمًا', 'المجموع640 درهمًا'])
    press('السابق')
    press('السابق')
    fireEvent.click(within(screen.getByRole('group', { name: 'سائق' })).getByRole('checkbox'))
    press('التالي')
    press('التالي')
    await vi.waitFor(() => expect(stage()).toBe('summary'), { timeout: 10_000 })
    expect(rows()).toContain('سائق × 180 درهمًا')
  })
})

test.each([
  ['per day', '80 درهمًا'],
  ['في اليوم', '80 درهمًا'],
  ['Price Per Day', '80 درهمًا'],
  ['للرحلة', '40 درهمًا'],
])('[B-246] for two days a price of 40 %s is %s', async (price_string_context, text) => {
  await draw({}, [{ items: [{ ...driver, price_string_context, controller: { ...driver.controller, default: true } }] }])
  await toSummary()
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toContain(`سائق × 1${text}`)
})

test('[B-296] a fifth group is refused', () => {
  const groups = (count: number) =>
    validateBlocks(
      [
        aStoredBlock(
          'rent_a_car',
          {},
          Array.from({ length: count }, () => ({})),
        ),
      ],
      catalogue,
    )
  expect([groups(4), groups(5).length > 0]).toEqual([[], true])
})

test.each([
  [{}, '1 ديسمبر 2026'],
  [{ date_options: { weekday: 'long', month: 'short', year: 'none' } }, 'الثلاثاء، 1 ديسمبر'],
  [{ date_locale: 'en', date_options: { weekday: 'short', month: 'long', year: 'numeric' } }, /^Tue,? 1 December 2026$/],
])('[B-242] with the options %j the summary writes a day as %s, and the lead as it was', async (additional_json, text) => {
  const rental = await draw({ additional_json })
  await toSummary()
  const dayText = [...rental.querySelectorAll('dt')].find(({ textContent }) => textContent === 'يوم الاستلام')?.nextElementSibling?.textContent
  expect(dayText?.replaceAll(/[\u2066-\u2069]/g, '')).toMatch(text)
  press('أرسل الطلب')
  await vi.waitFor(() => expect(stage()).toBe('thanks'))
  expect(JSON.parse(sentLeads[0]?.body.attributes.reservation ?? '{}')).toMatchObject({ pickup_date: '2026-12-01' })
})
