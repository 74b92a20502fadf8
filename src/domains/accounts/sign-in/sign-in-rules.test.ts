import { describe, expect, test } from 'vitest'
import { isAskedAnew, provedAt } from './proof.server.ts'
import { roleOfClaims } from './role-of-claims.ts'
import { safeTarget } from './safe-target.ts'

describe('the way back after a sign-in', () => {
  test.each(['/ar/cms', '/ar/admin?tab=x', '/ar/cms?page=5&b=%2F#b1', '/ar/admin/dealers', '/ar/'])('[A-267][C-195] is %s, to the letter', (target) => {
    expect(safeTarget(target)).toBe(target)
  })

  test.each([
    undefined,
    '',
    'https://elsewhere.test/ar/cms',
    '//elsewhere.test/ar/cms',
    '/\\elsewhere.test/ar/cms',
    '\\\\elsewhere.test',
    '/\t/elsewhere.test/ar/',
    'javascript:alert(1)',
    '/ar/../../api/users',
    '/ar/%2e%2e/api/users',
    '/api/users',
    '/arx/cms',
    'ar/cms',
    ' /ar/cms',
    '/ar/auth/login?target=/ar/cms',
    '/ar/cms/../auth/logout',
    `/ar/cms?${'x'.repeat(2000)}`,
  ])('[C-195][A-267] is the editor instead of %j', (target) => {
    expect(safeTarget(target)).toBe('/ar/cms')
  })

  test('[C-195][A-267] keeps no line break that could become a header', () => {
    expect(safeTarget('/ar/cms\r\nset-cookie: a=b')).not.toMatch(/[\r\n]/)
  })
})

describe('the role that claims give', () => {
  const mapping = {
    claim: 'realm_access.roles',
    values: { retailer: ['dealers'], editor: ['cms-editors', 'media'], sales: ['showroom'], finance: ['accounts'], admin: ['owners'] },
  }
  const roleOf = (roles: unknown) => roleOfClaims({ realm_access: { roles } }, mapping)

  test('[C-198] is the greatest that is named', () => {
    expect(roleOf(['offline', 'media'])).toBe('editor')
    expect(roleOf(['media', 'owners'])).toBe('admin')
    expect(roleOf('owners')).toBe('admin')
    expect(roleOf(['dealers'])).toBe('retailer')
    expect(roleOf(['dealers', 'media'])).toBe('editor')
    expect(roleOf(['media', 'showroom'])).toBe('sales')
    expect(roleOf(['accounts', 'showroom'])).toBe('finance')
    expect(roleOf(['accounts', 'owners'])).toBe('admin')
  })

  test('[C-198] is visitor for anything else', () => {
    for (const roles of [undefined, null, [], 'media owners', ['Owners'], [['owners']], { 0: 'owners' }, 7]) expect(roleOf(roles)).toBe('visitor')
    expect(roleOfClaims({ realm_access: 'owners' }, mapping)).toBe('visitor')
    expect(roleOfClaims({}, { ...mapping, claim: 'constructor.name' })).toBe('visitor')
  })

  test('is found under a name that is an address', () => {
    expect(roleOfClaims({ 'https://site.test/roles': ['owners'] }, { ...mapping, claim: 'https://site.test/roles' })).toBe('admin')
  })
})

test('[ASVS-7.5.1] a proof is from after the question, give or take a minute between the clocks; a provider that names no time is believed', () => {
  const askedAt = new Date('2026-05-01T10:00:00Z')
  const at = (text: string) => ({ auth_time: Date.parse(text) / 1000 })
  expect(isAskedAnew(at('2026-05-01T09:59:00Z'), askedAt)).toBe(true)
  expect(isAskedAnew(at('2026-05-01T09:58:59Z'), askedAt)).toBe(false)
  expect(isAskedAnew({}, askedAt)).toBe(true)
})

test('[ASVS-7.5.1] a provider’s clock that is ahead makes no proof younger than the sign-in', () => {
  const signedIn = new Date('2026-05-01T10:00:00Z')
  const token = (text: string) => `x.${Buffer.from(JSON.stringify({ auth_time: Date.parse(text) / 1000 })).toString('base64url')}.x`
  expect(provedAt(token('2026-05-01T11:00:00Z'), signedIn)).toEqual(signedIn)
  expect(provedAt(token('2026-05-01T09:00:00Z'), signedIn)).toEqual(new Date('2026-05-01T09:00:00Z'))
  expect(provedAt('', signedIn)).toEqual(signedIn)
})
