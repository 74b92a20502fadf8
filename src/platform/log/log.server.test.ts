import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { createRepeatLimit } from './log-line.ts'

/** What a process of its own writes that logs these statements. */
function linesOf(level: string, statements: string): Record<string, unknown>[] {
  const program = `import { createLog } from './src/platform/log/log.server.ts'\nconst log = createLog('${level}')\n${statements}`
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  return output
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}

test('an event is one line of JSON with its message and details', () => {
  const [line, ...rest] = linesOf('info', `log.warn('a page is missing', { path: 'x\\ny', count: 2 })`)
  expect(rest).toEqual([])
  expect(line).toMatchObject({ level: 40, msg: 'a page is missing', path: 'x\ny', count: 2 })
})

test('its time is one for all processes wherever they stand: milliseconds since 1970, in UTC', () => {
  const before = Date.now()
  const [line, ofStranger] = linesOf('info', `log.info('x'); process.env.TZ = 'Asia/Dubai'; log.info('y')`)
  for (const time of [line?.time, ofStranger?.time]) {
    expect(Number.isSafeInteger(time)).toBe(true)
    expect(Number(time)).toBeGreaterThanOrEqual(before)
    expect(Number(time)).toBeLessThanOrEqual(Date.now())
  }
})

test('levels below the chosen one are not written', () => {
  expect(linesOf('error', `log.info('x'); log.warn('x'); log.error('y')`).map(({ msg }) => msg)).toEqual(['y'])
})

test('a child says whose line it is', () => {
  expect(linesOf('info', `log.child({ requestId: 'r1' }).info('x')`)).toMatchObject([{ msg: 'x', requestId: 'r1' }])
})

test('a line of a request, and of what it started, has its id, and no other line has one', () => {
  const scope = `const { inRequest, newScope } = await import('./src/platform/log/request-scope.server.ts')`
  const lines = linesOf(
    'info',
    `${scope}; inRequest(newScope('r7'), () => setImmediate(() => log.warn('later'))); log.info('outside'); inRequest(newScope('r8'), () => log.info('x'))`,
  )
  expect(lines.map(({ msg, requestId }) => [msg, requestId])).toEqual([
    ['outside', undefined],
    ['x', 'r8'],
    ['later', 'r7'],
  ])
})

test('secrets are cut out, at the top and one level below', () => {
  const secret = 'hunter2'
  const names = ['authorization', 'cookie', 'token', 'password']
  const details = Object.fromEntries(names.map((name) => [name, secret]))
  const lines = linesOf('info', `log.info('x', ${JSON.stringify({ ...details, headers: details })}); log.child(${JSON.stringify(details)}).info('y')`)
  expect(lines).toHaveLength(2)
  expect(JSON.stringify(lines)).not.toContain(secret)
})

test('passwords inside addresses stay out of the log, wherever they stand', () => {
  const address = 'smtps://site@mail.example:hunt@er2@mail.example:465/x?y=1'
  const long = `${'x'.repeat(1990)} ${address}`
  const details = {
    reason: `Error: connect to ${address} failed`,
    long,
    url: address,
    deep: { list: [{ url: address }] },
    at: new Date(0),
    none: null,
    count: 3,
  }
  const statements = [
    `const details = ${JSON.stringify({ ...details, at: undefined })}`,
    `log.warn('no answer of ${address}', { ...details, at: new Date(0), error: new Error('no answer of ${address}') })`,
    `log.child({ peer: '${address}', all: ['${address}'] }).info('x')`,
    `const { logFatal } = await import('./src/platform/log/log.server.ts'); logFatal('of ${address}', details)`,
  ]
  const lines = linesOf('info', statements.join(';'))
  expect(lines).toHaveLength(3)
  expect(JSON.stringify(lines)).not.toMatch(/hunt|er2|site@/)
  const plainAddress = 'smtps://mail.example:465/x?y=1'
  expect(lines[0]).toMatchObject({
    msg: `no answer of ${plainAddress}`,
    reason: `Error: connect to ${plainAddress} failed`,
    url: plainAddress,
    deep: { list: [{ url: plainAddress }] },
  })
  expect(lines[0]).toMatchObject({ at: new Date(0).toISOString(), none: null, count: 3, error: `no answer of ${plainAddress}` })
  expect(lines).toContainEqual(expect.objectContaining({ peer: plainAddress, all: [plainAddress] }))
})

test('an error is written with what caused it', () => {
  const [line] = linesOf('info', `log.warn('x', { error: new TypeError('fetch failed', { cause: new Error('socket hang up') }) })`)
  expect(line).toMatchObject({ error: 'TypeError: fetch failed: socket hang up' })
})

test('with the log of accesses each request is one line on standard output, whatever the level of the log', () => {
  const access = { requestId: 'r1', method: 'GET', path: '/ar/', kind: 'page', status: 200, ms: 1.5, bytes: 900, cache: 'memory' }
  const program = `const { createAccessLog } = await import('./src/platform/log/access-log.server.ts'); const logAccess = createAccessLog()`
  const lines = linesOf('silent', `${program}; for (let i = 0; i < 150; i += 1) logAccess(${JSON.stringify(access)})`)
  expect(lines).toHaveLength(150)
  expect(lines[0]).toMatchObject({ ...access, level: 30, msg: 'request' })
})

test('what is no address with a password stays as it is', () => {
  const details = { mail: 'a@mail.example', address: 'https://mail.example:465/a:b@c', time: 'at 10:30: x@y', path: 'a://b' }
  expect(linesOf('info', `log.info('x', ${JSON.stringify(details)})`)[0]).toMatchObject(details)
})

test('values of a failed query stay out of it, however long they are', () => {
  const faultyCode = `const reason = String(new Error('Failed query: insert into setting values ($1)\\nparams: hunter2' + 'x'.repeat(5_000_000)))`
  const invalid = `const cause = String(new Error('invalid input syntax for type integer: "hunter2"'))`
  const [line] = linesOf('info', `${faultyCode}; ${invalid}; log.error('a request failed', { reason, cause, path: 'p'.repeat(9000) })`)
  expect(line).toMatchObject({ reason: 'Error: Failed query: insert into setting values ($1)', cause: 'Error: invalid input syntax for type integer' })
  expect(JSON.stringify(line).length).toBeLessThan(3000)
})

test('a failure that repeats is written a hundred times a minute at most, others beside it', () => {
  const lines = linesOf('info', `for (let i = 0; i < 100_000; i += 1) log.error('a request failed', { reason: 'the disk is full', i }); log.error('another')`)
  expect([lines.length, lines.at(-1)?.msg]).toEqual([101, 'another'])
})

test('after its minute a repeated line says how many were left out', () => {
  const countRepeat = createRepeatLimit()
  const repeats = Array.from({ length: 150 }, (_, index) => countRepeat('x', index))
  expect(repeats.filter((leftOut) => leftOut === null)).toHaveLength(50)
  expect([countRepeat('y', 150), countRepeat('x', 60_000), countRepeat('x', 60_001)]).toEqual([0, 50, 0])
})
