// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { catalogue } from '#blocks/catalogue.gen.ts'
import type { Block } from '#block-engine/define-block.ts'
import { resolveBlock } from '#block-engine/resolve-block.ts'
import { validateBlocks } from '#block-engine/stored/validate-block.ts'
import { readKeptRetailer } from '#domains/retailers/index.ts'
import { aStoredBlock, plainResolver } from '#tests/support/records/a-stored-block.ts'
import { renderExample } from '#tests/support/drawing/render-block.tsx'
import { retailerCards } from './block.ts'
import type { CardRecords } from './data.server.ts'
import { examples } from './examples.ts'
import { RetailerCards } from './view.tsx'

const [three] = examples
const groups = three?.groups ?? []

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(fields: Record<string, unknown>, cards: readonly Record<string, unknown>[], data?: CardRecords) {
  const resolved = resolveBlock(aStoredBlock('retailer_cards', fields, cards), retailerCards as unknown as Block, plainResolver)
  return render(<RetailerCards {...({ ...resolved, isEager: false, data } as unknown as Parameters<typeof RetailerCards>[0])} />)
}

/** A visitor somewhere, or one who shares nothing. */
function standAt(place: { latitude: number; longitude: number } | null) {
  const getCurrentPosition = (succeed: (position: object) => void, failed: () => void) => (place ? succeed({ coords: place }) : failed())
  vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition } })
}

const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const record = {
  dealer_code: 'AE-AAN-01',
  address: 'شارع 1',
  city: 'العين',
  latitude: 24.2,
  longitude: 55.7,
  services: ['تجربة القيادة'],
  url: 'https://example.com/a',
  email: 'a@example.com',
}
const dealer = { ...record, name: 'معرض العين', phone: '+971 3 000 0001' }

test('[B-061] two groups are two cards', () => {
  expect(renderExample('retailer_cards', {}, groups.slice(0, 2)).querySelectorAll('article')).toHaveLength(2)
})

