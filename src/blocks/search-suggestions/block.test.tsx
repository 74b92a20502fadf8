// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { validateBlocks } from '#block-engine/stored/validate-block.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { declaredStyle } from '#tests/support/drawing/declared-style.ts'
import { propsOf as usualProps } from '#tests/support/drawing/draw-view.tsx'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { SearchSuggestions } from './view.tsx'

type Props = Parameters<typeof SearchSuggestions>[0]
const request = vi.fn<typeof fetch>()
const submitted = vi.fn()
const answer = (data: unknown, status = 200) => new Response(status === 204 ? null : JSON.stringify({ data }), { status })

beforeEach(() => {
  vi.useFakeTimers()
  request.mockReset().mockImplementation(async () => answer(['Defender', 'Defender 110', 'Velar']))
  vi.stubGlobal('fetch', request)
  submitted.mockReset()
  HTMLFormElement.prototype.requestSubmit = submitted
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const field = () => screen.getByRole('combobox') as HTMLInputElement
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
const pause = (ms = 200) => act(() => vi.advanceTimersByTimeAsync(ms))
const askedAddresses = () => request.mock.calls.map(([url]) => String(url))
async function search(text: string, values: Partial<Props['values']> = {}) {
  render(<SearchSuggestions {...propsOf(values)} />)
  type(text)
  await pause()
}

test('[C-054] [C-141] [C-280] [A-299] three characters ask for suggestions, two do not, and Arabic is encoded', async () => {
  await search('de')
  expect(askedAddresses()).toEqual([])
  type('ديف')
  await pause()
  expect(askedAddresses()).toEqual([`/search_suggestions/?keyword=${encodeURIComponent('ديف')}`])
})

test('[C-141] a field that is switched off asks for nothing, and asks again once it is on', async () => {
  render(<SearchSuggestions {...propsOf({})} />)
  field().disabled = true
  type('defen')
  await pause()
  expect(askedAddresses()).toEqual([])
  field().disabled = false
  type('defend')
  await pause()
  expect(askedAddresses()).toEqual(['/search_suggestions/?keyword=defend'])
})

test('[C-106] suggestions need all of four: results, a field that is on, somebody who types, and enough letters', async () => {
  await search('def')
  expect(options()).toEqual(['Defender', 'Defender 110'])
  cleanup()
  // No results.
  request.mockImplementation(async () => answer([]))
  await search('def')
  expect(options()).toEqual([])
  cleanup()
  // Switched off while the answer is on its way.
  request.mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve(answer(['Defender'])), 100)))
  await search('def')
  field().disabled = true
  await pause()
  expect([askedAddresses().length, options()]).toEqual([3, []])
  cleanup()
  // Nobody types: the words stand in the field from the start.
  render(<SearchSuggestions {...propsOf({}, 'defender')} />)
  await pause()
  expect(options()).toEqual([])
  cleanup()
  // Too few letters, although an answer to more of them was there.
  request.mockImplementation(async () => answer(['Defender']))
  await search('def')
  expect(options()).toEqual(['Defender'])
  type('de')
  expect(options()).toEqual([])
})

test('[C-141] charactersToStart says how many', async () => {
  await search('d', { charactersToStart: 1 })
  expect(askedAddresses()).toHaveLength(1)
})

test('[C-380] one request, 200 ms after the last keystroke', async () => {
  await search('')
  for (const text of ['d', 'de', 'def']) {
    await pause(150)
    type(text)
  }
  await pause(199)
  expect(askedAddresses()).toEqual([])
  await pause(1)
  expect(askedAddresses()).toEqual(['/search_suggestions/?keyword=def'])
})

test('[C-380] one request, the delay of the block after the last keystroke', async () => {
  await search('', { delay: 500 })
  for (const text of ['d', 'de', 'def']) type(text)
  await pause(499)
  expect(askedAddresses()).toEqual([])
  await pause(1)
  expect(askedAddresses()).toEqual(['/search_suggestions/?keyword=def'])
})

test('[C-142] client_filter leaves what contains the typed text; without it all are offered', async () => {
  await search('DEF')
  expect(options()).toEqual(['Defender', 'Defender 110'])
  cleanup()
  await search('DEF', { client_filter: false })
  expect(options()).toEqual(['Defender', 'Defender 110', 'Velar'])
})

test('[A-365] what is typed in another spelling is contained, and in bold as it is written', async () => {
  request.mockImplementation(async () => answer(['السيارات المُعتمدة', 'الصيانة']))
  await search('معتمده')
  expect(options()).toEqual(['السيارات المُعتمدة'])
  expect(screen.getByRole('option').querySelector('strong')?.textContent).toBe('مُعتمدة')
})

