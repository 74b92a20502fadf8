import { expect, test } from 'vitest'
import { createLiqpayGateway } from './liqpay-gateway.server.ts'
import { isLiqpaySignature, liqpayData, liqpaySignature } from './liqpay-signature.server.ts'

// Computed by `printf %s "$KEY$DATA$KEY" | openssl dgst -sha1 -binary | base64`.
const examples = [
  {
    key: 'a private key',
    parameters: { version: 3, public_key: 'i00000000', action: 'pay', amount: 3, currency: 'UAH', description: 'test', order_id: '000001' },
    data: 'eyJ2ZXJzaW9uIjozLCJwdWJsaWNfa2V5IjoiaTAwMDAwMDAwIiwiYWN0aW9uIjoicGF5IiwiYW1vdW50IjozLCJjdXJyZW5jeSI6IlVBSCIsImRlc2NyaXB0aW9uIjoidGVzdCIsIm9yZGVyX2lkIjoiMDAwMDAxIn0=',
    signature: 'GnWZx6qnTk3CrkbyGK5VLELk4ow=',
  },
  {
    key: 'sandbox_مفتاح',
    parameters: { version: 3, public_key: 'sandbox_i1', action: 'hold', amount: 500.5, currency: 'USD', description: 'حجز سيارة', order_id: 'x' },
    data: 'eyJ2ZXJzaW9uIjozLCJwdWJsaWNfa2V5Ijoic2FuZGJveF9pMSIsImFjdGlvbiI6ImhvbGQiLCJhbW91bnQiOjUwMC41LCJjdXJyZW5jeSI6IlVTRCIsImRlc2NyaXB0aW9uIjoi2K3YrNiyINiz2YrYp9ix2KkiLCJvcmRlcl9pZCI6IngifQ==',
    signature: 'a3mdGYXPxG1JDyIV51K22Ov7VoE=',
  },
]

test.each(examples)('[C-265] data and signature of LiqPay, worked by hand: $parameters.order_id', ({ key, parameters, data, signature }) => {
  expect(liqpayData(parameters)).toBe(data)
  expect(liqpaySignature(key, data)).toBe(signature)
  expect(isLiqpaySignature(key, { data, signature })).toBe(true)
  expect(isLiqpaySignature(key, { data: `${data}=`, signature })).toBe(false)
  expect(isLiqpaySignature('another key', { data, signature })).toBe(false)
  expect(isLiqpaySignature(key, { data, signature: '' })).toBe(false)
})

test('[C-264][C-265][C-267] the form says what is paid, in English unless asked otherwise, and ends with the hour', async () => {
  const account = { publicKey: 'public', privateKey: 'private', url: 'https://www.liqpay.ua', hookUrl: 'https://site.test/hooks/liqpay' }
  const gateway = createLiqpayGateway(account, { network: 'public', clock: { now: () => new Date() } })
  const payment = {
    ...{ key: 'k-1', account: null, description: 'حجز', language: 'en', returnUrl: '', payTypes: '', createdAt: new Date('2026-05-15T08:00:00Z') },
    ...{ amount: { minor: 50_050, currency: 'USD' }, capturedMinor: 0, isOnHold: false, providerId: null },
  }
  const open = async (more: object = {}) => {
    const { browser } = await gateway.open({ ...payment, ...more })
    if (browser.gateway !== 'LIQPAY') throw new Error(browser.gateway)
    expect(isLiqpaySignature('private', browser)).toBe(true)
    expect(browser.actionUrl).toBe('https://www.liqpay.ua/api/3/checkout')
    return JSON.parse(Buffer.from(browser.data, 'base64').toString())
  }
  expect(await open()).toEqual({
    ...{ version: 3, public_key: 'public', action: 'pay', amount: 500.5, currency: 'USD', description: 'حجز', order_id: 'k-1', language: 'en' },
    ...{ server_url: 'https://site.test/hooks/liqpay', expired_date: '2026-05-15 09:00:00' },
  })
  expect(await open({ isOnHold: true, language: 'ar', payTypes: 'card,apay', returnUrl: 'https://site.test/x' })).toMatchObject({
    ...{ action: 'hold', language: 'en', paytypes: 'card,apay', result_url: 'https://site.test/x' },
  })
  // LiqPay's pages are in Ukrainian or English (liqpay.ua, checkout, `language`).
  for (const [asked, sent] of [
    ['uk', 'uk'],
    ['uk-UA', 'uk'],
    ['en', 'en'],
    ['ar-AE', 'en'],
    ['ru', 'en'],
    ['', 'en'],
  ]) {
    expect((await open({ language: asked })).language).toBe(sent)
  }
})
