import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { createDeliveryLoop } from '#domains/deliveries/index.server.ts'
import { enqueueMail } from '#domains/mail/index.server.ts'
import { mailSenders } from '#domains/mail/senders.server.ts'
import { days, minutes } from '#kernel/durations.ts'
import { leadConfirmation } from '#mails/lead-confirmation/mail.tsx'
import { leadNotification } from '#mails/lead-notification/mail.tsx'
import { orderUpdate } from '#mails/order-update/mail.tsx'
import { contextOf } from '#server/services.server.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const services = await testServices()
const { db } = services.database
const ctx = contextOf(services)
const { clock } = services
const start = services.time.now
const loop = createDeliveryLoop(ctx, mailSenders({ ctx, site: services.site, env: services.env, attachments: {} }))
const subject = { type: 'order', id: '7' } as const
const update = { occasion: 'visit' as const, number: 'A1', received: 'x', vehicle: 'Defender' }
const states = async () => (await db.execute<{ state: string }>(sql`select state from delivery order by id`)).rows.map(({ state }) => state)

beforeEach(async () => {
  services.time.now = start
  await db.execute(sql`truncate delivery, mailbox_mail, budget_use restart identity cascade`)
})

test('a stranger gets ten mails of all kinds in a day and no more; what is about money comes in any case', async () => {
  const to = (index: number) => (index % 2 === 0 ? 'Victim@example.com' : 'victim@example.com')
  for (let index = 0; index < 60; index += 1) {
    const common = { to: to(index), subject, language: 'ar' as const, clock }
    if (index % 3 === 0) await enqueueMail(db, orderUpdate, { ...common, key: `o${index}`, props: update })
    else await enqueueMail(db, leadConfirmation, { ...common, key: `l${index}`, props: { number: '1', received: 'x', facts: [] } })
  }
  await enqueueMail(db, orderUpdate, { to: to(0), subject, language: 'ar', clock, key: 'paid', props: { ...update, occasion: 'paid', amount: 'AED 100' } })
  await loop.run()
  const ended = await states()
  expect([ended.filter((state) => state === 'sent').length, ended.filter((state) => state === 'failed').length, ended.at(-1)]).toEqual([11, 50, 'sent'])
})

test('nothing for staff is lost: what is too much for today is sent tomorrow', async () => {
  await db.execute(sql`insert into setting (key, value) values ('mail.daily_per_staff', '3')`)
  services.site.forget()
  for (let index = 0; index < 5; index += 1) {
    const props = { formName: 'ن', number: '1', received: 'x', leadUrl: 'https://site.test/ar/admin', facts: [] }
    await enqueueMail(db, leadNotification, { to: 'team@example.com', subject, language: 'ar', clock, key: `n${index}`, props })
  }
  await loop.run()
  expect((await states()).toSorted()).toEqual(['queued', 'queued', 'sent', 'sent', 'sent'])
  services.time.now = new Date(start.getTime() + days(1))
  await loop.run()
  expect(new Set(await states())).toEqual(new Set(['sent']))
})

test('of 110 changes within minutes one mail is sent, with the last state', async () => {
  for (let index = 0; index < 110; index += 1) {
    services.time.now = new Date(start.getTime() + index * 1000)
    await enqueueMail(db, orderUpdate, {
      to: 'a@example.com',
      subject,
      language: 'ar',
      clock,
      key: 'order:7:appointment',
      settleMs: minutes(5),
      props: { ...update, reason: `${index}` },
    })
  }
  services.time.now = new Date(start.getTime() + minutes(5))
  await loop.run()
  const { rows } = await db.execute(sql`select state, payload->'props'->>'reason' as reason from delivery`)
  expect(rows).toEqual([{ state: 'sent', reason: '109' }])
})
