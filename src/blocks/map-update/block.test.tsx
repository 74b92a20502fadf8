// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FieldDef } from '#fields/field-types.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { propsOf } from '#tests/support/drawing/draw-view.tsx'
import { serverFetch } from '#tests/support/site/server-fetch.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { mapUpdate } from './block.ts'
import { MapUpdate } from './view.tsx'

const services = await testServices()
const askServer = serverFetch(services)
const { post } = apiCaller(services)
const CAR = 'SADCA2BN8HA000001'
const UNKNOWN = 'WDDCA2BN8HA000001'
const PACKAGE = 'https://maps.example.com/gcc.zip'

const askedPaths: string[] = []
const downloads: string[] = []
let status = 0
const defaultOf = (name: string) => (mapUpdate.fields as readonly FieldDef[]).find(({ symbol }) => symbol === name)?.default

beforeEach(async () => {
  askedPaths.length = 0
  downloads.length = 0
  status = 0
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    askedPaths.push(path)
    return status ? new Response('{}', { status }) : askServer(path, init)
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push(this.href)
  })
  await services.database.db.execute(sql`delete from map_package`)
  const rest = { vehicle_name: 'F-PACE', map_region: 'الخليج', map_version: '2026.1', size_gb: 24.5, download_url: PACKAGE }
  await post('/api/map_packages', { vin: 'SADCA2', ...rest })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})
afterAll(() => void vi.unstubAllGlobals())

const draw = (fields: Record<string, unknown> = {}) =>
  render(<MapUpdate {...propsOf<Parameters<typeof MapUpdate>[0]>('map_update', fields, { posted: null, answersPosts: true })} />).container
const vinField = () => screen.getByRole<HTMLInputElement>('textbox', { hidden: true })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const current = () => screen.getAllByRole('listitem').findIndex((item) => item.getAttribute('aria-current') === 'step') + 1
const settle = () => vi.waitFor(() => expect(screen.queryByRole('button', { name: 'جارٍ التحقق' })).toBeNull())

async function find(vin: string) {
  fireEvent.change(vinField(), { target: { value: vin } })
  await act(async () => press('متابعة'))
  await settle()
}
async function toStep(step: 2 | 3) {
  await find(CAR)
  if (step === 2) return
  fireEvent.click(screen.getByRole('checkbox'))
  press('تنزيل الخرائط')
}

test('[B-013] [B-014] [B-031] three steps one at a time, with three breadcrumbs whose mark moves along, all by one VIN', async () => {
  history.replaceState(null, '', '/ar/any/page')
  const blockElement = draw({ breadcrumb_copy_usb: 'إلى السيارة' })
  const crumbs = () => [...(blockElement.querySelector('ol')?.children ?? [])].map(({ textContent }) => textContent)
  expect(crumbs()).toEqual(['1ابحث عن سيارتك', '2اختر الخرائط ونزّلها', '3إلى السيارة'])
  expect(['breadcrumb_find_vehicle', 'breadcrumb_download_maps', 'breadcrumb_copy_usb'].map(defaultOf)).toEqual([
    'Find your vehicle',
    'Choose & download maps',
    'Copy to USB',
  ])
  const visibleSteps = () => [vinField().closest('[hidden]') === null, screen.queryByRole('checkbox') !== null, blockElement.textContent?.includes('هل اكتمل')]
  expect([current(), visibleSteps()]).toEqual([1, [true, false, false]])
  await toStep(2)
  expect([current(), visibleSteps()]).toEqual([2, [false, true, false]])
  fireEvent.click(screen.getByRole('checkbox'))
  press('تنزيل الخرائط')
  expect([current(), visibleSteps()]).toEqual([3, [false, false, true]])
  expect([askedPaths, downloads]).toEqual([[`/api/map-updates/${CAR}`], [PACKAGE]])
  expect(location.pathname).toBe('/ar/any/page')
})