test('[C-379] limit is counted after the filter, and is five from the start', async () => {
  request.mockImplementation(async () => answer(['x', ...Array.from({ length: 9 }, (_, index) => `Def ${index}`)]))
  await search('def')
  expect(options()).toHaveLength(5)
  cleanup()
  await search('def', { limit: 3 })
  expect(options()).toEqual(['Def 0', 'Def 1', 'Def 2'])
})

test('[C-143] highlight makes the match bold, whatever signs are typed', async () => {
  request.mockImplementation(async () => answer(['Defender', 'a (+) b']))
  await search('def')
  const match = document.querySelector('[role=option] strong')
  expect([match?.textContent, declaredStyle(match, 'blocks/search-suggestions/view.module.css', 1280)['font-weight']]).toEqual(['Def', '700'])
  type('(+)')
  await pause()
  expect(document.querySelector('[role=option] strong')?.textContent).toBe('(+)')
  cleanup()
  await search('def', { highlight: false })
  expect([options()[0], document.querySelector('strong')]).toEqual(['Defender', null])
})

test('[C-144] [C-145] forward_fetch asks again for what is not among the suggestions; without it what follows is filtered', async () => {
  await search('def')
  type('defe')
  await pause()
  expect(askedAddresses()).toHaveLength(1)
  type('de')
  type('def')
  await pause()
  expect(askedAddresses()).toHaveLength(2)
  cleanup()
  request.mockClear()
  await search('def', { forward_fetch: true })
  type('defender')
  await pause()
  expect(askedAddresses()).toHaveLength(1)
  type('defender x')
  await pause()
  expect(askedAddresses()).toHaveLength(2)
})

test('[A-300] [C-281] [C-105] [C-106] [C-282] nothing is offered before an answer, and nothing with one that is no list', async () => {
  let arrive: (response: Response) => void = () => undefined
  request.mockImplementation(() => new Promise((resolve) => (arrive = resolve)))
  await search('def')
  expect([options(), field().getAttribute('aria-expanded')]).toEqual([[], 'false'])
  await act(async () => arrive(answer(['Defender'])))
  expect([options(), field().getAttribute('aria-expanded')]).toEqual([['Defender'], 'true'])
  const bad = [
    () => Promise.resolve(answer(null, 204)),
    // A list counts with status 200 alone.
    ...[201, 404, 500].map((status) => () => Promise.resolve(answer(['Defender'], status))),
    ...[{}, { data: null }, { data: { data: ['Defender'] } }, { list: ['Defender'] }].map((body) => async () => Response.json(body)),
    async () => new Response('<p>Defender</p>'),
    () => Promise.reject(new Error('offline')),
  ]
  for (const [index, answered] of bad.entries()) {
    cleanup()
    request.mockImplementation(answered)
    await search('def')
    expect([index, options()]).toEqual([index, []])
  }
})

test('[C-281] the list of an answer with status 200 is offered, of which only texts count', async () => {
  request.mockImplementation(async () => Response.json({ data: ['Defender', 7, null, 'Defender 90'], meta: { data: ['Defender 130'] } }))
  await search('def')
  expect(options()).toEqual(['Defender', 'Defender 90'])
})

test('[C-281] the answer to an older question is not read', async () => {
  const arrivals: ((response: Response) => void)[] = []
  request.mockImplementation(() => new Promise((resolve) => arrivals.push(resolve)))
  await search('def', { client_filter: false })
  type('')
  type('vel')
  await pause()
  await act(async () => arrivals[1]?.(answer(['Velar'])))
  await act(async () => arrivals[0]?.(answer(['Defender'])))
  expect(options()).toEqual(['Velar'])
})

test('[C-107] [C-108] [C-110] a click outside, Escape and too short a text end the suggestions, typing brings them back', async () => {
  await search('def')
  fireEvent.pointerDown(field())
  expect(options()).not.toEqual([])
  fireEvent.pointerDown(document.body)
  expect([options(), field().getAttribute('aria-expanded')]).toEqual([[], 'false'])
  // They are gone, not only hidden: the keys find nothing to choose.
  fireEvent.keyDown(field(), { key: 'ArrowDown' })
  expect([options(), field().getAttribute('aria-activedescendant')]).toEqual([[], null])
  type('defe')
  await pause()
  expect(options()).not.toEqual([])
  fireEvent.keyDown(field(), { key: 'Escape' })
  expect(options()).toEqual([])
  type('defen')
  await pause()
  type('de')
  expect(options()).toEqual([])
})

