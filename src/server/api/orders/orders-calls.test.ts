import { describe, expect, test } from 'vitest'
import { anOrderRoom } from '#tests/support/an-order-room.ts'
import { testServices } from '#tests/support/test-services.ts'

const services = await testServices({ PUBLIC_URL: 'http://localhost:3000', TEST_PAYMENTS: 'on' })
const room = await anOrderRoom(services, { vendor: ' no_payment_with_confirmation_email ' })

const mailsTo = async (to: string) => {
  const { rows } = await services.database.db.$client.query<{ payload: { mail: string; props: Record<string, string> } }>(
    `select payload from delivery where kind = 'mail' and payload ->> 'to' = $1 order by id desc`,
    [to],
  )
  return rows.map(({ payload }) => payload)
}
const statusOf = async (id: number) => (await services.database.db.$client.query(`select status from vehicle where id = $1`, [id])).rows[0].status

describe('an order without a payment', () => {
  test('[A-201][C-249][C-250][C-256][C-257][C-258][C-260][C-261][C-394] goes from the lock to the confirmation by its mail', async () => {
    const car = await room.aCar()
    const buyer = room.aBuyer()
    const init = await buyer.ask('POST', '/orders/init', { vehicle_id: car, company_uuid: 'CI-1' })
    expect(init.status).toBe(201)
    expect(init.json.data).toMatchObject({
      vehicle_id: car,
      has_gateway: false,
      is_free: false,
      confirmation_by_link: true,
      amount: { minor: 0, currency: 'AED' },
    })
    expect(init.json.data.vendor).toEqual({
      uuid: 'no_payment_with_confirmation_email',
      type: 'no_payment_with_confirmation_email',
      stripe_connected_accounts: [],
    })
    expect(Date.parse(init.json.data.expires_at) - Date.parse(init.json.data.now)).toBe(15 * 60_000)

    const posted = await buyer.ask('POST', '/orders', room.orderOf(init.json.data))
    expect(posted.status).toBe(201)
    expect(posted.json.data).toMatchObject({ payment_status: 'pending', vehicle_id: car, company_uuid: 'CI-1' })
    const number = posted.json.data.order_number
    expect(number).toMatch(/^M-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
    expect(await statusOf(car)).toBe('reserved')

    const read = await room.aBuyer().ask('GET', `/orders/${number}`)
    expect(read.json.data).toEqual({ ...posted.json.data, metadata: { tradeInData: null } })
    expect(JSON.stringify(read.json)).not.toMatch(/sara|سارة|501234567/)

    const [letter] = await mailsTo('sara@example.com')
    expect(letter).toMatchObject({ mail: 'order_update', props: { occasion: 'link', number } })
    const stranger = room.aBuyer()
    expect((await stranger.ask('PUT', `/orders/${number}/confirm`, { token: 'x.y' })).status).toBe(403)
    expect((await buyer.ask('PUT', `/orders/${number}/confirm`, {})).status).toBe(403)
    for (const _time of [1, 2]) {
      const confirmed = await stranger.ask('PUT', `/orders/${number}/confirm`, { token: letter?.props.confirmToken })
      expect([confirmed.status, confirmed.json.data]).toEqual([200, { order_number: number, payment_status: 'confirmed' }])
    }
  })
})
