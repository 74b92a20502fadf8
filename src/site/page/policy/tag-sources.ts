import { joinSources, sourcesOf, tagSources, type TagSettings, type TagSources, type VendorId } from '#domains/tags/index.ts'
import type { SiteSettings } from '../../registry/site-settings.ts'

type Settings = Pick<SiteSettings, 'analytics' | 'consent' | 'tags'>

/** Presets that are on: those that staff switched on, and those of what the settings put into pages. */
function presetsOf({ analytics, consent, tags }: Settings): VendorId[] {
  const own: VendorId[] = [
    ...(analytics.config.tags ? (['gtm', 'ga4'] as const) : []),
    ...(consent.config.strategy === 'onetrust' ? (['onetrust'] as const) : []),
  ]
  return [...new Set([...tags.presets, ...own])]
}

/** What tags may use on pages that have any. */
export function tagSourcesOf(settings: Settings): TagSources & Pick<TagSettings, 'limitsImages'> {
  const { analytics, consent, tags } = settings
  const addresses = [analytics.config.tags?.url, consent.oneTrust?.src].flatMap((url) => (url ? [new URL(url).origin] : []))
  const sources = joinSources([sourcesOf(presetsOf(settings)), tags.sources, tagSources({ script: addresses, connect: addresses })])
  return { ...sources, limitsImages: tags.limitsImages }
}