test('[B-015] [B-326] [B-327] step 1 has three boxes to prepare, each with a tooltip that belongs to its button', () => {
  const blockElement = draw()
  const boxes = [...(blockElement.querySelector('ul')?.children ?? [])]
  expect(boxes.map((box) => box.querySelector('p')?.textContent)).toEqual([
    'أحضر رقم الهيكل',
    'نزّل تطبيق تنزيل الخرائط لأجهزة \u2066Apple\u2069 أو \u2066Windows\u2069',
    'جهّز ذاكرة \u2066USB\u2069',
  ])
  const tooltips = boxes.map((box) => {
    const button = box.querySelector('button')
    expect(button?.getAttribute('aria-expanded')).toBe('false')
    if (button) fireEvent.click(button)
    expect([button?.getAttribute('aria-expanded'), box.getAttribute('data-open')]).toEqual(['true', 'true'])
    if (button) fireEvent.keyDown(button, { key: 'Escape' })
    expect(box.getAttribute('data-open')).toBeNull()
    return document.getElementById(button?.getAttribute('aria-describedby') ?? '')?.textContent
  })
  expect(tooltips[1]).toContain('20-30GB')
  for (const name of ['USB 3.0', 'FAT32', 'NTFS', 'exFAT']) expect(tooltips[2]).toContain(name)
  expect(tooltips[2]).toMatch(/exFAT.*غير مدعوم/)
  expect(defaultOf('check_downloader_tooltip')).toContain('20-30GB')
  expect(defaultOf('check_usb_tooltip')).toBe('USB 3.0 recommended; FAT32 or NTFS supported; exFAT not supported')
})

test('[B-031] [B-017] every breadcrumb and every note for phones is a text of the block', () => {
  const crumbs = { breadcrumb_find_vehicle: 'السيارة', breadcrumb_download_maps: 'الخرائط', breadcrumb_copy_usb: 'الذاكرة' }
  const notes = { device_warning_1: 'لا يصلح الهاتف', device_warning_2: 'يلزم حاسوب', device_warning_3: 'أكمل من الحاسوب' }
  const blockElement = draw({ ...crumbs, ...notes })
  expect([...blockElement.querySelectorAll('ol > li')].map(({ textContent }) => textContent)).toEqual(['1السيارة', '2الخرائط', '3الذاكرة'])
  expect([...(blockElement.querySelectorAll('ul')[1]?.children ?? [])].map(({ textContent }) => textContent)).toEqual(Object.values(notes))
})

test('[B-015] a tooltip that a tap opened closes once the focus goes on', () => {
  const [box] = draw().querySelectorAll('ul > li')
  const button = box?.querySelector('button') as HTMLButtonElement
  fireEvent.click(button)
  expect(box?.getAttribute('data-open')).toBe('true')
  fireEvent.blur(button)
  expect(box?.getAttribute('data-open')).toBeNull()
})

test('[B-017] the notes for phones are texts that editors change', () => {
  const blockElement = draw({ device_warning_1: 'لا يصلح الهاتف' })
  expect(blockElement.textContent).toContain('لا يصلح الهاتف')
  expect([1, 2, 3].map((number) => defaultOf(`device_warning_${number}`))).toEqual([
    'Maps can only be downloaded on a computer',
    'You need a Mac or Windows PC with a USB port',
    'Continue on a desktop device',
  ])
})

test('[B-018] below them stand the VIN and its button', () => {
  const blockElement = draw()
  const order = [...blockElement.querySelectorAll('ul, input:not([type=hidden]), button[type=submit]')].map(({ tagName }) => tagName)
  expect(order).toEqual(['UL', 'UL', 'INPUT', 'BUTTON'])
  expect(vinField().dir).toBe('ltr')
})

