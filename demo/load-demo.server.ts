import { settingTable } from '#site/registry/setting-table.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { importContent, type NavSeed } from '#domains/content/index.server.ts'
import { seedFeeds } from '#domains/feeds/index.server.ts'
import { seedForms } from '#domains/forms/index.server.ts'
import { importImage } from '#domains/media/index.server.ts'
import { seedRetailers } from '#domains/retailers/index.server.ts'
import { seedVinLists } from '#domains/vin-lists/index.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { fewAtATime } from '#platform/database/few-at-a-time.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import { changedOn } from './content/changed-on.ts'
import { dealers } from './content/dealers.ts'
import { starterForms } from './content/forms/starter-forms.ts'
import { metaheads } from './content/metaheads.ts'
import { type DemoNavEntry, navigation } from './content/navigation.ts'
import { offerCarModels } from './content/offer-car-models.ts'
import type { DemoPage, PictureList, PictureRef } from './content/page.ts'
import { pageTemplates } from './content/page-templates.ts'
import { pages } from './content/pages/index.ts'
import { sections } from './content/sections.ts'
import { settings } from './content/settings.ts'
import { feedSamples } from './content/feeds.ts'
import { listedVins, mapPackages } from './content/vin-lists.ts'
import { loadStock } from './load-stock.server.ts'

const MEDIA = 'demo/media'
const PICTURES_AT_ONCE = 4

type ManifestEntry = { id: number; key: string; file: string; alt: { ar: string; en: string }; focal: { x: number; y: number } }

/** Fills an empty site with the demo: pictures, dealers, forms and vehicles first, then everything else in one transaction. A site with pages is left alone. Answers whether it did. */
export async function loadDemo(ctx: Ctx, storage: Storage): Promise<boolean> {
  const { rows } = await ctx.db.$client.query<{ any: boolean }>('select exists (select from page) as any')
  if (rows[0]?.any) return false
  const manifest = JSON.parse(await readFile(join(MEDIA, 'manifest.json'), 'utf8')) as ManifestEntry[]
  // One is looked at while another is stored.
  const inTurn = fewAtATime(PICTURES_AT_ONCE)
  await Promise.all(
    manifest.map(({ id, file, alt, focal }) => inTurn(async () => importImage(ctx, storage, { id, bytes: await readFile(join(MEDIA, file)), alt, focal }))),
  )
  const ids = new Map(manifest.map(({ key, id }) => [key, id]))
  const dealerSeeds = dealers.map(({ image, ...dealer }, position) => ({ ...dealer, position, image_id: image ? idOf(image, ids) : null }))
  await seedRetailers(ctx, dealerSeeds)
  await seedForms(ctx, starterForms)
  await seedVinLists(ctx, { listedVehicles: listedVins, maps: mapPackages })
  await seedFeeds(ctx, feedSamples(ids))
  await loadStock(ctx, ids)
  const seed = {
    settings,
    pages: pages.map((page) => draftOf(page, ids)),
    sections: sections.map(({ blocks, ...section }) => ({ ...section, blocks: blocks.map((block) => withPictures(block, ids)) })),
    changedOn: changedOn(pages, ctx.clock.now().toISOString().slice(0, 10)),
    templates: pageTemplates,
    navigation: navigation.map((entry) => navSeed(entry, ids)),
    offerCarModels,
    metaheads,
  }
  await importContent(ctx, seed, { catalogue, settings: settingTable })
  return true
}

function draftOf({ image, redirect, is_disabled, changed_on: _changedOn, ...page }: DemoPage, ids: ReadonlyMap<string, number>): unknown {
  return {
    ...page,
    status: is_disabled ? 'disabled' : page.status,
    image_id: image ? String(idOf(image, ids)) : '',
    to: redirect?.to ?? null,
    http_code: redirect?.http_code,
    blocks: withPictures(page.blocks, ids),
  }
}

function navSeed({ label, url, image, children }: DemoNavEntry, ids: ReadonlyMap<string, number>): NavSeed {
  return { label, url, imageId: image ? idOf(image, ids) : null, children: (children ?? []).map((child) => navSeed(child, ids)) }
}

/** Stored values with every picture named by its id instead of its key. */
function withPictures(value: unknown, ids: ReadonlyMap<string, number>): unknown {
  if (Array.isArray(value)) return value.map((item) => withPictures(item, ids))
  if (typeof value !== 'object' || value === null) return value
  if (isPictureList(value)) return value.picture_keys.map((key) => idOf({ key }, ids))
  if (isPictureRef(value)) return { id: idOf(value, ids), ...(value.alt ? { alt: value.alt } : {}) }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withPictures(inner, ids)]))
}

function isPictureRef(value: object): value is PictureRef {
  return 'key' in value && Object.keys(value).every((name) => name === 'key' || name === 'alt')
}

function isPictureList(value: object): value is PictureList {
  return 'picture_keys' in value && Object.keys(value).length === 1
}

function idOf({ key }: PictureRef, ids: ReadonlyMap<string, number>): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`the demo has no picture ${key}`)
  return id
}
