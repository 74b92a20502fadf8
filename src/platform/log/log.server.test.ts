import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

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

test('levels below the chosen one are not written', () => {
  expect(linesOf('error', `log.info('x'); log.warn('x'); log.error('y')`).map(({ msg }) => msg)).toEqual(['y'])
})

test('a child says whose line it is', () => {
  expect(linesOf('info', `log.child({ requestId: 'r1' }).info('x')`)).toMatchObject([{ msg: 'x', requestId: 'r1' }])
})

test('secrets are cut out, at the top and one level below', () => {
  const secret = 'hunter2'
  const names = ['authorization', 'cookie', 'token', 'password']
  const details = Object.fromEntries(names.map((name) => [name, secret]))
  const lines = linesOf('info', `log.info('x', ${JSON.stringify({ ...details, headers: details })}); log.child(${JSON.stringify(details)}).info('y')`)
  expect(lines).toHaveLength(2)
  expect(JSON.stringify(lines)).not.toContain(secret)
})
