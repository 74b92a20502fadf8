import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { anOrderRoom } from '#tests/support/records/an-order-room.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const services = await testServices({ PUBLIC_URL: 'https://site.test' })
const room = await anOrderRoom(services, { vendor: 'NO_PAYMENT_JAPAN' })
const NAME = '__Host-maarad_buyer'
const planted = 'p'.repeat(43)

async function begin(vehicle_id: number, cookie: string) {
  const response = await room.app.request('https://site.test/buy_online/orders/init', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ vehicle_id, company_uuid: 'CI-1' }),
  })
  return { status: response.status, issued: response.headers.get('set-cookie') ?? '' }
}

test('the cookie of a buyer is for this host alone, and what it begins is nobody else’s', async () => {
  const car = await room.aCar()
  const { status, issued } = await begin(car, '')
  expect(status).toBe(201)
  expect(issued).toMatch(/^__Host-maarad_buyer=[\w-]{43}\.[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  const own = issued.split(';')[0] ?? ''
  expect(await begin(car, own)).toEqual({ status: 201, issued: '' })
  const [value = ''] = own.split('=').slice(1)
  // Any other host of the domain can set a cookie without the prefix.
  expect((await begin(car, `maarad_buyer=${value}`)).status).toBe(409)
})

const forged = createHmac('sha256', 'another key').update(`buyer cookie\n${planted}`).digest('base64url')
test.each([
  ['an unsigned one', planted],
  ['one with an empty signature', `${planted}.`],
  ['one with another signature', `${planted}.${'s'.repeat(43)}`],
  ['one that another key signed', `${planted}.${forged}`],
  ['one of three parts', `${planted}.${forged}.x`],
  ['a short one', 'x'],
])('a planted cookie is no visitor: with %s a browser gets a fresh one', async (_what, value) => {
  const { status, issued } = await begin(await room.aCar(), `${NAME}=${value}`)
  expect(status).toBe(201)
  expect(issued).toMatch(new RegExp(`^${NAME}=`))
  expect(issued).not.toContain(planted)
})

test('a signature taken from another cookie proves nothing', async () => {
  const [first, second] = [await begin(await room.aCar(), ''), await begin(await room.aCar(), '')]
  const [secret, signature] = [first, second].map(({ issued }) => (issued.split(';')[0] ?? '').split('=')[1]?.split('.')) as [string[], string[]]
  expect((await begin(await room.aCar(), `${NAME}=${secret[0]}.${signature[1]}`)).issued).toMatch(new RegExp(`^${NAME}=`))
})
