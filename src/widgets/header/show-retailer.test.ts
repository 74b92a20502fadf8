// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { keepRetailer, readKeptRetailer } from '#domains/retailers/index.ts'
import { showRetailer } from './show-retailer.ts'

const dubai = { code: 'AE-DXB-01', name: 'معرض <b>دبي</b>', url: 'https://r.example/?a=1&b=2' }
const fetched = vi.fn(async (_address: string) => Response.json({ data: [{ name: dubai.name, dealer_code: dubai.code, url: dubai.url }] }))
const bar = () => document.querySelector('header > [data-header-part="retailer"]')

beforeEach(() => {
  localStorage.clear()
  fetched.mockClear()
  vi.stubGlobal('fetch', fetched)
  document.body.innerHTML = `<header><template data-your-retailer=""><div data-header-part="retailer"><a href="#"></a></div></template>
    <nav data-remote-menu=""><a hidden class="r" href="%7Bretailer_url%7D"><b hidden title="{retailer_name}">في {retailer_name}</b></a><a href="/ar/x">س</a><i hidden>x</i></nav></header>`
})

test('[C-021] the retailer of the address stands in the header with its name and its address, and is kept', async () => {
  await showRetailer(dubai.code)
  expect(fetched.mock.calls.map(([address]) => decodeURIComponent(address))).toEqual([`/api/dealers?q[dealer_code_in][]=${dubai.code}`])
  expect(bar()?.querySelector('a')?.href).toBe(dubai.url)
  expect(bar()?.textContent).toBe(dubai.name)
  expect(readKeptRetailer()).toEqual(dubai)
})

test('[C-021][C-022] placeholders of a menu from elsewhere become its name and address, as text, and what waited for them is shown', async () => {
  await showRetailer(dubai.code)
  const [link, other] = document.querySelectorAll<HTMLAnchorElement>('[data-remote-menu] a')
  expect([link?.href, link?.hidden, link?.textContent]).toEqual([dubai.url, false, `في ${dubai.name}`])
  expect([link?.firstElementChild?.getAttribute('title'), link?.firstElementChild?.hasAttribute('hidden')]).toEqual([dubai.name, false])
  expect(document.querySelectorAll('b')).toHaveLength(1)
  expect([other?.getAttribute('href'), document.querySelector('i')?.hidden]).toEqual(['/ar/x', true])
})

test('[C-021] a retailer that is kept is shown on the next page without a request, and another one takes its place', async () => {
  localStorage.setItem('maarad_retailer', JSON.stringify({ code: 'SA-RUH-01', name: 'معرض الرياض', url: '' }))
  await showRetailer('')
  expect([fetched.mock.calls.length, bar()?.textContent, bar()?.querySelector('a')?.hasAttribute('href')]).toEqual([0, 'معرض الرياض', false])
  await showRetailer('SA-RUH-01')
  expect(fetched).not.toHaveBeenCalled()
  await showRetailer(dubai.code)
  expect([document.querySelectorAll('header > [data-header-part]').length, bar()?.textContent]).toEqual([1, dubai.name])
  expect(document.querySelector('[data-remote-menu] a')?.textContent).toBe(`في ${dubai.name}`)
})

test('[C-022] while no retailer is known nothing of it is shown', async () => {
  fetched.mockImplementationOnce(async () => Response.json({ data: [] }))
  await showRetailer('gone')
  fetched.mockRejectedValueOnce(new Error('offline'))
  await showRetailer('gone')
  for (const broken of ['{', '7', 'null', '{"code":"","name":"x","url":""}', '{"code":"x","name":"y"}']) {
    localStorage.setItem('maarad_retailer', broken)
    await showRetailer('')
  }
  expect(bar()).toBeNull()
  expect(document.documentElement.hasAttribute('data-names-retailer')).toBe(false)
  expect(document.querySelector<HTMLElement>('[data-remote-menu] a')?.hidden).toBe(true)
})

test('[C-021] a retailer that the visitor unselects leaves the header without a gap', async () => {
  keepRetailer(dubai)
  await showRetailer('')
  expect([bar()?.textContent, document.documentElement.hasAttribute('data-names-retailer')]).toEqual([dubai.name, true])
  keepRetailer(null)
  await showRetailer('')
  expect([bar(), readKeptRetailer(), document.documentElement.hasAttribute('data-names-retailer')]).toEqual([null, null, false])
})
