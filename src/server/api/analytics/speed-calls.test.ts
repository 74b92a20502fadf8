import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { analyticsJobKinds } from '#domains/analytics/jobs.server.ts'
import { createApp } from '#server/app.server.ts'
import { contextOf } from '#server/services.server.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const services = await testServices()
const { call } = apiCaller(services)
const { db } = services.database
const report = { page_type: 'plp', device: 'phone', values: { LCP: 1800, INP: 90, CLS: 0.02 } }

async function send(body: unknown, app = createApp(services)) {
  const headers = { 'content-type': 'application/json' }
  return (await app.request('https://site.test/api/speed_reports', { method: 'POST', headers, body: JSON.stringify(body) })).status
}
const speed = async (query: string) => (await call(`/api/visitor_speed?${query}`)).json.data
const at = (time: string) => {
  services.time.now = new Date(time)
}
const set = (key: string, value: unknown) => services.set({ [key]: value })

beforeEach(async () => {
  await db.execute(sql`delete from speed_count`)
  at('2026-05-15T08:00:00Z')
})

describe('a report of a visit', () => {
  test('is kept as counts of the day in the zone of the site, and as nothing else', async () => {
    at('2026-05-15T21:30:00Z') // past midnight in Dubai
    expect(await send(report)).toBe(204)
    expect(await send(report)).toBe(204)
    const { rows } = await db.execute(sql`select * from speed_count order by metric`)
    expect(rows.map(({ day, page_type, device, metric, visits }) => [day, page_type, device, metric, visits])).toEqual(
      ['CLS', 'INP', 'LCP'].map((metric) => ['2026-05-16', 'plp', 'phone', metric, 2]),
    )
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['bucket', 'day', 'device', 'metric', 'page_type', 'visits'])
  })

  test('is refused unless it is what browsers send: known names, figures within reason, nothing else, little', async () => {
    const flawed = [
      { ...report, page_type: 'home' },
      { ...report, device: 'watch' },
      { ...report, values: {} },
      { ...report, values: { LCP: -1 } },
      { ...report, values: { LCP: 9e9 } },
      { ...report, values: { FID: 3 } },
      { ...report, path: '/ar/secret' },
      'text',
    ]
    for (const body of flawed) expect(await send(body)).toBe(422)
    expect(await send({ ...report, page_type: 'x'.repeat(2000) })).toBe(413)
    expect((await db.execute(sql`select 1 from speed_count`)).rows).toEqual([])
  })

  test('is accepted thirty times at once from one address, then refused with a time to wait', async () => {
    const app = createApp(services)
    at('2026-05-20T08:00:00Z')
    const answers = []
    for (let count = 0; count < 31; count++) answers.push(await send(report, app))
    expect(new Set(answers.slice(0, 30))).toEqual(new Set([204]))
    expect(answers.at(-1)).toBe(429)
  })

  test('is not counted when nothing is measured', async () => {
    at('2026-05-21T08:00:00Z')
    await set('analytics.visitor_speed', 'off')
    expect(await send(report)).toBe(204)
    expect((await db.execute(sql`select 1 from speed_count`)).rows).toEqual([])
    await set('analytics.visitor_speed', 'after_consent')
  })
})

describe('what staff see', () => {
  test('is the figure that three quarters stay within, on the whole, by day, and by page and device, and how many kept the budget', async () => {
    at('2026-06-01T08:00:00Z')
    for (const LCP of [1000, 2000, 3000, 5000]) await send({ ...report, values: { LCP } })
    at('2026-06-02T08:00:00Z')
    await send({ page_type: 'pdp', device: 'desktop', values: { LCP: 500 } })
    const { total, days, pages } = await speed('from=2026-06-01&to=2026-06-30')
    expect(total).toMatchObject([{ metric: 'LCP', visits: 5, within_budget: 3, slow: 1 }])
    expect(Math.abs(total[0].p75 / 3000 - 1)).toBeLessThan(0.1)
    expect(days.map(({ day, visits }: { day: string; visits: number }) => [day, visits])).toEqual([
      ['2026-06-01', 4],
      ['2026-06-02', 1],
    ])
    expect(pages).toMatchObject([
      { page_type: 'pdp', device: 'desktop', visits: 1 },
      { page_type: 'plp', device: 'phone', visits: 4 },
    ])
    expect((await speed('from=2026-06-01&to=2026-06-30&device=desktop')).total).toMatchObject([{ visits: 1 }])
    expect((await speed('from=2026-06-02&to=2026-06-02')).total).toMatchObject([{ visits: 1 }])
    expect((await call('/api/visitor_speed?from=2026-06-02&to=2026-06-01')).status).toBe(422)
    expect((await call('/api/visitor_speed?from=2025-01-01&to=2026-06-01')).status).toBe(422)
  })

  test('goes after the days that the settings name', async () => {
    at('2026-03-01T08:00:00Z')
    await send(report)
    at('2026-03-02T08:00:00Z')
    await send(report)
    at('2026-03-11T08:00:00Z')
    await set('analytics.kept_days', 9)
    const [removal] = analyticsJobKinds({ ctx: contextOf(services), site: services.site })
    await removal?.run({} as never)
    expect((await speed('from=2026-02-01&to=2026-03-30')).days.map(({ day }: { day: string }) => day)).toEqual(Array(3).fill('2026-03-02'))
  })
})
