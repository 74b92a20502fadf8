import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readWords, wordReader } from '#domains/content/index.ts'
import { settingReader, settingsOnce } from '#fields/settings/settings.ts'
import { recordingLog } from '#tests/support/site/quiet-log.ts'
import type { WidgetContext } from '../define-widget.ts'
import { load } from './props.server.ts'
import { BackButton } from './view.tsx'

function draw(value: unknown, path: string) {
  const log = recordingLog()
  const context = {
    path,
    settingsOf: settingsOnce(settingReader([{ key: 'general.back_button', value }], log)),
    wordsOf: (owned) => readWords(owned, wordReader({ overrides: new Map(), log })),
    linkView: ({ url }) => ({ href: `/ar${url}`, label: '', isExternal: false, newTab: false, opens: 'page' }),
  } as WidgetContext
  const { props } = load(context)
  return { html: props ? renderToStaticMarkup(<BackButton {...props} id="back_button" />) : '', messages: log.messages }
}

test('pages of the setting have a link back, with its label and where it leads without a page before', () => {
  const { html } = draw({ pages: '/terms-conditions\n/privacy-policy', link: '/about', label: 'العودة' }, 'privacy-policy')
  expect(html).toContain('href="/ar/about"')
  expect(html).toContain('data-go-back=""')
  expect(html).toContain('العودة')
  expect(draw({ pages: '/terms-conditions' }, 'about').html).toBe('')
  expect(draw({ pages: '/about' }, 'about').html).toContain('رجوع')
})

test('[C-157][C-158][C-160] a setting that is no JSON is logged, and no page has the link', () => {
  expect(draw('{', 'about')).toEqual({ html: '', messages: ['Cannot parse back button settings'] })
})

test('without the setting no page has it', () => {
  expect(draw(undefined, 'about')).toEqual({ html: '', messages: [] })
})
