import { catalogue } from '#blocks/catalogue.gen.ts'
import { type CareSite, checkOutsideLinks, isCareDue, lookOverSite } from '#domains/content/index.server.ts'
import { listFormImages, listFormLinks } from '#domains/forms/index.server.ts'
import { listRetailerImages } from '#domains/retailers/index.server.ts'
import { listVehicleImages } from '#domains/stock/index.server.ts'
import type { JobKind } from '#platform/jobs/jobs.server.ts'
import { contextOf, type Services } from '../services.server.ts'

export const LOOK_OVER_SITE = 'look-over-site'

/** Finds what has to be mended on the site: every minute if something changed, and once an hour in any case; at once when staff ask for it. */
export function siteCareJobKinds(services: Services): readonly JobKind[] {
  const ctx = contextOf(services)
  return [
    {
      name: LOOK_OVER_SITE,
      label: ['Look for what has to be mended on the site', 'فحص الموقع بحثًا عما يلزم إصلاحه'],
      cron: '* * * * *',
      run: async ({ data }) => {
        if (data.is_asked || (await isCareDue(ctx))) await lookOverSite(ctx, await siteOf(services))
      },
    },
    {
      name: 'check-outside-links',
      label: ['Ask other sites whether links to them still lead anywhere', 'التحقق من الروابط الخارجية'],
      cron: '*/10 * * * *',
      run: async () => {
        if (await checkOutsideLinks(ctx)) await services.jobs.enqueue(LOOK_OVER_SITE, { key: 'asked', data: { is_asked: true } })
      },
    },
  ]
}

async function siteOf({ database: { db }, storage, env }: Services): Promise<CareSite> {
  const images = [...(await listRetailerImages(db)), ...(await listVehicleImages(db)), ...(await listFormImages(db))]
  return { catalogue, storage, origin: new URL(env.PUBLIC_URL).origin, links: await listFormLinks(db), images: new Set(images) }
}
