import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { EnvError, readEnv } from './env.server.ts'
import { variables } from './variables.ts'

const s3 = { MEDIA_STORAGE: 's3', S3_ENDPOINT: 'http://s3.test', S3_BUCKET: 'media', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }

function mistakesOf(source: NodeJS.ProcessEnv): readonly string[] {
  try {
    readEnv(source)
    return []
  } catch (error) {
    if (error instanceof EnvError) return error.mistakes
    throw error
  }
}

test('an empty environment starts a whole site on port 3000 with its own database and media on disk', () => {
  expect(readEnv({})).toEqual({
    PORT: 3000,
    HOST: '0.0.0.0',
    DATA_DIR: resolve('.data'),
    DATABASE_POOL: 10,
    DATABASE_STAFF_POOL: 6,
    DATABASE_JOBS_POOL: 4,
    PROCESS_ROLE: 'both',
    DRAIN_NOTICE_SECONDS: 0,
    PAGE_PATIENCE_MS: 2000,
    PAGE_PATIENCE_AFTER_CHANGE_MS: 50,
    NEWER_SCHEMA: 'refuse',
    PUBLIC_URL: 'http://localhost:3000',
    TRUSTED_PROXIES: [],
    DEMO: 'none',
    DEMO_PICTURES: 'asked',
    MEDIA_STORAGE: 'disk',
    MEDIA_DELIVERY: 'process',
    S3_REGION: 'us-east-1',
    SIGN_IN: 'off',
    OIDC_INSTANCE: 'maarad-ae',
    OIDC_SCOPE: 'openid profile email',
    OIDC_ROLE_CLAIM: 'roles',
    OIDC_RETAILER_VALUES: ['retailer'],
    OIDC_EDITOR_VALUES: ['editor'],
    OIDC_SALES_VALUES: ['sales'],
    OIDC_FINANCE_VALUES: ['finance'],
    OIDC_ADMIN_VALUES: ['admin'],
    SESSION_HOURS: 12,
    SMTP_TLS: 'required',
    FEED_NETWORK: 'public',
    SERVICE_NETWORK: 'public',
    TWILIO_API_URL: 'https://verify.twilio.com',
    STRIPE_API_URL: 'https://api.stripe.com',
    PAYPAL_API_URL: 'https://api-m.paypal.com',
    LIQPAY_API_URL: 'https://www.liqpay.ua',
    TEST_PAYMENTS: 'on',
    METRICS_HOST: '127.0.0.1',
    TRACE_SHARE: 1,
    ACCESS_LOG: 'off',
    LOG_LEVEL: 'info',
  })
})

test('an empty variable counts as absent', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: '', API_TOKEN: '' })).toEqual(readEnv({}))
})

test('variables are parsed into numbers, folders and addresses', () => {
  expect(readEnv({ PORT: '0', DATABASE_POOL: '25', DATA_DIR: 'x/../y', PUBLIC_URL: 'https://site.test//', SIGN_IN: 'off' })).toMatchObject({
    PORT: 0,
    DATABASE_POOL: 25,
    DATA_DIR: resolve('y'),
    PUBLIC_URL: 'https://site.test',
  })
})

test('without PUBLIC_URL the site’s address is localhost with its port', () => {
  expect(readEnv({ PORT: '8080' }).PUBLIC_URL).toBe('http://localhost:8080')
})

test.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['PORT', '3000.5'],
  ['DATABASE_URL', 'mysql://x/y'],
  ['DATABASE_POOL', '1'],
  ['PUBLIC_URL', 'site.test'],
  ['PUBLIC_URL', 'ftp://site.test'],
  ['MEDIA_STORAGE', 'tape'],
  ['S3_ENDPOINT', 's3'],
  ['API_TOKEN', 'short'],
  ['SECRET_KEY', 'x'.repeat(31)],
  ['SIGN_IN', 'maybe'],
  ['TRUSTED_PROXIES', '10.0.0.1, proxy.example'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['OIDC_INSTANCE', 'a market'],
  ['OIDC_SCOPE', 'profile'],
  ['SESSION_HOURS', '0'],
  ['FEED_NETWORK', 'any'],
  ['SERVICE_NETWORK', 'any'],
  ['SMTP_URL', 'https://mail.test'],
  ['MAIL_FROM', 'nobody'],
  ['TWILIO_ACCOUNT_SID', 'AC12'],
  ['TWILIO_VERIFY_SERVICE_SID', 'AC00000000000000000000000000000000'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is one mistake, named', (name, value) => {
  const mistakes = mistakesOf({ [name]: value })
  expect(mistakes).toHaveLength(1)
  expect(mistakes[0]).toMatch(new RegExp(`^${name}: .`))
})

