import { execFile } from 'node:child_process'
import { expect, test } from 'vitest'

type Ended = { code: number; lines: Record<string, unknown>[]; stderr: string[] }

/** A process of its own that ends as the site does, and then runs these statements. `drain` is what it drains by. */
function run(statements: string, drain = `console.log('drained')`): Promise<Ended> {
  const program = `
    import { endOnUncaught } from './src/server/last-resort.server.ts'
    import { logFatal } from './src/platform/log/log.server.ts'
    endOnUncaught({ tell: logFatal, drain: async () => { ${drain} }, exit: (code) => process.exit(code) })
    ${statements}`
  return new Promise((resolve) => {
    execFile(process.execPath, ['--input-type=module', '--eval', program], (error, stdout) => {
      const output = stdout.split('\n').filter(Boolean)
      const lines = output.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line))
      resolve({ code: Number(error?.code ?? 0), lines, stderr: output.filter((line) => !line.startsWith('{')) })
    })
  })
}

const serves = 'setInterval(() => {}, 1000);'
const FATAL = 60

test.each([
  ['uncaughtException', `setImmediate(() => { throw new Error('nobody catches this') })`],
  ['unhandledRejection', `void Promise.reject(new Error('nobody catches this'))`],
])('an error that nobody caught (%s) is told as fatal, running work ends, and so does the process', async (kind, fails) => {
  const { code, lines, stderr } = await run(serves + fails)
  expect([code, stderr]).toEqual([70, ['drained']])
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ level: FATAL, kind, reason: 'nobody catches this', stack: expect.stringContaining('at ') })
})

test('a request that is running gets its answer first', async () => {
  const { code, stderr } = await run(
    `import { createServer } from 'node:http'
     import { drain } from './src/server/http/http-server.server.ts'
     let held
     const server = createServer((request, response) => {
       held = response
       response.write('the first half, ')
       setImmediate(() => { throw new Error('x') })
     })
     server.listen(0, '127.0.0.1', async () => {
       const response = await fetch('http://127.0.0.1:' + server.address().port)
       console.log(await response.text())
     })`,
    `const ended = drain(server, 5000); held.end('the second half'); await ended`,
  )
  expect([code, stderr]).toEqual([70, ['the first half, the second half']])
})

test('errors while it ends are told, and do not end it anew', async () => {
  const { code, lines, stderr } = await run(
    `${serves}void Promise.reject(new Error('first'))`,
    `console.log('drained'); await Promise.reject(new Error('second'))`,
  )
  expect([code, stderr]).toEqual([70, ['drained']])
  expect(lines.map(({ reason }) => reason)).toEqual(['first', 'second'])
  const caused = await run(`${serves}void Promise.reject(new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED 127.0.0.1:9') }))`)
  expect(caused.lines.map(({ reason }) => reason)).toEqual(['TypeError: fetch failed: connect ECONNREFUSED 127.0.0.1:9'])
  const twice = await run(`${serves}for (const n of [1, 2]) void Promise.reject(n)`)
  expect([twice.code, twice.stderr, twice.lines.map(({ reason }) => reason).sort()]).toEqual([70, ['drained'], ['1', '2']])
})

test('it ends with its code even when running work never does', async () => {
  const hangs = 'await new Promise(() => {})'
  // The clock is ten seconds ahead at once.
  const soon = 'globalThis.setTimeout = (run) => { setImmediate(run); return { unref: () => undefined } };'
  expect((await run(`${soon}${serves}void Promise.reject(new Error('x'))`, hangs)).code).toBe(70)
  // Here nothing else keeps the process alive, which would end as if in order.
  expect((await run(`void Promise.reject(new Error('x'))`, hangs)).code).toBe(70)
})
