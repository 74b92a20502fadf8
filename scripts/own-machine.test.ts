import { expect, test } from 'vitest'
import { setUpOwnMachine } from './own-machine.ts'

function after(env: Record<string, string>): Record<string, string> {
  setUpOwnMachine(env)
  return env
}

test('on one’s own machine the demo is loaded and its people sign in', () => {
  expect(after({})).toEqual({ SIGN_IN: 'demo', DEMO: 'load' })
  expect(after({ PUBLIC_URL: 'http://localhost:3000' })).toMatchObject({ SIGN_IN: 'demo', DEMO: 'load' })
})

test.each([
  ['a public address', { PUBLIC_URL: 'https://www.example.ae' }],
  ['an address that only begins like this machine', { PUBLIC_URL: 'http://localhost.example.ae' }],
  ['an issuer', { OIDC_ISSUER: 'https://id.example.ae' }],
  ['a proxy', { TRUSTED_PROXIES: '10.0.0.1' }],
])('with %s nothing of the demo comes by itself', (_, env) => {
  expect(after({ ...env })).toEqual(env)
})

test('a database of one’s own is not filled by itself, and what was asked for stays', () => {
  expect(after({ DATABASE_URL: 'postgresql://db/maarad' })).not.toHaveProperty('DEMO')
  expect(after({ DATABASE_URL: 'postgresql://db/maarad', DEMO: 'load' })).toMatchObject({ DEMO: 'load' })
  expect(after({ DEMO: 'none', SIGN_IN: 'off' })).toEqual({ DEMO: 'none', SIGN_IN: 'off' })
})
