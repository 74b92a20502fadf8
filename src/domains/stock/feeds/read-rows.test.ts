import { describe, expect, test } from 'vitest'
import { FeedFlaw } from './feed-flaw.ts'
import { pathsOf, valuesAt } from './feed-record.ts'
import { type FileShape, readRows } from './read-rows.server.ts'

const shape = (values: Partial<FileShape>): FileShape => ({ format: 'csv', encoding: 'auto', delimiter: 'auto', record_path: '', ...values })

/** Bytes as a slow connection gives them, so that every boundary falls somewhere awkward. */
async function* pieces(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function rowsOf(file: string | Uint8Array, values: Partial<FileShape> = {}, size = 3) {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file
  return Array.fromAsync(readRows(pieces(bytes, size), shape(values)))
}

async function flawOf(file: string | Uint8Array, values: Partial<FileShape> = {}): Promise<Partial<FeedFlaw>> {
  try {
    await rowsOf(file, values)
  } catch (error) {
    if (error instanceof FeedFlaw) return { code: error.code, line: error.line }
    throw error
  }
  return {}
}

describe('CSV', () => {
  test('cells in quotes hold quotes, commas and line ends; the line is the one that a row begins on', async () => {
    const file = 'id,name\r\n1,"a ""quoted"", cell"\r\n2,"two\r\nlines"\r\n\r\n3,سيارة\r\n'
    expect(await rowsOf(file)).toEqual([
      { line: 2, record: { id: '1', name: 'a "quoted", cell' } },
      { line: 3, record: { id: '2', name: 'two\r\nlines' } },
      { line: 6, record: { id: '3', name: 'سيارة' } },
    ])
  })

  test.each([
    ['a byte order mark', '\ufeffid;الاسم\n1;ديفندر'],
    ['semicolons', 'id;الاسم\n1;ديفندر\n'],
    ['tabs', 'id\tالاسم\n1\tديفندر'],
    ['bars', 'id|الاسم\r\n1|ديفندر\r\n'],
  ])('with %s', async (_name, file) => {
    expect(await rowsOf(file)).toEqual([{ line: 2, record: { id: '1', الاسم: 'ديفندر' } }])
  })

  test('in the encodings of spreadsheets', async () => {
    const arabic = Uint8Array.from([...'id,name\n1,'].map((sign) => sign.charCodeAt(0)).concat([0xcc, 0xc7, 0xe6]))
    expect(await rowsOf(arabic, { encoding: 'windows-1256' })).toEqual([{ line: 2, record: { id: '1', name: 'جاو' } }])
    const wide = new Uint8Array(Buffer.from('\ufeffid,name\n1,ديفندر', 'utf16le'))
    expect(await rowsOf(wide)).toEqual([{ line: 2, record: { id: '1', name: 'ديفندر' } }])
    expect(await flawOf(arabic, { encoding: 'utf-8' })).toEqual({ code: 'encoding', line: 2 })
  })

  test('as spreadsheets save them, without being told how: Arabic of Windows, UTF-16 with and without a mark, semicolons, a line that names the separator', async () => {
    const ofWindows = Uint8Array.from([...'id;name\r\n1;'].map((sign) => sign.charCodeAt(0)).concat([0xcc, 0xc7, 0xe6], [0x0d, 0x0a]))
    expect(await rowsOf(ofWindows)).toEqual([{ line: 2, record: { id: '1', name: 'جاو' } }])
    for (const mark of ['\ufeff', '']) {
      const wide = new Uint8Array(Buffer.from(`${mark}id;name;price\r\n1;ديفندر;300`, 'utf16le'))
      expect(await rowsOf(wide, {}, 64)).toEqual([{ line: 2, record: { id: '1', name: 'ديفندر', price: '300' } }])
    }
    expect(await rowsOf('sep=;\r\nid;name\r\n1;ديفندر, 110')).toEqual([{ line: 3, record: { id: '1', name: 'ديفندر, 110' } }])
    // A damaged byte in a file of UTF-8 is damage, not another encoding.
    const damaged = new Uint8Array(Buffer.concat([Buffer.from('id,name\n1,ديفندر\n2,ديفندر'), Buffer.from([0xcc]), Buffer.from('\n')]))
    expect(await flawOf(damaged)).toEqual({ code: 'encoding', line: 3 })
  })

  test('a row with too few or too many cells is flawed, those after it are not', async () => {
    expect(await rowsOf('id,name\n1\n2,b,c\n3,d')).toEqual([
      { line: 2, flaw: 'columns' },
      { line: 3, flaw: 'columns' },
      { line: 4, record: { id: '3', name: 'd' } },
    ])
  })

  test.each([
    ['a quote that nobody closes', 'id,name\n1,"open\n2,b\n', 'broken'],
    ['a column named twice', 'id,id\n1,2', 'columns'],
    ['a line of names without any', ',,\n1,2,3', 'columns'],
    ['a record without end', `id,name\n1,"${'x'.repeat(1_100_000)}`, 'record_too_large'],
  ])('%s', async (_name, file, code) => {
    const bytes = new TextEncoder().encode(file)
    await expect(Array.fromAsync(readRows(pieces(bytes, 65_536), shape({})))).rejects.toMatchObject({ code })
  })

  test('a file that ends within a row is a flaw: nobody knows what else is missing', async () => {
    expect(await flawOf('id,name,price\n1,a,100\n2,b')).toEqual({ code: 'broken', line: 3 })
    expect(await rowsOf('id,name,price\n1,a,100\n2,b\n')).toHaveLength(2)
    expect(await rowsOf('id,name,price\n1,a,100\n2,b,200,more')).toHaveLength(2)
  })

  test('an apostrophe that guards against formulas comes off', async () => {
    expect(await rowsOf("id,phone\n1,'+971 4")).toEqual([{ line: 2, record: { id: '1', phone: '+971 4' } }])
  })
})

describe('JSON', () => {
  const list = '[\n {"id": 1, "name": "a \\"b\\" ] }"},\n\n {"id": 2,\n  "photos": [{"url": "x"}, {"url": "y"}]}\n]'

  test('a list, sign by sign, with the line of each record', async () => {
    for (const size of [1, 2, 7, 1000]) {
      expect(await rowsOf(list, { format: 'json' }, size)).toEqual([
        { line: 2, record: { id: 1, name: 'a "b" ] }' } },
        { line: 4, record: { id: 2, photos: [{ url: 'x' }, { url: 'y' }] } },
      ])
    }
  })

  test.each([
    ['vehicles', '{"count": 2, "meta": {"vehicles": [{"no": 1}], "x": "\\u0022"}, "vehicles": [{"id": 1}]}'],
    ['vehicles.*', '{"vehicles": [{"id": 1}]}'],
    ['data.stock', '{"data": {"a": [[1], null, true, -1.5e3], "stock": {"k": {"id": 1}}}}'],
    ['', '{"first": {"id": 1}}'],
  ])('records at %j', async (record_path, file) => {
    expect(await rowsOf(file, { format: 'json', record_path })).toEqual([{ line: 1, record: { id: 1 } }])
  })

  test('a malformed record is reported and the rest is read', async () => {
    expect(await rowsOf('[{"id": 1,}, 5, "six", [7, {"id": 8}], {"id": 9}]', { format: 'json' })).toEqual([
      { line: 1, flaw: 'broken' },
      { line: 1, flaw: 'broken' },
      { line: 1, flaw: 'broken' },
      { line: 1, flaw: 'broken' },
      { line: 1, record: { id: 9 } },
    ])
  })

  test.each([
    ['cut off', '[{"id": 1},\n{"id"', 'broken', 2],
    ['empty', '', 'broken', 1],
    ['no JSON', '<html>\n', 'broken', 1],
    ['two values', '[{"id": 1}] []', 'broken', 1],
    ['a missing comma', '[{"id": 1}\n{"id": 2}]', 'broken', 2],
    ['a wrong bracket', '{"a": [1}', 'broken', 1],
    ['a wrong word', '[{"id": 1}, nul]', 'broken', 1],
    ['deep lists', '['.repeat(100), 'too_deep', 1],
    ['a deep record', `[{"a": ${'['.repeat(100)}`, 'too_deep', 1],
  ])('%s', async (_name, file, code, line) => {
    // Values that are no records are told before the flaw, which counts.
    expect(await flawOf(file, { format: 'json', record_path: '' })).toEqual({ code, line })
  })

  test('names of every kind harm nothing', async () => {
    const [row] = await rowsOf('[{"__proto__": {"id": 1}, "constructor": 2}]', { format: 'json' })
    expect(row).toMatchObject({ line: 1 })
    const record = row && 'record' in row ? row.record : {}
    expect([valuesAt(record, '__proto__.id'), valuesAt(record, 'toString'), valuesAt(record, 'constructor')]).toEqual([[1], [], [2]])
    expect(({} as Record<string, unknown>).id).toBeUndefined()
  })
})

describe('XML', () => {
  const file =
    '<?xml version="1.0" encoding="UTF-8"?>\n<stock date="2026-05-01">\n <vehicle id="A1">\n  <name>ديفندر &amp; Co</name>\n  <note><![CDATA[<b>x</b>]]></note>\n' +
    '  <photos><photo>u1</photo><photo main="1">u2</photo></photos>\n </vehicle>\n <other/>\n <vehicle id="A2"/>\n</stock>'

  test.each([['vehicle'], ['stock.vehicle'], ['stock/vehicle'], ['stock.vehicle ']])('elements of %s', async (record_path) => {
    for (const size of [1, 5, 1000]) {
      expect(await rowsOf(file, { format: 'xml', record_path }, size)).toEqual([
        { line: 3, record: { '@id': 'A1', name: 'ديفندر & Co', note: '<b>x</b>', photos: { photo: ['u1', { '@main': '1', '#text': 'u2' }] } } },
        { line: 9, record: { '@id': 'A2' } },
      ])
    }
  })

  test('children of the root where nothing is said', async () => {
    expect(await rowsOf(file, { format: 'xml' })).toHaveLength(3)
  })

  test('in the encoding that it declares', async () => {
    const head = '<?xml version="1.0" encoding="windows-1256"?><v><c>'
    const bytes = Uint8Array.from(
      [...head]
        .map((sign) => sign.charCodeAt(0))
        .concat(
          [0xcc],
          [...'</c></v>'].map((sign) => sign.charCodeAt(0)),
        ),
    )
    expect(await rowsOf(bytes, { format: 'xml', record_path: 'c' }, 1000)).toEqual([{ line: 1, record: { '#text': 'ج' } }])
  })

  test.each([
    ['an element that is not closed', '<v>\n<c>\n<d></c></v>', 'broken', 3],
    ['an entity that nobody knows', '<v>\n<c>&bomb;</c></v>', 'broken', 2],
    ['a file that ends early', '<v>\n<c>', 'broken', 2],
    ['no XML', 'id,name\n1,2', 'broken', 1],
    ['deep elements', '<a>'.repeat(100), 'too_deep', 1],
    [
      'entities that grow',
      '<?xml version="1.0"?>\n<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;&lol;&lol;">]>\n<lolz>&lol2;</lolz>',
      'declaration',
      2,
    ],
    ['a file of the server', '<!DOCTYPE v [<!ENTITY x SYSTEM "file:///etc/passwd">]><v>&x;</v>', 'declaration', 1],
  ])('%s', async (_name, rows, code, line) => {
    expect(await flawOf(rows, { format: 'xml', record_path: 'c' })).toEqual({ code, line })
  })

  test('a record without end is not kept in memory', async () => {
    const text = new TextEncoder().encode(`<v><c>${'x'.repeat(1_200_000)}`)
    await expect(Array.fromAsync(readRows(pieces(text, 65_536), shape({ format: 'xml', record_path: 'c' })))).rejects.toMatchObject({
      code: 'record_too_large',
    })
  })
})

test('an element of countless attributes is a flaw before the parser has looked at them all', async () => {
  const attributes = (count: number) => Array.from({ length: count }, (_, index) => `a${index}="x"`).join(' ')
  const file = (count: number) => new TextEncoder().encode(`<s><v ${attributes(count)}><id>1</id></v></s>`)
  await expect(Array.fromAsync(readRows(pieces(file(200_000), 65_536), shape({ format: 'xml', record_path: 'v' })))).rejects.toMatchObject({
    code: 'record_too_large',
  })
  expect(await rowsOf(file(900), { format: 'xml', record_path: 'v' }, 65_536)).toHaveLength(1)
})

test('what no database takes is left out of texts, wherever a format lets it in', async () => {
  expect(await rowsOf('id,name\n1,a\0b\n')).toEqual([{ line: 2, record: { id: '1', name: 'ab' } }])
  expect(await rowsOf('[{"id":"1","na\\u0000me":["x\\ud83d",{"y":"\\udc4by\\ud83d\\ude00"}]}]', { format: 'json' })).toEqual([
    { line: 1, record: { id: '1', name: ['x', { y: 'y😀' }] } },
  ])
})

describe('what stands at a path', () => {
  const record = {
    'a.b': 'whole',
    price: { amount: 5, '#text': ' ' },
    photos: [{ url: 'x' }, { url: ['y', ''] }],
    none: null,
    text: { '@lang': 'ar', '#text': 'نص' },
  }

  test.each([
    ['a.b', ['whole']],
    ['price.amount', [5]],
    ['photos.url', ['x', 'y']],
    ['text', ['نص']],
    ['text.@lang', ['ar']],
    ['none', []],
    ['price', []],
    ['missing.far', []],
  ])('%s', (path, values) => {
    expect(valuesAt(record, path)).toEqual(values)
  })

  test('is offered by the paths of the record', () => {
    expect(pathsOf({ id: 1, price: { amount: 5 }, photos: [{ url: 'x' }, { url: 'y', big: true }] })).toEqual([
      'id',
      'price',
      'price.amount',
      'photos',
      'photos.url',
      'photos.big',
    ])
  })
})
