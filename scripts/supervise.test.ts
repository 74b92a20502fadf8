import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'

const started: ChildProcess[] = []
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

type Started = { process: ChildProcess; output: () => string; says: (what: RegExp, times?: number) => Promise<RegExpExecArray[]>; ended: Promise<unknown[]> }

/** A supervisor of a process that runs this script: a process of its own, as `npm start` has it. */
function aSupervisor(script: string, { shell = false, env = {} as Record<string, string>, healthyMs = 60_000 } = {}): Started {
  const code = `
    import { supervise } from ${JSON.stringify(new URL('./supervise.mjs', import.meta.url).href)}
    console.log('supervisor ' + process.pid)
    supervise(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(`process.on('disconnect', () => process.exit());console.log('started ' + process.pid);${script}`)}], { firstPauseMs: 10, healthyMs: ${healthyMs} })`
  const args = ['--input-type=module', '-e', code]
  const options = { env: { ...process.env, npm_lifecycle_event: '', ...env }, stdio: ['ignore', 'pipe', 'inherit'] as ['ignore', 'pipe', 'inherit'] }
  // A shell that stays in between and passes no signal on, as some do under npm.
  const child = shell ? spawn('sh', ['-c', '"$0" "$@"; true', process.execPath, ...args], options) : spawn(process.execPath, args, options)
  started.push(child)
  let output = ''
  const hearers = new Set<() => void>()
  child.stdout.on('data', (piece: Buffer) => {
    output += piece
    for (const hear of hearers) hear()
  })
  const says = (what: RegExp, times = 1) =>
    new Promise<RegExpExecArray[]>((resolve) => {
      const hear = () => {
        const found = [...output.matchAll(new RegExp(what, 'g'))]
        if (found.length < times) return
        hearers.delete(hear)
        resolve(found)
      }
      hearers.add(hear)
      hear()
    })
  return { process: child, output: () => output, says, ended: once(child, 'close') }
}

const serves = `setInterval(() => {}, 1000); process.send('ready'); console.log('ready');`
const endsInOrder = `process.on('SIGTERM', () => { console.log('ended in order'); process.exit(0) });`
const pausesOf = (output: string) => [...output.matchAll(/"pauseMs":(\d+)/g)].map(([, ms]) => Number(ms))

test('a process that was ready and fails is started again after growing pauses, which the log tells', async () => {
  const { output, says } = aSupervisor(`process.send('ready', () => process.exit(70))`)
  await says(/started \d+/, 5)
  expect(pausesOf(output()).slice(0, 4)).toEqual([10, 20, 40, 80])
  expect(output()).toMatch(/"code":70,"signal":null,"pauseMs":10,"failures":1,"msg":"the site has ended and is started again"/)
})

test('one that says that no further start can help is left alone', async () => {
  const { output, ended } = aSupervisor(`process.send('ready', () => process.exit(78))`)
  expect(await ended).toEqual([78, null])
  expect(output().match(/started \d+/g)).toHaveLength(1)
})

test('after a healthy while the pauses begin anew', async () => {
  const { output, says } = aSupervisor(`process.send('ready'); setTimeout(() => process.exit(70), 60)`, { healthyMs: 1 })
  await says(/started \d+/, 4)
  expect(pausesOf(output()).slice(0, 3)).toEqual([10, 10, 10])
})

test('one that is killed is started again', async () => {
  const { says } = aSupervisor(serves)
  const [[, pid] = []] = await says(/started (\d+)\nready/)
  process.kill(Number(pid), 'SIGKILL')
  const both = await says(/started (\d+)\nready/, 2)
  expect(both[1]?.[1]).not.toBe(pid)
})

test('one that never got ready is not tried again, and its code is the supervisor’s', async () => {
  const { output, ended } = aSupervisor('process.exit(1)')
  expect(await ended).toEqual([1, null])
  expect(output().match(/started \d+/g)).toHaveLength(1)
})

test.each(['SIGTERM', 'SIGINT'] as const)('%s is passed on, and both end in order', async (signal) => {
  const { process: supervisor, says, ended } = aSupervisor(`process.on('${signal}', () => { console.log('ended in order'); process.exit(0) });${serves}`)
  await says(/ready/)
  supervisor.kill(signal)
  await says(/ended in order/)
  expect(await ended).toEqual([0, null])
})

test('when npm is ended and its shell passes nothing on, the site ends as well', async () => {
  const { process: shell, says } = aSupervisor(endsInOrder + serves, { shell: true, env: { npm_lifecycle_event: 'start' } })
  await says(/ready/)
  shell.kill('SIGTERM')
  await says(/ended in order/)
})

test('without npm it outlives the shell that started it', async () => {
  const { process: shell, says } = aSupervisor(endsInOrder + serves, { shell: true })
  const [[, supervisor] = []] = await says(/supervisor (\d+)/)
  const [[, pid] = []] = await says(/started (\d+)\nready/)
  shell.kill('SIGKILL')
  process.kill(Number(pid), 'SIGKILL')
  await says(/started (\d+)\nready/, 2)
  process.kill(Number(supervisor), 'SIGTERM')
  await says(/ended in order/)
})