describe('[B-019] [B-288] the VIN', () => {
  test('is sent in capitals without spaces and hyphens, by the Enter key too', async () => {
    draw()
    fireEvent.change(vinField(), { target: { value: ` ${CAR.slice(0, 5).toLowerCase()}-${CAR.slice(5)} ` } })
    await act(async () => {
      const form = vinField().form
      if (form) fireEvent.submit(form)
    })
    await settle()
    expect([askedPaths, current()]).toEqual([[`/api/map-updates/${CAR}`], 2])
  })

  test.each(['', '12345', `${CAR}9`, 'SADCA2BN8HA00000O'])('%j is not recognised, and nobody is asked', async (vin) => {
    draw()
    await find(vin)
    expect([askedPaths, current()]).toEqual([[], 1])
    expect(screen.getByRole('alert').textContent).toContain('لم نتعرّف على رقم الهيكل')
  })

  test('while it is looked up the button is busy', async () => {
    draw()
    fireEvent.change(vinField(), { target: { value: CAR } })
    press('متابعة')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'جارٍ التحقق' }).disabled).toBe(true)
    await vi.waitFor(async () => {
      await act(async () => undefined)
      expect(current()).toBe(2)
    })
  })
})

describe('[B-020] [B-265] [B-269] [B-284] a VIN', () => {
  test('that the list knows leads to step 2', async () => {
    draw()
    await find(CAR)
    expect(current()).toBe(2)
  })

  test('that it does not know stays, with the error, which is said, and what was typed', async () => {
    draw({ vin_error_text: 'رقم غير معروف' })
    await find(UNKNOWN)
    expect([current(), vinField().value, screen.getByRole('alert').textContent]).toEqual([1, UNKNOWN, 'رقم غير معروف'])
    expect(defaultOf('vin_error_text')).toBe('VIN not recognised. Please check you have entered your VIN correctly or try again later.')
  })

  test.each([500, 429, 200])('is not recognised either when the answer is %i without maps', async (answered) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    status = answered
    draw()
    await find(CAR)
    expect([current(), screen.getByRole('alert').textContent]).toEqual([1, 'لم نتعرّف على رقم الهيكل. تأكد من كتابته على نحو صحيح، أو حاول لاحقًا.'])
    expect(JSON.stringify(warned.mock.calls)).not.toContain(CAR)
  })

  test('is asked for at the address of the field vin_lookup_url', async () => {
    draw({ vin_lookup_url: '/api/other/{vin}' })
    await find(CAR)
    expect([askedPaths, current()]).toEqual([[`/api/other/${CAR}`], 1])
  })
})

