import { describe, expect, test } from 'vitest'
import { actionNames } from '#domains/accounts/may.ts'
import { subjects } from '../app/subjects.ts'
import type { Send } from '../data-provider/rest-source.ts'
import { createAuthProvider } from './auth-provider.ts'
import { parseSignedIn } from './staff.ts'

const hidden = [
  'quotations',
  'answer_templates',
  'page_tags',
  'connections',
  'operation',
  'payment_approvals',
  'metaheads',
  'users',
  'api_tokens',
  'audit_entries',
  'sessions',
  'mailbox',
  'people',
  'customers',
  'deliveries',
  'orders',
  'holds',
  'lead_charts',
  'leads',
  'payments',
  'payment_differences',
]

function providerOf(role: 'editor' | 'admin', send?: Send) {
  const leftTo: string[] = []
  const leaveFor = (address: string) => leftTo.push(address)
  return { leftTo, provider: createAuthProvider({ signedIn: { name: 'سارة', role, language: 'ar' }, subjects, leaveFor, ...(send ? { send } : {}) }) }
}

async function visible(role: 'editor' | 'admin', action: string): Promise<string[]> {
  const { provider } = providerOf(role)
  const answers = await Promise.all(subjects.map(async ({ name }) => ({ name, can: await provider.canAccess?.({ resource: name, action }) })))
  return answers.filter(({ can }) => can).map(({ name }) => name)
}

describe('the tabs', () => {
  test('[A-269] are all open to an administrator', async () => {
    expect(await visible('admin', 'list')).toEqual(subjects.map(({ name }) => name))
  })

  test('[A-269] of users, tokens, the log, mails, scripts and personal data are closed to an editor', async () => {
    expect(await visible('editor', 'list')).toEqual(subjects.map(({ name }) => name).filter((name) => !hidden.includes(name)))
  })

  test('[A-269] that an editor may only read are not written by one', async () => {
    expect(await visible('editor', 'edit')).not.toContain('jobs')
    expect(await visible('editor', 'list')).toContain('jobs')
  })

  test('ask for actions that the permission table has', () => {
    expect(subjects.flatMap(({ read, write }) => [read, write]).filter((action) => !actionNames.includes(action))).toEqual([])
  })
})

test('an unknown subject is open to nobody', async () => {
  const { provider } = providerOf('admin')
  expect(await provider.canAccess?.({ resource: 'nothing', action: 'list' })).toBe(false)
})

test('signing out ends the session on the server and leaves the admin', async () => {
  const askedPaths: string[] = []
  const send = (async (path: string, call) => {
    askedPaths.push(`${call?.method} ${path}`)
    return { ok: true, status: 200, data: { location: 'https://id.example/logout' } as never, meta: undefined, etag: null }
  }) as Send
  const { provider, leftTo } = providerOf('editor', send)
  expect(await provider.logout({})).toBe(false)
  expect(askedPaths).toEqual(['POST /ar/auth/logout'])
  expect(leftTo).toEqual(['https://id.example/logout'])
  expect(await provider.logout({ from: 'everywhere' })).toBe(false)
  expect(askedPaths.at(-1)).toBe('POST /ar/auth/logout?from=everywhere')
})

describe('who has signed in', () => {
  test('is read from the document', () => {
    expect(parseSignedIn('{"name":"سارة","role":"admin","language":"en"}')).toEqual({ name: 'سارة', role: 'admin', language: 'en' })
    expect(parseSignedIn('{"role":"editor"}')).toEqual({ name: '', role: 'editor', language: 'ar' })
  })

  test.each([undefined, '{}', '{"role":"visitor"}', '{"role":"root"}'])('is refused in %j', (text) => {
    expect(() => parseSignedIn(text)).toThrow()
  })
})
