import { EnvError, readEnv } from '#platform/env/env.server.ts'
import { logFatal } from '#platform/log/log.server.ts'
import { endOnUncaught } from '#server/last-resort.server.ts'
import { type RunningProcess, startProcess } from '#server/start-process.server.ts'

let running: RunningProcess | undefined
let isStopping = false
endOnUncaught({ tell: logFatal, drain: async () => running?.stop(), exit: (code) => process.exit(code) })
try {
  running = await startProcess(readEnv(process.env))
  process.stdout.write(`\n  Maarad is ready: ${running.address}\n`)
  // A supervisor starts again what was ready once (scripts/supervise.mjs).
  process.send?.('ready')
  // npm passes on what the terminal has sent to everybody already: the second signal must not cut the first one's work short.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end)
  // Nobody is left to end this process.
  process.on('disconnect', end)
} catch (error) {
  process.stderr.write(`${error instanceof EnvError ? error.message : String((error as Error).stack ?? error)}\n`)
  process.exit(1)
}

function end(): void {
  if (isStopping || !running) return
  isStopping = true
  running.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  )
}
