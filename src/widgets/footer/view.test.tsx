// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { settingReader, settingsOnce } from '#fields/settings/settings.ts'
import { recordingLog } from '#tests/support/site/quiet-log.ts'
import type { ButtonView } from '#ui/link.tsx'
import { footer } from './widget.ts'
import type { FooterProps } from './props.ts'
import { readFooterSettings } from './settings.ts'
import { Footer } from './view.tsx'
import { textsIn } from '#kernel/words/words.ts'
import { finderWords, footerWords } from './words.ts'

function aLink(id: string, label: string): ButtonView {
  return { id, label, href: `/ar/${id}`, variant: 'tertiary', isExternal: false, newTab: false, opens: 'page' }
}

function propsWith(overrides: Partial<FooterProps> = {}): FooterProps {
  return {
    id: 'footer',
    brand: 'جاكوار',
    logo: 'jaguar',
    columns: [{ heading: 'الطرازات', links: [aLink('defender', 'ديفندر')] }],
    socialLinks: [aLink('instagram', 'إنستغرام'), aLink('forum', 'المنتدى')],
    legalLinks: [aLink('terms', 'الشروط والأحكام')],
    legalText: '<p>جميع الحقوق محفوظة.</p>',
    contact: { phone: '+971 4 000 0000', email: 'care@example.com', address: 'دبي', openingHours: '' },
    finder: null,
    consent: null,
    words: textsIn('ar', footerWords.words),
    ...overrides,
  }
}

const settings = {
  allMarkets: { ar: { ae: 'الإمارات', kw: 'الكويت' }, en: { ae: 'Emirates', kw: 'Kuwait' } },
  marketsConfig: {
    ae: { flag: '', languages: ['ar', 'en'], apiUrl: '/markets/ae', apiPath: 'list', pagePath: 'find' },
    kw: { flag: '', languages: ['en'], apiPath: 'list', pagePath: 'find' },
  },
  allLanguages: { ar: 'العربية', en: 'English' },
  page: { path: 'https://r.example' },
  translations: {},
}
const retailers = [
  { id: 1, name: 'معرض دبي', tag_class: 'sales' },
  { id: 2, name: 'مركز الخدمة', tag_class: 'service' },
]

let answers: Record<string, unknown>

beforeEach(() => {
  answers = { '/finder.json': settings, '/markets/ae/ar/list': retailers, '/markets/ae/en/list': [{ id: 3, name: 'Dubai', tag_class: 'sales' }] }
  Element.prototype.scrollIntoView = () => undefined // jsdom has no layout
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(window, 'open').mockReturnValue(null)
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string) => (url in answers ? Response.json(answers[url]) : new Response('', { status: 500 }))),
  )
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the footer', () => {
  test('[A-404][C-387] becomes interactive when it comes near the view', () => {
    expect(footer).toMatchObject({ island: 'visible', nearPx: 100 })
  })

  test('[C-029] its dropdowns are at most 335 px wide', () => {
    expect(readFileSync(join(import.meta.dirname, 'retailer-finder.module.css'), 'utf8')).toMatch(/\.field \{[^}]*max-inline-size: 335px;/)
  })

  test('[C-416] is at most 1740 px wide', () => {
    expect(readFileSync(join(import.meta.dirname, 'view.module.css'), 'utf8')).toMatch(/\.inner \{[^}]*max-inline-size: 1740px;[^}]*margin-inline: auto;/)
  })

  test('is complete without a script: columns, contact, social networks and legal links', () => {
    document.body.innerHTML = renderToString(<Footer {...propsWith()} />)
    expect(screen.getByRole('link', { name: 'ديفندر', hidden: true }).getAttribute('href')).toBe('/ar/defender')
    expect(screen.getByText('+971 4 000 0000').closest('a')?.getAttribute('href')).toBe('tel:+97140000000')
    expect(screen.getByText('care@example.com').closest('a')?.getAttribute('href')).toBe('mailto:care@example.com')
    expect(screen.getByRole('link', { name: 'إنستغرام' }).querySelector('svg')).not.toBeNull()
    expect(screen.getByRole('link', { name: 'المنتدى' }).querySelector('svg')).toBeNull()
    expect(screen.getByText('جميع الحقوق محفوظة.')).toBeTruthy()
    expect(document.querySelector('[style]')).toBeNull()
  })

  test('says nothing of contacts that are not known', () => {
    document.body.innerHTML = renderToString(<Footer {...propsWith({ contact: { phone: '', email: '', address: '', openingHours: '' } })} />)
    expect(screen.queryByText('التواصل')).toBeNull()
  })
})

const said = textsIn('ar', finderWords.words)
const finderProps = propsWith({ finder: { settingsUrl: '/finder.json', words: said } })
const field = (name: string) => screen.getByRole<HTMLButtonElement>('combobox', { name: new RegExp(`^${name}`) })
const openButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^زيارة موقع المعرض/ })

async function choose(name: string, option: string) {
  await vi.waitFor(() => expect(field(name).disabled).toBe(false))
  await userEvent.click(field(name))
  const list = document.getElementById(field(name).getAttribute('aria-controls') ?? '')
  if (list) await userEvent.click(within(list).getByText(option))
}

