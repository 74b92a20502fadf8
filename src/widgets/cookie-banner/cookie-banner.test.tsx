// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { BannerContent } from '#domains/consent/index.ts'
import { readWords, wordReader } from '#domains/content/index.ts'
import { settingReader, settingsOnce } from '#fields/settings/settings.ts'
import { recordingLog } from '#tests/support/site/quiet-log.ts'
import type { WidgetContext } from '../define-widget.ts'
import { start } from './browser.ts'
import { load } from './props.server.ts'
import { CookieBanner } from './view.tsx'

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
  },
)

let arrive = () => {}

afterEach(() => {
  vi.useRealTimers()
  document.body.innerHTML = ''
  document.body.removeAttribute('data-consent')
})

/** The banner of a page with this content, as visitors get it; null where there is none. */
function draw(content: object): HTMLElement | null {
  const settingsOf = settingsOnce(settingReader([{ key: 'cookie_consent', value: content }], recordingLog()))
  const wordsOf: WidgetContext['wordsOf'] = (owned) => readWords(owned, wordReader({ overrides: new Map(), log: recordingLog() }))
  const { props } = load({ settings: { predefinedLinks: [] }, settingsOf, wordsOf } as unknown as WidgetContext)
  document.body.innerHTML = props ? renderToStaticMarkup(<CookieBanner {...props} id="cookie_banner" />) : ''
  return document.getElementById('cookie-banner')
}

const title = 'ملفات تعريف الارتباط'
const buttonsOf = (banner: HTMLElement | null) => [...(banner?.querySelectorAll('button') ?? [])].map(({ textContent, value }) => [textContent, value])

test('[C-031] the title stands in the tag that is chosen, and in an h2 without a choice', () => {
  const tagOf = (content: object) => {
    const banner = draw({ title, ...content })
    const heading = document.getElementById(banner?.getAttribute('aria-labelledby') ?? '')
    return [heading?.localName, heading?.textContent]
  }
  const tags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p']
  expect(tags.map((title_level) => tagOf({ title_level }))).toEqual(tags.map((tag) => [tag, title]))
  expect(tagOf({})).toEqual(['h2', title])
  expect(['h7', 'div', ''].map((title_level) => BannerContent.safeParse({ title, title_level }).success)).toEqual([false, false, false])
})

test('[C-031] the buttons have their own texts or the usual ones, a place, and the refusal only where it is offered', () => {
  expect(buttonsOf(draw({ title }))).toEqual([
    ['قبول', 'accepted'],
    ['رفض', 'rejected'],
  ])
  expect(buttonsOf(draw({ title, accept: 'أوافق', reject: 'لا أوافق' }))).toEqual([
    ['أوافق', 'accepted'],
    ['لا أوافق', 'rejected'],
  ])
  expect(buttonsOf(draw({ title, has_reject: false }))).toEqual([['قبول', 'accepted']])
  const placeOf = (content: object) =>
    draw({ title, ...content })
      ?.querySelector('[data-position]')
      ?.getAttribute('data-position')
  expect([placeOf({}), ...['left', 'center', 'right'].map((button_position) => placeOf({ button_position }))]).toEqual(['left', 'left', 'center', 'right'])
  expect(BannerContent.safeParse({ title, button_position: 'top' }).success).toBe(false)
})

test('[C-388][C-389][A-401] each page that a navigation brings makes the platform show its banner anew, 1000 ms later', () => {
  vi.useFakeTimers()
  const platform = { cookie: 'OptanonConsent', categories: {}, events: [], object: 'OneTrust', reload: 'LoadBanner', open: 'ToggleInfoDisplay' }
  document.body.setAttribute('data-consent', JSON.stringify({ strategy: 'onetrust', key: 'kept', cookies: [], platform }))
  const LoadBanner = vi.fn()
  vi.stubGlobal('OneTrust', { LoadBanner })
  start((arrived) => {
    arrive = arrived
  })
  vi.advanceTimersByTime(5000)
  expect(LoadBanner).not.toHaveBeenCalled()
  arrive()
  vi.advanceTimersByTime(999)
  expect(LoadBanner).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(LoadBanner).toHaveBeenCalledOnce()
})
