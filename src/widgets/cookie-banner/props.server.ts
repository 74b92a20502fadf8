import { consentWords, readConsentSettings, shownBanner } from '#domains/consent/index.server.ts'
import { settingHref } from '#domains/content/index.ts'
import type { WidgetAnswer, WidgetContext } from '../define-widget.ts'
import type { CookieBannerProps } from './view.tsx'

/** Only our own strategy has a banner, and only with content (C-030). Whether the visitor sees it is known in the browser. */
export function load({ settings, settingsOf, wordsOf }: WidgetContext): WidgetAnswer<CookieBannerProps> {
  const { config, content } = settingsOf(readConsentSettings)
  if (config.strategy !== 'basic' || !content) return { props: null }
  const words = wordsOf(consentWords)
  const policy = settings.predefinedLinks.find(({ alias }) => alias === 'links.cookies')?.url ?? ''
  return { props: { ...shownBanner(content, words), more: words.more, policy: policy && settingHref(policy) } }
}
