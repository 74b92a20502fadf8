import { JSDOM } from 'jsdom'
import { expect, test, vi } from 'vitest'
import { aStoredBlock, renderExample, renderHtml } from '#tests/support/render-block.tsx'
import { load } from './data.server.ts'

const fields = {
  heading: 'ديفندر',
  price: '329,000 درهم',
  lease_price: '4,950 درهمًا',
  paragraph: '<p>ثلاث سنوات</p>',
  image: { id: 1 },
  disclaimer: 'تخضع للموافقة',
  buttons: [{ id: 'b', label: 'اطلب العرض', target: '/contact-us' }],
}
const contextWith = (find: (key: string) => Promise<{ car_model_key: string; title?: unknown; price?: unknown } | null>, warn = vi.fn()) =>
  ({ offers: { find }, ctx: { log: { warn } } }) as unknown as Parameters<typeof load>[1]

test('[B-107] one offer has its price, its instalment, its text, its conditions and its buttons', () => {
  const page = renderExample('single_offer', fields)
  expect(page.querySelector('h2')?.textContent).toBe('ديفندر')
  expect(page.textContent).toContain('ابتداءً من329,000 درهمأو 4,950 درهمًا شهريًا')
  expect(page.textContent).toContain('ثلاث سنوات')
  expect(page.textContent).toContain('تخضع للموافقة')
  expect(page.querySelector('a')?.textContent).toBe('اطلب العرض')
})

test('[B-142] outside its dates it is not there', () => {
  expect(renderHtml(aStoredBlock('single_offer', { ...fields, offer_schedule: { from: '2020-01-01', to: '2020-01-02' } }))).toBe('')
  expect(renderHtml(aStoredBlock('single_offer', { ...fields, offer_schedule: { from: '2026-05-15', to: '2026-05-15' } }))).not.toBe('')
})

test('the offer of the model fills in what the editor left empty, and nothing else', async () => {
  const asked: string[] = []
  const data = await load(
    { model_key: 'range-rover-2025' },
    contextWith(async (key) => {
      asked.push(key)
      return { car_model_key: key, title: 'عرض المصدر', price: '500,000 درهم' }
    }),
  )
  expect(asked).toEqual(['range_rover'])
  const page = JSDOM.fragment(renderHtml(aStoredBlock('single_offer', { heading: 'عنواني' }), {}, data))
  expect([page.querySelector('h2')?.textContent, page.textContent?.includes('500,000 درهم')]).toEqual(['عنواني', true])
})

test('without the feed the block shows what the editor wrote, and the failure is logged', async () => {
  const warn = vi.fn()
  const failing = contextWith(() => Promise.reject(new Error('down')), warn)
  expect(await load({ model_key: 'defender-2025' }, failing)).toEqual({ title: '', price: '' })
  expect(warn).toHaveBeenCalledOnce()
  expect(await load({ model_key: null }, failing)).toEqual({ title: '', price: '' })
})
