import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { mayDownload } from './network.ts'
import { openDownload } from './open-download.server.ts'
import { isPublicAddress } from './public-address.ts'

// Names of a test have no entry anywhere.
vi.mock('node:dns', async (original) => {
  const real = await original<typeof import('node:dns')>()
  const addressesByHost: Record<string, string[]> = {
    'inside.example': ['10.0.0.1'],
    'both.example': ['8.8.8.8', '127.0.0.1'],
    'metadata.example': ['169.254.169.254'],
  }
  const lookup = (name: string, options: { all: true }, callback: (error: Error | null, addresses: { address: string; family: number }[]) => void) => {
    const addresses = addressesByHost[name]?.map((address) => ({ address, family: 4 }))
    return addresses ? callback(null, addresses) : real.lookup(name, options, callback)
  }
  return { ...real, lookup }
})

let answer: RequestListener = () => undefined
const server = createServer((request, response) => answer(request, response))
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
const { port } = server.address() as AddressInfo
const url = `http://127.0.0.1:${port}/feed.csv`
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const limits = { network: 'private', mostBytes: 1000, idleMs: 300 } as const
const textOf = async (address: string, options: Partial<Parameters<typeof openDownload>[1]> = {}) => {
  const { bytes } = await openDownload(address, { ...limits, ...options })
  return Buffer.concat(await Array.fromAsync(bytes)).toString()
}

describe('an address of the internet', () => {
  test.each([
    ['8.8.8.8', true],
    ['2606:4700::1111', true],
    ['10.1.2.3', false],
    ['127.0.0.1', false],
    ['169.254.169.254', false],
    ['172.31.255.255', false],
    ['192.168.0.1', false],
    ['100.64.0.1', false],
    ['0.0.0.0', false],
    ['255.255.255.255', false],
    ['::1', false],
    ['::', false],
    ['fe80::1', false],
    ['fd00::1', false],
    ['::ffff:127.0.0.1', false],
    ['::ffff:8.8.8.8', true],
    ['64:ff9b::a00:1', false],
    ['2002:7f00:1::', false],
    ['site.test', false],
  ])('%s: %j', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic)
  })
})

describe('what staff may have fetched', () => {
  test.each([
    ['https://feeds.example/stock.csv', true, true],
    ['http://feeds.example/stock.csv', false, false],
    ['http://localhost:8080/x', false, true],
    ['https://localhost/x', false, true],
    ['https://127.0.0.1/x', false, true],
    ['https://2130706433/x', false, true], // 127.0.0.1 in one number
    ['https://0x7f.1/x', false, true],
    ['https://[::1]/x', false, true],
    ['https://[::ffff:10.0.0.1]/x', false, true],
    ['https://10.0.0.7/x', false, true],
    ['https://169.254.169.254/latest/meta-data', false, true],
    ['file:///etc/passwd', false, false],
    ['ftp://feeds.example/x', false, false],
    ['nonsense', false, false],
  ])('%s: public %j, private %j', (address, inPublic, inPrivate) => {
    expect([mayDownload(address, 'public'), mayDownload(address, 'private')]).toEqual([inPublic, inPrivate])
  })

  test.each([['inside.example'], ['both.example'], ['metadata.example']])(
    '%s, which resolves to somewhere inside, is refused when it is connected to',
    async (host) => {
      await expect(openDownload(`https://${host}/x`, { ...limits, network: 'public' })).rejects.toMatchObject({ code: 'refused_address', detail: host })
    },
  )
})

describe('a download', () => {
  test('comes in pieces, with the authorisation of its address', async () => {
    answer = ({ headers }, response) => response.end(`${headers.authorization} ${headers.host}`)
    expect(await textOf(url.replace('//', '//us%40er:se%3Acret@'))).toBe(`Basic ${Buffer.from('us@er:se:cret').toString('base64')} 127.0.0.1:${port}`)
    expect(await textOf(url)).toBe(`undefined 127.0.0.1:${port}`)
  })

  test('follows few redirects, each judged anew, and hands the password to nobody else', async () => {
    answer = ({ url: path, headers }, response) => {
      if (path === '/feed.csv') return void response.writeHead(302, { location: `http://localhost:${port}/there` }).end()
      response.end(String(headers.authorization))
    }
    expect(await textOf(url.replace('//', '//user:secret@'))).toBe('undefined')
    answer = (_request, response) => void response.writeHead(302, { location: 'http://10.0.0.1/' }).end()
    await expect(textOf(url)).rejects.toMatchObject({ code: 'refused_address' })
    answer = (_request, response) => void response.writeHead(302, { location: '/again' }).end()
    await expect(textOf(url)).rejects.toMatchObject({ code: 'unreachable', detail: `127.0.0.1:${port} redirects too often` })
  })

  test.each<[string, RequestListener, string]>([
    ['too large by what it announces', (_request, response) => void response.writeHead(200, { 'content-length': '1001' }).write('x'), 'too_large'],
    ['too large without saying so', (_request, response) => void response.end('x'.repeat(1001)), 'too_large'],
    ['refused', (_request, response) => void response.writeHead(403).end(), 'unreachable'],
    ['silent', () => undefined, 'unreachable'],
    [
      'cut off half way',
      (_request, response) => void response.writeHead(200, { 'content-length': '100' }).write('half', () => response.destroy()),
      'unreachable',
    ],
    ['silent half way', (_request, response) => void response.writeHead(200).write('half'), 'unreachable'],
    ['in an encoding nobody asked for', (_request, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end('x'), 'unreachable'],
  ])('that is %s ends with a reason and no password in it', async (_name, behaviour, code) => {
    answer = behaviour
    const error = await textOf(url.replace('//', '//user:secret@'), { totalMs: 1000 }).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ code })
    expect(String(error)).not.toContain('secret')
  })
})
