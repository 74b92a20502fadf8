import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { consentJobKinds } from '#domains/consent/jobs.server.ts'
import { consentWords, shownBanner } from '#domains/consent/index.server.ts'
import { BannerContent } from '#domains/consent/index.ts'
import { createApp } from '#server/app.server.ts'
import { contextOf } from '#server/services.server.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const services = await testServices()
const { call } = apiCaller(services)
const { db } = services.database
const words = { accept: consentWords.words.accept[1], reject: consentWords.words.reject[1] }
const banner = BannerContent.parse({ title: 'ملفات تعريف الارتباط', text: 'نص' })
const { version } = shownBanner(banner, words)

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const at = (time: string) => {
  services.time.now = new Date(time)
}

/** As a browser sends it: each with limits of its own. */
async function send(body: unknown): Promise<number> {
  const headers = { 'content-type': 'application/json' }
  return (await createApp(services).request('https://site.test/api/consent_proofs', { method: 'POST', headers, body: JSON.stringify(body) })).status
}
const report = async (query: string) => (await call(`/api/consent_proofs?${query}`)).json.data

beforeEach(async () => {
  await db.execute(sql`delete from consent_proof`)
  await db.execute(sql`delete from consent_text`)
  at('2026-05-02T10:00:00Z')
  await services.set({ cookie_consent: JSON.stringify(banner) })
})

test('[A-233] the proof of an answer keeps what was shown, what was chosen and when, and nothing of the visitor', async () => {
  expect(await send({ id: idOf(1), version, choice: 'accepted' })).toBe(204)
  expect(await send({ id: idOf(1), version, choice: 'rejected' })).toBe(204)
  const { rows } = await db.execute(sql`select * from consent_proof`)
  expect(rows).toEqual([{ id: idOf(1), version, choice: 'accepted', answered_at: expect.anything() }])
  const { texts, answers } = await report('from=2026-05-02&to=2026-05-02')
  expect(texts).toEqual([{ version, content: { ...banner, accept: 'قبول', reject: 'رفض' }, first_answered_at: '2026-05-02T10:00:00.000Z', answers: 1 }])
  expect(answers).toEqual([{ id: idOf(1), version, choice: 'accepted', answered_at: '2026-05-02T10:00:00.000Z' }])
})

test('an answer to a text that was never shown, with more in it than it may have, or without an id of its own is refused', async () => {
  expect(await send({ id: idOf(1), version: 'f'.repeat(16), choice: 'accepted' })).toBe(409)
  expect(await send({ id: idOf(1), version, choice: 'maybe' })).toBe(422)
  expect(await send({ id: 'me@example.com', version, choice: 'accepted' })).toBe(422)
  expect(await send({ id: idOf(1), version, choice: 'accepted', email: 'me@example.com' })).toBe(422)
  expect((await db.execute(sql`select 1 from consent_proof`)).rows).toEqual([])
})

test('answers are counted by the days of the site’s time zone', async () => {
  at('2026-05-01T19:59:00Z')
  await send({ id: idOf(1), version, choice: 'accepted' })
  at('2026-05-01T20:01:00Z')
  await send({ id: idOf(2), version, choice: 'rejected' })
  await send({ id: idOf(3), version, choice: 'accepted' })
  const days = async (query: string) => (await report(query)).days
  expect(await days('from=2026-05-01&to=2026-05-02')).toEqual([
    { day: '2026-05-02', accepted: 1, rejected: 1 },
    { day: '2026-05-01', accepted: 1, rejected: 0 },
  ])
  expect(await days('from=2026-05-02&to=2026-05-02')).toEqual([{ day: '2026-05-02', accepted: 1, rejected: 1 }])
})

test('proofs are kept for 1095 days, and a text as long as a proof names it', async () => {
  await send({ id: idOf(1), version, choice: 'accepted' })
  const [job] = consentJobKinds({ ctx: contextOf(services), site: services.site })
  const counts = async () => {
    await job?.run({} as never)
    return (await db.execute(sql`select (select count(*)::int from consent_proof) as proofs, (select count(*)::int from consent_text) as texts`)).rows
  }
  at('2029-05-01T09:00:00Z')
  expect(await counts()).toEqual([{ proofs: 1, texts: 1 }])
  at('2029-05-01T11:00:00Z')
  expect(await counts()).toEqual([{ proofs: 0, texts: 0 }])
})
