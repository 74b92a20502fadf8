import { readEnv, EnvError } from '#platform/env/env.server.ts'
import { startProcess } from '#server/start-process.server.ts'

try {
  const running = await startProcess(readEnv(process.env))
  process.stdout.write(`\n  Maarad is ready: ${running.address}\n`)
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // npm passes on what the terminal has sent to everybody already: the second signal must not cut the first one's work short.
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      running.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
} catch (error) {
  process.stderr.write(`${error instanceof EnvError ? error.message : String((error as Error).stack ?? error)}\n`)
  process.exit(1)
}
