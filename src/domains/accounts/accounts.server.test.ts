import { describe, expect, test } from 'vitest'
import { systemClock } from '#kernel/clock.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Db } from '#platform/database/database.server.ts'
import { quietLog } from '#tests/support/site/quiet-log.ts'
import { identifyClient } from './identify-client.server.ts'
import { may } from './may.ts'
import { readPreview, signPreview, versionSubject } from './preview-token.server.ts'

describe('a client', () => {
  const token = 'a-token-for-tests-only-0123456789abcdef'
  // Whoever asks the database for a stranger fails here.
  const withoutDatabase: Ctx = { db: null as unknown as Db, clock: systemClock, log: quietLog, staff: null }
  const identify = (authorization: string | undefined, apiToken: string | undefined = token) =>
    identifyClient(withoutDatabase, { authorization, cookie: undefined }, { apiToken, sessionHours: 12 })

  test('with the right token may do what an admin may', async () => {
    expect(await identify(`Bearer ${token}`)).toEqual({ staff: { id: 'token:env', name: 'api', role: 'admin' }, session: null })
  })

  test.each([
    undefined,
    '',
    'Bearer ',
    `Bearer ${token}x`,
    `Bearer ${token.slice(0, -1)}`,
    `Bearer ${token.toUpperCase()}`,
    `bearer ${token}`,
    `Basic ${token}`,
    `Bearer ${token} `,
    `Bearer  ${token}`,
    `Bearer ${'x'.repeat(600)}`,
    `Bearer ${token}\nx`,
  ])('[A-261] with %j is not authenticated, and the database is not queried', async (header) => {
    expect(await identify(header)).toEqual({ staff: null, session: null })
  })

  test('is not authenticated while no token is set', async () => {
    expect(
      (await identifyClient(withoutDatabase, { authorization: 'Bearer undefined', cookie: '' }, { apiToken: undefined, sessionHours: 12 })).staff,
    ).toBeNull()
    expect((await identify('Bearer ', '')).staff).toBeNull()
  })
})

test('[A-269][C-198] visitors may do nothing of it, editors what editors may, admins everything', () => {
  const [editor, admin] = (['editor', 'admin'] as const).map((role) => ({ id: 'user:1', name: 'x', role }))
  expect([null, editor, admin].map((staff) => may(staff ?? null, 'pages.write'))).toEqual([false, true, true])
  expect([null, editor, admin].map((staff) => may(staff ?? null, 'users.write'))).toEqual([false, false, true])
})

test('[C-005][C-198] editors have pages, forms and settings; admins alone users, receivers of leads, and the deletion of forms and leads', () => {
  const [editor, admin] = (['editor', 'admin'] as const).map((role) => ({ id: 'user:1', name: 'x', role }))
  const ofEditors = ['pages.read', 'pages.write', 'forms.read', 'forms.write', 'settings.write'] as const
  const ofAdmins = ['users.write', 'forms.connect', 'forms.delete', 'leads.delete'] as const
  const mayDo = (staff: typeof editor | null) => [...ofEditors, ...ofAdmins].filter((action) => may(staff ?? null, action))
  expect([mayDo(null), mayDo(editor), mayDo(admin)]).toEqual([[], ofEditors, [...ofEditors, ...ofAdmins]])
})

test('[A-269] scopes narrow what a role may do and never widen it', () => {
  const token = { id: 'token:1', name: 'x', role: 'editor', scopes: ['pages.write', 'users.write'] } as const
  expect((['pages.write', 'pages.read', 'users.write'] as const).map((action) => may(token, action))).toEqual([true, false, false])
})

describe('a preview token', () => {
  const key = 'k'.repeat(32)
  const now = new Date('2026-05-01T12:00:00Z')
  const later = new Date('2026-05-01T13:00:00Z')
  const subject = versionSubject(12, 3)
  const token = signPreview(subject, later, key)

  test('[A-035] opens its version until it expires', () => {
    expect(readPreview(subject, token, now, key)).toBe('valid')
    expect(readPreview(subject, token, new Date(later.getTime() - 1), key)).toBe('valid')
    expect(readPreview(subject, token, later, key)).toBe('expired')
  })

  test('[A-035] opens no other version and no other page, and counts for no other key', () => {
    for (const other of [versionSubject(12, 4), versionSubject(1, 3), versionSubject(1, 23)]) expect(readPreview(other, token, now, key)).toBe('forged')
    expect(readPreview(subject, token, now, 'j'.repeat(32))).toBe('forged')
  })

  test('[A-035] cannot be given a later end', () => {
    const [seconds, signature] = token.split('.')
    expect(readPreview(subject, `${Number(seconds) + 1}.${signature}`, now, key)).toBe('forged')
    expect(readPreview(subject, `0${seconds}.${signature}x`, now, key)).toBe('forged')
  })

  test.each(['', '.', 'x', '9999999999', '9999999999.', '.abc', 'NaN.abc', 'Infinity.abc', '1e12.abc', '-1.abc', '9999999999.\u0000', '9999999999.مفتاح'])(
    '[A-035] %j is none',
    (forged) => {
      expect(readPreview(subject, forged, now, key)).toBe('forged')
    },
  )

  test('a page and a moment cannot be read as another pair', () => {
    expect(readPreview('a\n1', signPreview('a', later, key), now, key)).toBe('forged')
  })
})
