import { findPage } from '#domains/content/index.server.ts'
import type { Metahead } from '#domains/content/index.ts'
import {
  covers,
  fixOf,
  OTHER_ADDRESSES,
  type PageTag,
  type PageTags,
  purposes,
  sourcesOf,
  type TagSources,
  tagSources,
  type VendorId,
  vendors,
  vendorsIn,
} from '#domains/tags/index.ts'
import { findViolations } from '#domains/tags/index.server.ts'
import { done, type Outcome } from '#kernel/outcome.ts'
import { drawMetaheads } from '#site/page/metahead-parts.server.ts'
import { tagSourcesOf } from '#site/page/policy/tag-sources.ts'
import type { SiteContent } from '#site/page/site-content.server.ts'
import type { CallCtx } from '../define-call.server.ts'

/** What stands on a page and what its browsers refused. For another address than a published page: what stands on every page. */
export async function findPageTags(ctx: CallCtx, path: string): Promise<Outcome<PageTags, 'forbidden'>> {
  const site = await ctx.services.site.get(ctx)
  const page = await findPage(ctx, path)
  const isShown = page?.status === 'published' && page.type === 'page'
  const sources = tagSourcesOf(site.settings)
  const own = site.metaheads.filter(({ rdx_core_page_id: id }) => id === null || (isShown && id === page.id))
  const inPages = await Promise.all(own.map((metahead) => metaheadTag(ctx, metahead, site, sources)))
  const tags = [...settingTags(site, sources), ...inPages.flatMap((tag) => tag ?? [])]
  const violations = await findViolations(ctx, isShown ? path : OTHER_ADDRESSES, site.settings.timeZone)
  if (!violations.ok) return violations
  return done({
    path,
    title: isShown ? page.title : null,
    policy: tags.length > 0 ? 'tags' : 'strict',
    tags,
    refused: violations.value.map((one) => ({ ...one, fix: fixOf(one, sources) })),
  })
}

function settingTags({ settings: { analytics, consent } }: SiteContent, sources: TagSources): PageTag[] {
  const { tags: container } = analytics.config
  const oneTrust = consent.oneTrust
  const runs = consent.config.strategy === 'none' ? 'at_once' : 'held'
  return [
    ...(oneTrust ? [aTag({ source: 'consent_platform', vendors: ['onetrust'], runs: 'at_once', own: scriptOf(oneTrust.src) }, sources)] : []),
    ...(container ? [aTag({ source: 'container', vendors: ['gtm', 'ga4'], runs, own: scriptOf(container.url) }, sources)] : []),
  ]
}

/** Null for a metahead that is no tag, such as a style. */
async function metaheadTag(ctx: CallCtx, metahead: Metahead, { settings }: SiteContent, sources: TagSources): Promise<PageTag | null> {
  const parts = await drawMetaheads([metahead], { id: metahead.rdx_core_page_id, consent: settings.consent.config.strategy }, ctx.log)
  if (!parts.hasTags) return null
  const own = tagSources({ script: parts.scriptHosts, style: parts.styleHosts, frame: parts.frameHosts })
  const runs = (parts.head || parts.body).startsWith('<template') ? 'held' : 'at_once'
  return aTag({ source: 'metahead', id: metahead.id, vendors: vendorsIn(metahead.content), runs, own }, sources)
}

type FoundTag = Pick<PageTag, 'source' | 'runs'> & { id?: number; vendors: VendorId[]; own: TagSources }

/** The hosts that stand in the code are allowed by it; those of its vendor by a preset or a list, except for scripts, which a trusted one loads. */
function aTag({ source, id, vendors: ids, runs, own }: FoundTag, { hosts: allowedHosts }: TagSources): PageTag {
  const theirs = sourcesOf(ids).hosts
  const anywhere = (purpose: string, host: string) => purpose === 'script' || ((purpose === 'image' || purpose === 'media') && host.startsWith('https://'))
  const hosts = purposes.flatMap((purpose) =>
    [...new Set([...own.hosts[purpose], ...theirs[purpose]])].map((host) => ({
      purpose,
      host,
      is_allowed: own.hosts[purpose].includes(host) || anywhere(purpose, host) || allowedHosts[purpose].some((one) => one === host || covers(one, host)),
    })),
  )
  return { source, id: id ?? null, vendors: ids.map((vendor) => vendors[vendor].name), runs, hosts }
}

function scriptOf(address: string): TagSources {
  return tagSources({ script: [new URL(address).origin] })
}