describe('the retailer finder', () => {
  test('[C-317] is not drawn without the address of its settings, and nothing is asked for', () => {
    render(<Footer {...propsWith()} />)
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(fetch).not.toHaveBeenCalled()
  })

  test('[C-317] reads that address from its own setting; what is no text counts as none', () => {
    const addressOf = (value: unknown) => {
      const rows = [{ key: 'general.mena_retailers.footer.config.api', value }]
      return settingsOnce(settingReader(rows, recordingLog()))(readFooterSettings).finderSettingsUrl
    }
    expect([addressOf('https://x.example/finder.json'), addressOf('/finder.json')]).toEqual(['https://x.example/finder.json', '/finder.json'])
    expect([undefined, null, 7, true, ['/x'], { url: '/x' }].map(addressOf)).toEqual(['', '', '', '', '', ''])
  })

  test('[C-025][C-313] has three dropdowns in order, and reads its settings once', async () => {
    render(<Footer {...finderProps} />)
    expect(screen.getAllByRole('combobox').map((box) => box.parentElement?.firstElementChild?.textContent)).toEqual(['السوق', 'اللغة', 'المعرض'])
    await vi.waitFor(() => expect(field('السوق').disabled).toBe(false))
    expect(vi.mocked(fetch).mock.calls.map(([url]) => url)).toEqual(['/finder.json'])
  })

  test('[C-026] each dropdown waits for the one before it', async () => {
    render(<Footer {...finderProps} />)
    expect([field('السوق').disabled, field('اللغة').disabled, field('المعرض').disabled]).toEqual([true, true, true])
    await choose('السوق', 'الكويت')
    expect([field('اللغة').disabled, field('المعرض').disabled]).toEqual([false, true])
    expect(field('اللغة').textContent).toBe('اختر')
  })

  test('[C-026][C-027][C-028][C-099][A-159][C-316] leads to the chosen retailer in a new tab', async () => {
    render(<Footer {...finderProps} />)
    await choose('السوق', 'الإمارات')
    expect(field('اللغة').textContent).toBe('العربية')
    expect(openButton().disabled).toBe(true)
    await choose('المعرض', 'معرض دبي')
    expect(screen.queryByText('مركز الخدمة')).toBeNull()
    await userEvent.click(openButton())
    expect(window.open).toHaveBeenCalledExactlyOnceWith('https://r.example/ae/ar/find?id=1', '_blank', 'noopener')
  })

  test('[C-026][C-096] another language empties the retailer and turns its list round', async () => {
    render(<Footer {...finderProps} />)
    await choose('السوق', 'الإمارات')
    await choose('المعرض', 'معرض دبي')
    expect(field('المعرض').closest('[dir]')?.getAttribute('dir')).toBe('rtl')
    await choose('اللغة', 'English')
    expect(field('المعرض').closest('[dir]')?.getAttribute('dir')).toBe('ltr')
    expect(openButton().disabled).toBe(true)
    await choose('المعرض', 'Dubai')
    expect(openButton().disabled).toBe(false)
  })

  test('[C-090][C-091][C-092] names markets in the chosen language with their flags, and languages by their own names', async () => {
    answers['/finder.json'] = { ...settings, marketsConfig: { ...settings.marketsConfig, ae: { ...settings.marketsConfig.ae, flag: 'ae' } } }
    render(<Footer {...finderProps} />)
    await choose('السوق', '🇦🇪 الإمارات')
    expect([field('السوق').textContent, field('اللغة').textContent]).toEqual(['🇦🇪 الإمارات', 'العربية'])
    await choose('اللغة', 'English')
    expect([field('السوق').textContent, field('اللغة').textContent]).toEqual(['🇦🇪 Emirates', 'English'])
    expect(vi.mocked(fetch).mock.calls.map(([url]) => url)).toEqual(['/finder.json', '/markets/ae/ar/list', '/markets/ae/en/list'])
  })

  test('[C-028] its button stays disabled when no page address can be built', async () => {
    answers['/finder.json'] = { ...settings, page: {}, marketsConfig: { ae: { ...settings.marketsConfig.ae, pagePath: '' } } }
    render(<Footer {...finderProps} />)
    await choose('السوق', 'الإمارات')
    await choose('المعرض', 'معرض دبي')
    expect(openButton().disabled).toBe(true)
  })

  test('[C-095] its settings may bring their own texts', async () => {
    const names = { title: 'العنوان', market: 'البلد', language: 'اللسان', retailer: 'الوكيل' }
    const placeholders = { market_placeholder: 'اختر البلد', language_placeholder: 'اختر اللسان', retailer_placeholder: 'اختر الوكيل' }
    answers['/finder.json'] = { ...settings, translations: { ...names, ...placeholders, button: 'افتح' } }
    render(<Footer {...finderProps} />)
    expect(await screen.findByRole('heading', { name: names.title })).toBeTruthy()
    expect([names.market, names.language, names.retailer].map((name) => field(name).textContent)).toEqual(Object.values(placeholders))
    expect(screen.getByRole('button', { name: /^افتح/ })).toBeTruthy()
  })

  test('[C-335] settings that cannot be read leave it disabled, and say so', async () => {
    delete answers['/finder.json']
    render(<Footer {...finderProps} />)
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(said.finder_failed))
    expect([field('السوق').disabled, openButton().disabled]).toEqual([true, true])
  })

  test('[C-335] a market without an api url has no retailers', async () => {
    render(<Footer {...finderProps} />)
    await choose('السوق', 'الكويت')
    await choose('اللغة', 'English')
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(said.finder_failed))
    expect([field('المعرض').disabled, openButton().disabled]).toEqual([true, true])
  })

  test('[C-335] a list that fails resets the retailer that was chosen', async () => {
    delete answers['/markets/ae/en/list']
    render(<Footer {...finderProps} />)
    await choose('السوق', 'الإمارات')
    await choose('المعرض', 'معرض دبي')
    await choose('اللغة', 'English')
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(said.finder_failed))
    expect([field('المعرض').textContent, field('المعرض').disabled, openButton().disabled]).toEqual(['اختر', true, true])
  })

  test('a market where nobody sells says so', async () => {
    answers['/markets/ae/ar/list'] = []
    render(<Footer {...finderProps} />)
    await choose('السوق', 'الإمارات')
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(said.finder_empty))
  })
})