test('[B-181] a card has the eight values, and each of them is used', () => {
  const symbols = retailerCards.groups.fields.map(({ symbol }) => symbol)
  expect(symbols).toEqual(expect.arrayContaining(['name', 'address', 'city', 'latitude', 'longitude', 'contact_info', 'services', 'link']))
  const card = renderExample('retailer_cards', {}, groups.slice(0, 1)).querySelector('article')
  for (const text of ['معرض دبي', 'شارع الشيخ زايد، القوز الأولى', 'دبي', 'غرفة التصميم', 'عن المعرض']) expect(card?.textContent).toContain(text)
  const hrefs = [...(card?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(expect.arrayContaining(['/retailer-locator', 'https://www.google.com/maps/dir/?api=1&destination=25.1382%2C55.2321']))
})

test('[C-021] a card of a registered retailer selects it as the visitor’s retailer and unselects it again; others have no such button', () => {
  localStorage.clear()
  show({}, [{ dealer_id: 'ain' }, { name: 'بلا سجل' }], { ain: dealer })
  const [choice, ...others] = screen.getAllByRole('button', { name: /اجعله معرضي/ })
  expect([choice?.textContent, choice?.getAttribute('aria-pressed'), others]).toEqual(['اجعله معرضي معرض العين', 'false', []])
  fireEvent.click(choice as HTMLElement)
  expect([choice?.getAttribute('aria-pressed'), readKeptRetailer()]).toEqual(['true', { code: 'AE-AAN-01', name: 'معرض العين', url: record.url }])
  fireEvent.click(choice as HTMLElement)
  expect([choice?.getAttribute('aria-pressed'), readKeptRetailer()]).toEqual(['false', null])
})

test('[B-182] a phone, a chat and a mailbox are links with icon and label', () => {
  const contact_info = [
    { type: 'phone', icon: 'phone', label: '+971 4 000 0001', href: '' },
    { type: 'whatsapp', icon: '', label: 'واتساب', href: '+971 50 000 0001' },
    { type: 'email', icon: 'ui-mail', label: 'a@example.com', href: 'mailto:a@example.com' },
  ]
  const links = [...renderExample('retailer_cards', {}, [{ name: 'معرض', contact_info }]).querySelectorAll('li li a')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['tel:+97140000001', 'https://wa.me/971500000001', 'mailto:a@example.com'])
  expect(links.map((link) => link.querySelector('svg')?.dataset.icon)).toEqual(['phone', 'ui-whatsapp', 'ui-mail'])
  expect(links.map((link) => link.querySelector('bdi')?.textContent)).toEqual(['+971 4 000 0001', 'واتساب', 'a@example.com'])
  expect(links[0]?.querySelector('bdi')?.dir).toBe('ltr')
})

test('[B-182] a contact that leads nowhere, or elsewhere, is no link', () => {
  const contact_info = [
    { type: 'email', label: 'x', href: 'javascript:alert(1)' },
    { type: 'whatsapp', label: 'واتساب', href: '' },
  ]
  expect(renderExample('retailer_cards', {}, [{ name: 'معرض', contact_info }]).querySelectorAll('li li a')).toHaveLength(0)
})

test('[B-183] services are entries with icon and label', () => {
  const services = [
    { icon: 'speed', label: 'تجربة القيادة' },
    { icon: 'no-such-icon', label: 'الصيانة' },
  ]
  const entries = [...renderExample('retailer_cards', {}, [{ name: 'معرض', services }]).querySelectorAll('ul[aria-label="الخدمات"] li')]
  expect(entries.map(({ textContent }) => textContent)).toEqual(['تجربة القيادة', 'الصيانة'])
  expect(entries.map((entry) => entry.querySelector('svg')?.dataset.icon)).toEqual(['speed', 'svo'])
})

test.each([
  [undefined, '123 كم'],
  ['km', '123 كم'],
  ['mi', '76 ميل'],
])('[B-184] distances are shown in %s', (distance_unit, text) => {
  standAt({ latitude: 24.45, longitude: 54.38 })
  show({ ...(distance_unit && { distance_unit }) }, [
    { name: 'دبي', latitude: 25.2, longitude: 55.27 },
    { name: 'هنا', latitude: 24.45, longitude: 54.38 },
  ])
  fireEvent.click(screen.getByRole('button', { name: 'الأقرب إلى موقعي' }))
  expect(screen.getByText(text)).toBeTruthy()
})

test('[B-185] [B-291] a card more than 30 is refused', () => {
  const cards = (count: number) =>
    aStoredBlock(
      'retailer_cards',
      {},
      Array.from({ length: count }, () => ({ name: 'معرض' })),
    )
  expect(validateBlocks([cards(30)], catalogue)).toEqual([])
  expect(validateBlocks([cards(31)], catalogue)).not.toEqual([])
})

test('[B-186] nothing is asked before the button is pressed; then the nearest comes first', () => {
  standAt({ latitude: 24.45, longitude: 54.38 })
  const { container } = show({ heading: 'معارضنا' }, [...groups, { name: 'بلا موقع' }])
  expect(names()).toEqual(['معرض دبي', 'معرض أبوظبي', 'معرض الرياض', 'بلا موقع'])
  expect(container.textContent).not.toContain('كم')
  fireEvent.click(screen.getByRole('button', { name: 'الأقرب إلى موقعي' }))
  expect(names()).toEqual(['معرض أبوظبي', 'معرض دبي', 'معرض الرياض', 'بلا موقع'])
  expect([...container.querySelectorAll('article')].map((card) => /\d كم/.test(card.textContent ?? ''))).toEqual([true, true, true, false])
})

test('[B-186] who shares no location keeps the order and is told', () => {
  standAt(null)
  show({ heading: 'معارضنا' }, groups)
  fireEvent.click(screen.getByRole('button', { name: 'الأقرب إلى موقعي' }))
  expect(names()).toEqual(['معرض دبي', 'معرض أبوظبي', 'معرض الرياض'])
  expect(screen.getByRole('status').textContent).toBe('تعذّر تحديد موقعك.')
})

test('[B-008] [B-004] [B-318] the record of the chosen dealer_id fills what is empty, and what is written wins', () => {
  show({ heading: 'معارضنا' }, [{ dealer_id: 'AIN-1' }, { dealer_id: 'AIN-1', name: 'باسم آخر', contact_info: [{ type: 'phone', label: '800 0000' }] }], {
    'AIN-1': dealer,
  })
  expect(names()).toEqual(['معرض العين', 'باسم آخر'])
  const [first, second] = screen.getAllByRole('article')
  const hrefsOf = (card: HTMLElement | undefined) => [...(card?.querySelectorAll(':scope ul a') ?? [])].map((link) => link.getAttribute('href'))
  expect(hrefsOf(first)).toEqual(['tel:+97130000001', 'https://wa.me/97130000001', 'mailto:a@example.com'])
  expect(hrefsOf(second)).toEqual(['tel:8000000'])
  for (const text of ['شارع 1', 'العين', 'تجربة القيادة']) expect(second?.textContent).toContain(text)
})

test('a card whose dealer is gone, and that has no name of its own, is left out', () => {
  expect(show({}, [{ dealer_id: 'GONE' }], {}).container.childElementCount).toBe(0)
})