test('[A-365] [C-107] [C-109] a chosen suggestion is what the field holds and the form is sent with; the list is gone', async () => {
  await search('def')
  submitted.mockImplementation(() => expect(field().value).toBe('Defender 110'))
  fireEvent.click(screen.getByRole('option', { name: 'Defender 110' }))
  expect(submitted).toHaveBeenCalledOnce()
  await pause()
  expect([field().value, options(), askedAddresses().length]).toEqual(['Defender 110', [], 1])
  // What the choice wrote asks for nothing; typing does again.
  type('Defender 11')
  await pause()
  expect([options(), askedAddresses().length]).toEqual([['Defender 110'], 2])
})

test('the arrow keys go through the suggestions and back to the field, Enter chooses', async () => {
  await search('def')
  const current = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent
  const press = (key: string) => fireEvent.keyDown(field(), { key })
  press('ArrowDown')
  expect(current()).toBe('Defender')
  press('ArrowUp')
  expect(current()).toBeUndefined()
  press('ArrowUp')
  expect(current()).toBe('Defender 110')
  press('ArrowDown')
  expect(current()).toBeUndefined()
  press('ArrowDown')
  press('Enter')
  expect([field().value, submitted.mock.calls.length]).toEqual(['Defender', 1])
})

test('[C-111] the list opens upward where it would overflow the window', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(200)
  const place = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect')
  place.mockReturnValue({ bottom: window.innerHeight - 50 } as DOMRect)
  await search('def')
  expect(screen.getByRole('listbox').dataset.upward).toBe('true')
  expect(declaredStyle(screen.getByRole('listbox'), 'blocks/search-suggestions/view.module.css', 1280)['inset-block']).toBe('auto 100%')
  cleanup()
  place.mockReturnValue({ bottom: 50 } as DOMRect)
  await search('def')
  expect(screen.getByRole('listbox').dataset.upward).toBeUndefined()
  vi.restoreAllMocks()
})

test('[C-089] [C-381] each width of the screen has its own width of the field, full or half', () => {
  const widthsOf = (values: Partial<Props['values']>) => {
    const { container } = render(<SearchSuggestions {...propsOf(values)} />)
    return [390, 741, 901, 1024].map(
      (width) => declaredStyle(container.querySelector('form'), 'blocks/search-suggestions/view.module.css', width)['inline-size'],
    )
  }
  expect(widthsOf({})).toEqual(['100%', '100%', '50%', '50%'])
  expect(widthsOf({ sm: 'half', md: 'full', lg: 'half', xl: 'full' })).toEqual(['50%', '100%', '50%', '100%'])
  expect(widthsOf({ sm: 'full', md: 'half', lg: 'full', xl: 'half' })).toEqual(['100%', '50%', '100%', '50%'])
})

test('[C-089] a width that is neither full nor half is refused, and one that is stored all the same counts as the usual one', () => {
  const flawsOf = (fields: object) => validateBlocks([aStoredBlock('search_suggestions', { ...fields })], catalogue).map(({ field: name }) => name)
  for (const screen of ['sm', 'md', 'lg', 'xl']) {
    expect([flawsOf({ [screen]: 'third' }), flawsOf({ [screen]: 'full' }), flawsOf({ [screen]: 'half' })]).toEqual([[screen], [], []])
  }
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const { sm, md, lg, xl, limit, delay, charactersToStart } = usualProps<Props>('search_suggestions', { sm: 'third', lg: 'third' }).values
  expect([sm, md, lg, xl, limit, delay, charactersToStart]).toEqual(['full', 'full', 'half', 'half', 5, 200, 3])
  expect(error.mock.calls.flat()).toEqual(['Invalid value in search_suggestions.sm', 'Invalid value in search_suggestions.lg'])
  error.mockClear()
})

test('[A-365] [C-089] before any script it is a GET form to the page with the results', () => {
  const { container } = render(<SearchSuggestions {...propsOf({}, 'ديفندر')} />)
  const form = container.querySelector('form')
  expect([form?.method, form?.getAttribute('action'), field().name, field().defaultValue]).toEqual(['get', '/ar/search', 'keyword', 'ديفندر'])
})

function propsOf(values: Partial<Props['values']> = {}, keyword = ''): Props {
  return {
    id: 'b1',
    anchor: undefined,
    isEager: false,
    values: {
      ...usualProps<Props>('search_suggestions', {}).values,
      results_page: { href: '/ar/search', label: '', isExternal: false, newTab: false, opens: 'page' },
      ...values,
    },
    groups: [],
    words: { label: 'ابحث', submit: 'بحث', suggestions: 'الاقتراحات', count: 'عدد الاقتراحات: {n}' },
    data: { keyword },
  }
}