test('all mistakes are reported together, one per line', () => {
  const source = { PORT: 'x', LOG_LEVEL: 'y', MEDIA_STORAGE: 's3', S3_BUCKET: 'media' }
  expect(mistakesOf(source).map((mistake) => mistake.split(':')[0])).toEqual(['PORT', 'LOG_LEVEL', 'S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
  expect(() => readEnv(source)).toThrow(/^The environment is not usable:\n {2}- PORT: .+\n {2}- LOG_LEVEL: /)
})

test('a message about an invalid secret does not contain the secret', () => {
  expect(mistakesOf({ API_TOKEN: 'hunter2', SECRET_KEY: 'hunter2', DATABASE_URL: 'postgre://user:hunter2@db/x' }).join()).not.toContain('hunter2')
})

test('a bucket needs its endpoint, name and keys', () => {
  expect(mistakesOf({ ...s3, S3_BUCKET: undefined })).toEqual(['S3_BUCKET: needed with MEDIA_STORAGE=s3'])
  expect(readEnv(s3)).toMatchObject({ MEDIA_STORAGE: 's3', S3_BUCKET: 'media', S3_REGION: 'us-east-1' })
})

test.each(Object.entries(variables))('%s says what it is for', (name, { about }) => {
  expect(name).toMatch(/^[A-Z][A-Z\d_]+$/)
  expect(about).toMatch(/^[A-Z].*\.$/)
})

const provider = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'maarad' }

test('[A-264] demo sign-in works on this machine only, sign-in by a provider everywhere', () => {
  expect(readEnv({ SIGN_IN: 'demo' }).SIGN_IN).toBe('demo')
  expect(readEnv({ SIGN_IN: 'demo', PUBLIC_URL: 'http://site.localhost' }).SIGN_IN).toBe('demo')
  expect(mistakesOf({ SIGN_IN: 'demo', TRUSTED_PROXIES: '10.0.0.7' })).toEqual([expect.stringMatching(/^SIGN_IN: demo is never for a site behind a proxy/)])
  expect(readEnv(provider).SIGN_IN).toBe('oidc')
  expect(readEnv({ ...provider, PUBLIC_URL: 'https://site.test' }).SIGN_IN).toBe('oidc')
  expect(readEnv({ ...provider, SIGN_IN: 'demo' }).SIGN_IN).toBe('demo')
  expect(mistakesOf({ PUBLIC_URL: 'https://site.test', SIGN_IN: 'demo' })).toEqual([expect.stringMatching(/^SIGN_IN: demo is for this machine only/)])
})

test('[A-264] demo sign-in is off unless SIGN_IN says demo', () => {
  expect(readEnv({}).SIGN_IN).toBe('off')
  expect(readEnv({ PUBLIC_URL: 'http://site.localhost' }).SIGN_IN).toBe('off')
})

test('[A-264] a site with a public address does not start without a provider, unless SIGN_IN is off', () => {
  expect(mistakesOf({ PUBLIC_URL: 'https://site.test' })).toEqual([
    'OIDC_ISSUER: needed, so that staff can sign in; SIGN_IN=off starts without',
    'OIDC_CLIENT_ID: needed, so that staff can sign in; SIGN_IN=off starts without',
  ])
  expect(readEnv({ PUBLIC_URL: 'https://site.test', SIGN_IN: 'off' }).SIGN_IN).toBe('off')
})

test('the provider’s address must be https', () => {
  expect(mistakesOf({ ...provider, OIDC_ISSUER: 'http://id.example' })).toEqual(['OIDC_ISSUER: has to be https'])
  expect(readEnv({ ...provider, OIDC_ISSUER: 'http://127.0.0.1:8080/realms/x' }).SIGN_IN).toBe('oidc')
})

test('the test gateway is on where PUBLIC_URL is this machine, and nowhere else starts a process with it', () => {
  expect(readEnv({ PUBLIC_URL: 'http://site.localhost' }).TEST_PAYMENTS).toBe('on')
  expect(readEnv({ TEST_PAYMENTS: 'off' }).TEST_PAYMENTS).toBe('off')
  expect(readEnv({ TRUSTED_PROXIES: '10.0.0.7' }).TEST_PAYMENTS).toBe('off')
  expect(readEnv({ PUBLIC_URL: 'https://site.test', SIGN_IN: 'off' }).TEST_PAYMENTS).toBe('off')
  expect(mistakesOf({ PUBLIC_URL: 'https://site.test', SIGN_IN: 'off', TEST_PAYMENTS: 'on' })).toEqual([
    expect.stringMatching(/^TEST_PAYMENTS: on is for this/),
  ])
  expect(mistakesOf({ TRUSTED_PROXIES: '10.0.0.7', TEST_PAYMENTS: 'on' })).toEqual([expect.stringMatching(/^TEST_PAYMENTS: on is never for a site behind/)])
})

test('a provider of payments has all of its keys or none', () => {
  expect(mistakesOf({ STRIPE_SECRET_KEY: 'sk_test_1' })).toEqual([
    'STRIPE_PUBLISHABLE_KEY: needed with STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET: needed with STRIPE_SECRET_KEY',
  ])
  expect(mistakesOf({ PAYPAL_CLIENT_ID: 'a', PAYPAL_WEBHOOK_ID: 'b' })).toEqual(['PAYPAL_CLIENT_SECRET: needed with PAYPAL_CLIENT_ID and PAYPAL_WEBHOOK_ID'])
  expect(mistakesOf({ LIQPAY_PRIVATE_KEY: 'a' })).toEqual(['LIQPAY_PUBLIC_KEY: needed with LIQPAY_PRIVATE_KEY'])
})

test('lists are separated by commas', () => {
  expect(readEnv({ OIDC_EDITOR_VALUES: ' cms-editors, media ,' }).OIDC_EDITOR_VALUES).toEqual(['cms-editors', 'media'])
})

test('an address past a pooler is one beside that of the pooler', () => {
  expect(mistakesOf({ DATABASE_DIRECT_URL: 'postgres://server/site' })).toEqual(['DATABASE_URL: needed with DATABASE_DIRECT_URL, as the address of the pooler'])
  expect(mistakesOf({ DATABASE_URL: 'postgres://pooler:6432/site', DATABASE_DIRECT_URL: 'postgres://one,two/site' })).toEqual([])
  expect(mistakesOf({ DATABASE_URL: 'postgres://pooler:6432/site', DATABASE_DIRECT_URL: 'server' })).toEqual(['DATABASE_DIRECT_URL: Invalid URL'])
})

test('a CDN is told by https, or on this machine, with headers that are read as pairs', () => {
  const headersOf = (CDN_PURGE_HEADERS: string) => readEnv({ CDN_PURGE_HEADERS }).CDN_PURGE_HEADERS
  expect([headersOf('Fastly-Key=a=b'), headersOf('x-one=1, x-two=2')]).toEqual([{ 'Fastly-Key': 'a=b' }, { 'x-one': '1', 'x-two': '2' }])
  expect(mistakesOf({ CDN_PURGE_HEADERS: 'Fastly-Key: a' })).toEqual(['CDN_PURGE_HEADERS: name=value, divided by commas'])
  expect(mistakesOf({ CDN_PURGE_URL: 'http://cdn.example/' })).toEqual(['CDN_PURGE_URL: has to be https, or http on this machine'])
  expect(mistakesOf({ CDN_PURGE_URL: 'http://127.0.0.1:6081/.changed' })).toEqual([])
})

test('browsers are led to a bucket only where there is one that they reach by https', () => {
  const redirect = { ...s3, MEDIA_DELIVERY: 'redirect' }
  expect(mistakesOf({ MEDIA_DELIVERY: 'redirect' })).toEqual(['MEDIA_DELIVERY: redirect needs MEDIA_STORAGE=s3'])
  expect(mistakesOf(redirect)).toEqual([expect.stringMatching(/^S3_ENDPOINT: browsers would be led there/)])
  expect(mistakesOf({ ...redirect, S3_PUBLIC_ENDPOINT: 'http://s3.example' })).toEqual([expect.stringMatching(/^S3_PUBLIC_ENDPOINT: /)])
  expect(mistakesOf({ ...redirect, S3_PUBLIC_ENDPOINT: 'https://s3.example', MEDIA_PUBLIC_URL: 'http://cdn.example' })).toEqual([
    'MEDIA_PUBLIC_URL: has to be https',
  ])
  expect(mistakesOf({ ...redirect, S3_PUBLIC_ENDPOINT: 'https://s3.example', MEDIA_PUBLIC_URL: 'https://cdn.example' })).toEqual([])
  expect(mistakesOf({ ...redirect, S3_ENDPOINT: 'http://127.0.0.1:9000' })).toEqual([])
})
