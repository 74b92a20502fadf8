import { expect, test } from 'vitest'
import { createApp } from '#server/app.server.ts'
import { csrfTokenOf, signIn } from '#tests/support/site/sign-in.ts'
import { TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const PATIENCE_MS = 120_000
const site = 'http://localhost'
const services = await testServices({ SIGN_IN: 'demo', PUBLIC_URL: site })
const app = createApp(services)
const send = (url: string, init: RequestInit) => app.request(url, init)

type Operation = { security?: unknown[] }
type Call = { method: string; path: string; isOpen: boolean; isWrite: boolean }

/** Every call that the API's own document names, with something in the place of each parameter. */
async function allCalls(): Promise<Call[]> {
  const document = (await (await app.request(`${site}/api/openapi.json`)).json()) as { paths: Record<string, Record<string, Operation>> }
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security }]) => ({
      method: method.toUpperCase(),
      path: path.replaceAll(/\{[^}]+\}/g, '1'),
      isOpen: security === undefined,
      isWrite: method !== 'get',
    })),
  )
}

async function statusOf({ method, path, isWrite }: Call, headers: Record<string, string>): Promise<number> {
  const body = isWrite ? { body: '{}', headers: { 'content-type': 'application/json', 'if-match': '"1"', ...headers } } : { headers }
  return (await app.request(`${site}${path}`, { method, ...body })).status
}

/** A token of these scopes, made by the API; `end` revokes it. */
async function aToken(scopes: string[]) {
  const headers = { authorization: `Bearer ${TEST_TOKEN}`, 'content-type': 'application/json' }
  const tokenAnswer = await app.request(`${site}/api/api_tokens`, { method: 'POST', headers, body: JSON.stringify({ name: 'x', scopes }) })
  const { data } = (await tokenAnswer.json()) as { data: { id: number; token: string } }
  return {
    headers: { authorization: `Bearer ${data.token}` },
    end: () => app.request(`${site}/api/api_tokens/${data.id}`, { method: 'DELETE', headers }),
  }
}

const calls = await allCalls()

test('the document names the calls of every room, reads and writes', () => {
  expect(calls.length).toBeGreaterThan(80)
  expect(calls.filter(({ isOpen, isWrite }) => isWrite && !isOpen).length).toBeGreaterThan(30)
})

test('no call for staff is answered to anybody else', { timeout: PATIENCE_MS }, async () => {
  const revoked = await aToken(['pages.write', 'settings.write'])
  await revoked.end()
  const visitor = await signIn(site, 'visitor', send)
  const strangers: Record<string, Record<string, string>> = {
    anonymous: {},
    'a made-up token': { authorization: 'Bearer mrd_0123456789abcdefghijklmnopqrstuvwxyz0123456' },
    'a token of another kind': { authorization: 'Basic YWRtaW46YWRtaW4=' },
    'a token that was revoked': revoked.headers,
    'a made-up session': { cookie: 'maarad_session=0123456789abcdefghijklmnopqrstuvwxyz0123456' },
    'somebody without a role': { cookie: visitor },
  }
  const wrong: string[] = []
  for (const [who, headers] of Object.entries(strangers)) {
    for (const call of calls.filter(({ isOpen }) => !isOpen)) {
      const status = await statusOf(call, headers)
      if (status !== 401 && status !== 403) wrong.push(`${who}: ${call.method} ${call.path} ${status}`)
    }
  }
  expect(wrong).toEqual([])
})

test('no call that is open to everybody writes without a session’s token, or fails', { timeout: PATIENCE_MS }, async () => {
  const cookie = await signIn(site, 'editor', send)
  // These never look at a session: a buyer's own cookie, which other sites cannot send, or a provider's signature says who asks.
  const withoutSession = /^\/(buy_online|hooks)\//
  // Of a service whose address this site has not set.
  const ofUnsetService = /^\/api\/(leads|stripe)(\/|$)/
  const wrong: string[] = []
  for (const call of calls) {
    const status = await statusOf(call, { cookie, 'csrf-token': 'wrong' })
    if (call.isWrite && status !== 403 && !withoutSession.test(call.path)) wrong.push(`a wrong csrf-token: ${call.method} ${call.path} ${status}`)
    const anonymous = call.isOpen ? await statusOf(call, {}) : 0
    if (anonymous >= 500 && !(anonymous === 503 && ofUnsetService.test(call.path))) wrong.push(`anonymous: ${call.method} ${call.path} ${anonymous}`)
  }
  expect(wrong).toEqual([])
})

test('a token writes nothing beyond its scopes, and an editor nothing of admins', { timeout: PATIENCE_MS }, async () => {
  const narrow = await aToken(['jobs.read'])
  const cookie = await signIn(site, 'editor', send)
  const editor = { cookie, 'csrf-token': await csrfTokenOf(site, cookie, send) }
  const ofAdmins = /^\/api\/(users|api_tokens|audit_entries|metaheads)\b/
  const wrong: string[] = []
  for (const call of calls.filter(({ isOpen }) => !isOpen)) {
    const byToken = await statusOf(call, narrow.headers)
    if (call.isWrite && byToken < 400) wrong.push(`narrow token: ${call.method} ${call.path} ${byToken}`)
    if (!call.isWrite || !ofAdmins.test(call.path)) continue
    const byEditor = await statusOf(call, editor)
    if (byEditor < 400) wrong.push(`editor: ${call.method} ${call.path} ${byEditor}`)
  }
  expect(wrong).toEqual([])
})
