import { consentWords, readConsentSettings, shownBanner } from '#domains/consent/index.server.ts'
import { settingHref } from '#domains/content/index.ts'
import { sanitiseMarkup } from '#domains/content/index.server.ts'
import { isMarkup } from '#domains/consent/index.ts'
import type { WidgetAnswer, WidgetContext } from '../define-widget.ts'
import type { CookieBannerProps } from './view.tsx'

/** Only our own strategy has a banner, and only with content (C-030). Whether the visitor sees it is known in the browser. */
export function load({ settings, settingsOf, wordsOf }: WidgetContext): WidgetAnswer<CookieBannerProps> {
  const { config, content } = settingsOf(readConsentSettings)
  if (config.strategy !== 'basic' || !content) return { props: null }
  const words = wordsOf(consentWords)
  const policy = settings.predefinedLinks.find(({ alias }) => alias === 'links.cookies')?.url ?? ''
  const { content: banner, version } = shownBanner(content, words)
  return { props: { content: { ...banner, text: drawable(banner.text) }, version, more: words.more, policy: policy && settingHref(policy) } }
}

/** Texts were plain before they could have markup, and were then not looked at when they were stored. Paragraphs are lines of one text, in which the link to the policy stands. */
function drawable(text: string): string {
  if (!isMarkup(text)) return text
  return sanitiseMarkup(text, 'sentences').replace(/<\/p>\s*<p\b[^>]*>/g, '<br />')
}
