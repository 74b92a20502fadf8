import { buttonView, type LinkLookups, settingHref } from '#domains/content/index.ts'
import { type ConsentSettings, consentWords, readConsentSettings } from '#domains/consent/index.server.ts'
import type { WidgetAnswer, WidgetContext } from '../define-widget.ts'
import { makerOfPage, nameOfMaker } from '../page-mark.server.ts'
import type { FooterProps } from './props.ts'
import { readFooterSettings } from './settings.ts'
import { finderWords, footerWords } from './words.ts'

const noLookups: LinkLookups = { predefinedLinks: [], findPagePath: () => null, findFileName: () => null }

/** The footer: the same on all pages of a theme and a logo. */
export function load({ path, theme, settings, settingsOf, wordsOf }: WidgetContext): WidgetAnswer<FooterProps> {
  const logo = makerOfPage({ path, theme, settings })
  const footer = settingsOf(readFooterSettings)
  const views = (buttons: typeof footer.socialLinks) => buttons.flatMap((button) => buttonView(button, noLookups) ?? [])
  const props = {
    brand: nameOfMaker(logo, settings) ?? '',
    logo,
    columns: footer.columns.map(({ heading, links }) => ({ heading, links: views(links) })),
    socialLinks: views(footer.socialLinks),
    legalLinks: views(footer.legalLinks),
    legalText: footer.legalText,
    contact: settings.contact,
    finder: footer.finderSettingsUrl ? { settingsUrl: footer.finderSettingsUrl, words: wordsOf(finderWords) } : null,
    consent: consentLink(settings, settingsOf(readConsentSettings), wordsOf(consentWords).change),
    words: wordsOf(footerWords),
  }
  return { props }
}

/** The link to change the consent; without a script it leads to the policy. Null when the site asks for no consent. */
function consentLink({ predefinedLinks }: WidgetContext['settings'], { config, content }: ConsentSettings, label: string): FooterProps['consent'] {
  const isAsked = config.platform ? config.platform.open !== '' : config.strategy === 'basic' && content !== null
  const policy = predefinedLinks.find(({ alias }) => alias === 'links.cookies')?.url
  return isAsked ? { label, href: policy ? settingHref(policy) : '#' } : null
}
