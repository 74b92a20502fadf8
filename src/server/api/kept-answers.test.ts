import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { serve } from '@hono/node-server'
import { expect, onTestFinished, test } from 'vitest'
import { KeptAnswers } from './kept-answers.server.ts'

test('those who share an answer are each told its length, and it is made once', async () => {
  const answers = new KeptAnswers()
  const both = Promise.withResolvers<void>()
  let requests = 0
  let drawings = 0
  const make = async () => {
    drawings += 1
    await both.promise
    return new Response('["سيارة"]', { status: 200, headers: { 'content-type': 'application/json', etag: '"7"' } })
  }
  const server = serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: () => {
      requests += 1
      if (requests === 2) both.resolve()
      return answers.share('/cars', make)
    },
  })
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const ask = async () => {
    const [answer] = (await once(get({ port, host: '127.0.0.1', path: '/cars' }), 'response')) as [IncomingMessage]
    return [answer.headers['content-length'], answer.headers['transfer-encoding'], answer.headers.etag, await text(answer)]
  }
  expect(await Promise.all([ask(), ask()])).toEqual([
    ['14', undefined, '"7"', '["سيارة"]'],
    ['14', undefined, '"7"', '["سيارة"]'],
  ])
  expect(drawings).toBe(1)
})
