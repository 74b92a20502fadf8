import { blockWords } from '#block-engine/block-words.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { dataLoaders } from '#blocks/data-loaders.gen.server.ts'
import { findWordOverrides } from '#domains/content/index.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { SITE_LANGUAGE, type SiteSource } from '#site/page/site-content.server.ts'
import type { SiteFacts } from '../api/editing/editing-shapes.ts'

/** The site content that the editor needs to render a page; `words` are the block words that staff changed. */
export async function findSiteFacts(ctx: Ctx, site: SiteSource): Promise<SiteFacts> {
  const [{ settings }, overrides] = await Promise.all([site.get(ctx), findWordOverrides(ctx, SITE_LANGUAGE)])
  const keys = [...catalogue.values()].flatMap(({ block }) => Object.keys(blockWords(block)))
  const words = Object.fromEntries(keys.flatMap((key) => (overrides.get(key) ? [[key, overrides.get(key) ?? '']] : [])))
  const { theme, area, timeZone, predefinedLinks, finance } = settings
  const currency = /^[A-Z]{3}$/.test(finance.currencyIso) ? { currency: finance.currencyIso } : {}
  return {
    ...currency,
    theme,
    area,
    language: SITE_LANGUAGE,
    time_zone: timeZone,
    predefined_links: [...predefinedLinks],
    words,
    data_templates: [...dataLoaders.keys()],
  }
}
