import { endOnUncaught } from './last-resort.server.ts'
import type { OnDatabase, RunningProcess } from './start-process.server.ts'

type Run = {
  start: (onDatabase: OnDatabase) => Promise<RunningProcess>
  tell: (message: string, details: Record<string, unknown>) => void
  /** What a person reads of an error that kept the process from starting. */
  textOf: (error: unknown) => string
  /** The exit code of such an error; 1 when it is not given. */
  codeOf?: (error: unknown) => number
}

/**
 * Starts the process and ends it in order when it is told to, also while it starts: nothing that it started is left running. A start that fails ends with
 * the code of its error.
 */
export async function runProcess({ start, tell, textOf, codeOf = () => 1 }: Run): Promise<void> {
  let running: RunningProcess | undefined
  let database: Parameters<OnDatabase>[0] | undefined
  let isStopping = false
  const stop = async () => (running ? running.stop() : database?.abandon())
  const end = () => {
    if (isStopping) return
    isStopping = true
    // While the database is still being opened, it is given up as soon as it is.
    if (running || database) void leave()
  }
  const leave = () =>
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  endOnUncaught({ tell, drain: stop, exit: (code) => process.exit(code) })
  // npm passes on what the terminal has sent to everybody already: the second signal must not cut the first one's work short.
  // SIGHUP comes to everybody when a terminal is closed; the database's server takes it for another request, and would stay.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end)
  // Nobody is left to end this process.
  process.on('disconnect', end)
  try {
    running = await start((openedDatabase) => {
      database = openedDatabase
      if (isStopping) void leave()
    })
    if (isStopping) return
    process.stdout.write(`\n  Maarad is ready: ${running.address}\n`)
    // A supervisor starts again what was ready once (scripts/supervise.mjs).
    process.send?.('ready')
  } catch (error) {
    // What was cut off fails, which is of no interest then.
    if (isStopping && database) return
    process.stderr.write(`${textOf(error)}\n`)
    isStopping = true
    // The error that is told already is why the process ends.
    await database?.abandon().catch(() => undefined)
    process.exit(codeOf(error))
  }
}
