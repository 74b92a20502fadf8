import { spawn } from 'node:child_process'
import { once } from 'node:events'
import pg from 'pg'
import { expect, test } from 'vitest'

const starter = new URL('./server-for-runners.ts', import.meta.url).href

/** Whether a server answers at an address. */
async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false // Nobody listens there.
  }
}

test.each([
  ['fails', "throw new Error('a runner did not start')", undefined, [1, null]],
  ['is told to end', 'setInterval(() => {}, 1000)', 'SIGTERM', [143, null]],
] as const)('the database of runners ends with the process that started it, when that %s', async (_, end, signal, status) => {
  const code = `
    import { startServerForRunners } from ${JSON.stringify(starter)}
    console.log(await startServerForRunners())
    process.stdin.once('data', () => { ${end} })`
  const { DATABASE_URL: _ours, ...env } = process.env
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { env, stdio: ['pipe', 'pipe', 'ignore'] })
  const ended = once(child, 'close')
  const url = String((await once(child.stdout, 'data'))[0]).trim()
  expect(await answers(url)).toBe(true)
  child.stdin.write('on\n')
  if (signal) child.kill(signal)
  expect(await ended).toEqual(status)
  await expect.poll(() => answers(url)).toBe(false)
})
