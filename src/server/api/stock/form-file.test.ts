import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findFormFile, isForm } from './form-file.server.ts'

async function* pieces(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function fileOf(form: FormData, size: number) {
  const request = new Request('https://site.test', { method: 'POST', body: form })
  const type = request.headers.get('content-type') ?? ''
  expect(isForm(type)).toBe(true)
  const file = await findFormFile(pieces(new Uint8Array(await request.arrayBuffer()), size), type)
  return file && { name: file.name, bytes: Buffer.concat(await Array.fromAsync(file.bytes)) }
}

test('a file comes out of a form as it went in, however it is cut', async () => {
  const content = fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    fc.constantFrom('\r\n--', '\r\n------', '\r', '--\r\n').map((text) => new TextEncoder().encode(text)),
  )
  await fc.assert(
    fc.asyncProperty(content, fc.integer({ min: 1, max: 90 }), fc.boolean(), async (bytes, size, hasField) => {
      const form = new FormData()
      if (hasField) form.set('note', 'ملاحظة')
      form.set('file', new File([bytes as BlobPart], 'مخزون.csv'))
      form.set('behind', 'x')
      expect(await fileOf(form, size)).toEqual({ name: 'مخزون.csv', bytes: Buffer.from(bytes) })
    }),
    { numRuns: 60 },
  )
})

test('a form without a file has none, one that ends early is broken', async () => {
  const form = new FormData()
  form.set('note', 'x')
  expect(await fileOf(form, 10)).toBeNull()
  const start = new TextEncoder().encode('--b\r\ncontent-disposition: form-data; name="file"; filename="../../etc/x.csv"\r\n\r\nhalf')
  const file = await findFormFile(pieces(start, 7), 'multipart/form-data; boundary=b')
  expect(file?.name).toBe('x.csv')
  await expect(Array.fromAsync(file?.bytes ?? [])).rejects.toMatchObject({ code: 'broken' })
  expect(await findFormFile(pieces(new TextEncoder().encode('no form at all'), 3), 'multipart/form-data; boundary=b')).toBeNull()
})

test.each([
  ['multipart/form-data; boundary=abc', true],
  ['multipart/form-data; charset=utf-8; boundary="a b"', true],
  ['application/json', false],
  ['multipart/form-data', false],
])('%s is a form: %s', (type, expected) => {
  expect(isForm(type)).toBe(expected)
})

test('what a body throws comes out of the file, and out of the search for one', async () => {
  async function* failing(...texts: string[]) {
    for (const text of texts) yield new TextEncoder().encode(text)
    throw new Error('hung up')
  }
  const type = 'multipart/form-data; boundary=b'
  await expect(findFormFile(failing('--b\r\ncontent-disp'), type)).rejects.toThrow('hung up')
  const file = await findFormFile(failing('--b\r\ncontent-disposition: form-data; name="file"; filename="x.csv"\r\n\r\n', 'half'), type)
  await expect(Array.fromAsync(file?.bytes ?? [])).rejects.toThrow('hung up')
})

test('a file is read no faster than it is taken, and nothing behind it is read', async () => {
  let takenBytes = 0
  async function* endless() {
    yield new TextEncoder().encode('--b\r\ncontent-disposition: form-data; name="file"; filename="x.csv"\r\n\r\n')
    for (; takenBytes < 10_000; takenBytes += 1) yield new Uint8Array(64 * 1024)
  }
  const file = await findFormFile(endless(), 'multipart/form-data; boundary=b')
  for await (const _piece of file?.bytes ?? []) break
  expect(takenBytes).toBeLessThan(50)
})