describe('step 2', () => {
  test('[B-021] [B-022] [B-267] shows the VIN from left to right; changing the vehicle leads back to it', async () => {
    const blockElement = draw({ change_vehicle_label: 'سيارة غيرها' })
    await find(CAR.toLowerCase())
    expect([...blockElement.querySelectorAll('bdi[dir=ltr]')].map(({ textContent }) => textContent)).toContain(CAR)
    press('سيارة غيرها')
    expect([current(), vinField().value, vinField().disabled, vinField().readOnly]).toEqual([1, CAR.toLowerCase(), false, false])
    expect(defaultOf('change_vehicle_label')).toBe('Change vehicle')
  })

  test('[B-023] has the terms with a link to them, not accepted at first', async () => {
    draw({ terms_link: { url: '/rules', label: 'القواعد' } })
    await toStep(2)
    const box = screen.getByRole<HTMLInputElement>('checkbox')
    expect(box.checked).toBe(false)
    expect(box.closest('label')?.querySelector('a')?.getAttribute('href')).toBe('/rules')
    cleanup()
    draw({ terms_label: '<p>قرأت الشروط</p>' })
    await toStep(2)
    const label = screen.getByRole('checkbox').closest('label')
    expect([label?.textContent, label?.querySelector('a')?.getAttribute('href')]).toEqual([expect.stringContaining('قرأت الشروط'), '/terms-conditions'])
  })

  test('[B-024] [B-032] links to the app for the visitor’s computer, on another host, in a tab of its own', async () => {
    const installers = { installer_apple_link: { url: 'https://apple.example/app.dmg' }, installer_windows_link: { url: 'https://windows.example/app.exe' } }
    const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Windows NT 10.0)')
    const blockElement = draw(installers)
    const links = [...blockElement.querySelectorAll('a')].map((link) => [link.href, link.target])
    expect(links).toEqual([
      ['https://apple.example/app.dmg', '_blank'],
      ['https://windows.example/app.exe', '_blank'],
    ])
    await toStep(2)
    const app = () => screen.getByRole('link', { name: /أحدث إصدار/ }).getAttribute('href')
    expect(app()).toBe('https://windows.example/app.exe')
    cleanup()
    agent.mockReturnValue('Mozilla/5.0 (Macintosh)')
    draw(installers)
    await toStep(2)
    expect(app()).toBe('https://apple.example/app.dmg')
  })

  test('[B-025] [B-266] [B-285] downloads once the terms are accepted, and not before', async () => {
    draw()
    await toStep(2)
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'تنزيل الخرائط' })
    expect([button.disabled, defaultOf('download_maps_label')]).toEqual([true, 'Download maps'])
    fireEvent.click(button)
    expect([downloads, current()]).toEqual([[], 2])
    fireEvent.click(screen.getByRole('checkbox'))
    expect(button.disabled).toBe(false)
    fireEvent.click(button)
    expect([downloads, current()]).toEqual([[PACKAGE], 3])
  })
})

describe('step 3', () => {
  test('[B-026] [B-027] asks whether the download succeeded and says what to do in the car', async () => {
    const blockElement = draw({ success_question: 'نجح التنزيل؟', usb_instruction: 'ضع الذاكرة في السيارة' })
    await toStep(3)
    expect(blockElement.textContent).toContain('نجح التنزيل؟')
    expect(blockElement.textContent).toContain('ضع الذاكرة في السيارة')
  })

  test('[B-028] downloads the same package again and stays', async () => {
    draw({ download_again_label: 'مرة ثانية' })
    await toStep(3)
    press('مرة ثانية')
    expect([downloads, current()]).toEqual([[PACKAGE, PACKAGE], 3])
  })

  test('[B-029] leads to the retailers', async () => {
    draw()
    await toStep(3)
    expect(screen.getByRole('link', { name: 'البحث عن معرض' }).getAttribute('href')).toBe('/retailer-locator')
    cleanup()
    draw({ find_retailer_link: { url: '/branches', label: 'الفروع' } })
    await toStep(3)
    expect(screen.getByRole('link', { name: 'الفروع' }).getAttribute('href')).toBe('/branches')
  })

  test('[B-030] [B-268] begins again for another vehicle: step 1, no VIN, terms open', async () => {
    draw()
    await toStep(3)
    press('تحديث سيارة أخرى')
    expect([current(), vinField().value, defaultOf('update_new_vehicle_label')]).toEqual([1, '', 'Update new vehicle'])
    await toStep(2)
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
  })
})

test('a new step takes the focus, and the VIN stands in no address of the page', async () => {
  draw()
  await toStep(2)
  expect(within(document.activeElement as HTMLElement).getByRole('heading').textContent).toBe('اختر الخرائط ونزّلها')
  expect([location.href.includes(CAR), vinField().form?.method]).toEqual([false, 'post'])
})

test('latest_app_label, terms_label, submit_label and vin_label are texts of the block', async () => {
  draw({ latest_app_label: 'التطبيق', submit_label: 'ابدأ', vin_label: 'الرقم', installer_windows_link: { url: 'https://w.example' } })
  fireEvent.change(screen.getByLabelText('الرقم'), { target: { value: CAR } })
  await act(async () => press('ابدأ'))
  await vi.waitFor(() => expect(screen.getByRole('link', { name: /التطبيق/ })).toBeTruthy())
})
