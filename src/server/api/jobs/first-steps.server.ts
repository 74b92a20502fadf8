import { findPage, listNavEntries } from '#domains/content/index.server.ts'
import { findRetailerCodes } from '#domains/retailers/index.server.ts'
import type { CallCtx } from '../define-call.server.ts'

/** What a new site needs before visitors may see it, in the order in which it is done. */
export const firstSteps = ['site_name', 'home_page', 'navigation', 'retailers', 'vehicles', 'mail'] as const

/** Each first step, and whether it is done. A step is done by what is stored or configured, whoever did it. */
export async function findFirstSteps(ctx: CallCtx): Promise<{ step: (typeof firstSteps)[number]; is_done: boolean }[]> {
  const { services } = ctx
  const [site, home, entries, retailers] = await Promise.all([services.site.get(ctx), findPage(ctx, ''), listNavEntries(ctx), findRetailerCodes(ctx.db)])
  const done = {
    site_name: site.settings.appName !== '',
    home_page: home?.status === 'published',
    navigation: entries.length > 0,
    retailers: retailers.size > 0,
    vehicles: services.stock.figures().vehicles > 0,
    mail: services.env.SMTP_URL !== undefined,
  }
  return firstSteps.map((step) => ({ step, is_done: done[step] }))
}
