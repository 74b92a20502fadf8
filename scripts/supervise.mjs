// Runs the site as a process of its own and starts it again when it fails.
import { spawn } from 'node:child_process'

/** The first pause is short: most failures are one request's. Each further one is twice as long, until a start was healthy for a while. */
const FIRST_PAUSE_MS = 200
const LONGEST_PAUSE_MS = 60_000
const HEALTHY_MS = 60_000
/** Longer than the site takes to end by itself. */
const END_MS = 20_000
const PARENT_MS = 500
/** The process ends with this when it would end so at every start: a wrong setting, or a database of a newer build (src/main.ts). */
const NEVER_AGAIN = 78
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP']

/**
 * Starts a command and keeps it running: after a failure it is started again, after a growing pause. It sends `ready` over its channel once it works; one
 * that fails before it ever was ready (a wrong setting) is not tried again. Signals are passed on, and end the supervisor with the process. Under npm it ends too
 * when npm has gone, whose shell does not pass signals on everywhere.
 */
export function supervise(command, args, { firstPauseMs = FIRST_PAUSE_MS, healthyMs = HEALTHY_MS, env = process.env } = {}) {
  let child
  let waiting
  let healthy
  let failures = 0
  let wasReady = false
  let isEnding = false

  const start = () => {
    waiting = undefined
    child = spawn(command, args, { env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
    child.on('message', (message) => {
      if (message !== 'ready') return
      wasReady = true
      healthy = setTimeout(() => {
        failures = 0
      }, healthyMs)
    })
    child.once('error', (error) => tell('the site could not be started', { reason: String(error) }))
    child.once('close', ended)
  }

  const ended = (code, signal) => {
    clearTimeout(healthy)
    if (isEnding || code === 0) process.exit(code ?? 0)
    if (!wasReady || code === NEVER_AGAIN) process.exit(code ?? 1)
    const pauseMs = Math.min(firstPauseMs * 2 ** failures, LONGEST_PAUSE_MS)
    failures += 1
    tell('the site has ended and is started again', { code, signal, pauseMs, failures })
    waiting = setTimeout(start, pauseMs)
  }

  const end = (signal) => {
    if (isEnding) return
    isEnding = true
    if (waiting) {
      clearTimeout(waiting)
      process.exit(0)
    }
    child.kill(signal)
    setTimeout(() => child.kill('SIGKILL'), END_MS).unref()
  }

  for (const signal of SIGNALS) process.on(signal, () => end(signal === 'SIGHUP' ? 'SIGTERM' : signal))
  if (env.npm_lifecycle_event) {
    const parent = process.ppid
    setInterval(() => process.ppid !== parent && end('SIGTERM'), PARENT_MS).unref()
  }
  start()
}

/** A line in the form of the site's own log. */
function tell(msg, details) {
  process.stdout.write(`${JSON.stringify({ level: 50, time: Date.now(), ...details, msg })}\n`)
}
