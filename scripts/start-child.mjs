import { spawn } from 'node:child_process'
import { atEnd } from './endings.ts'

/** A start reads all cars: a million take a minute on a quiet machine. */
const PATIENCE_MS = 180_000

/**
 * Starts a process and waits for the line that says that it is ready: `ready` matches it. Gives the match, the seconds it
 * took, and `stop`, which asks the whole process group to end and waits until it has.
 */
export async function startChild(command, args, { env, ready }) {
  const began = performance.now()
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  const closed = new Promise((resolve) => child.once('close', resolve))
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGTERM')
    await closed
  }
  atEnd(stop)
  let output = ''
  const match = await new Promise((resolve, reject) => {
    const hear = (chunk) => {
      output += chunk
      const found = output.match(ready)
      if (found) resolve(found)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('error', reject)
    const fail = (why) => reject(new Error(`${command} ${args.join(' ')} ${why}:\n${output}`))
    child.once('exit', (code) => fail(`ended with ${code}`))
    setTimeout(() => fail('did not get ready'), PATIENCE_MS).unref()
  })
  return { pid: child.pid, match, seconds: (performance.now() - began) / 1000, stop }
}
