import { seconds } from '#kernel/durations.ts'
import { reasonOf } from '#kernel/reason-of.ts'

/** The exit code of a process that an error ended which nobody caught: EX_SOFTWARE of sysexits. Start failures end with 1. */
const UNCAUGHT_EXIT_CODE = 70

/** More than a drain takes. */
const DRAIN_MS = seconds(10)

type LastResort = { tell: (message: string, details: Record<string, unknown>) => void; drain: () => Promise<void>; exit: (code: number) => void }

/**
 * What happens to an error that nobody caught: it is told, running requests end, and so does the process. It may have left anything half done, so it does not
 * go on; whoever supervises it starts it again.
 */
export function endOnUncaught({ tell, drain, exit }: LastResort): void {
  let isEnding = false
  const end = (kind: string) => (error: unknown) => {
    tell('an error was caught by nobody, and ends the process', { kind, reason: reasonOf(error), stack: error instanceof Error ? error.stack : undefined })
    if (isEnding) return
    isEnding = true
    // Should nothing be left to wait for, Node ends the process itself.
    process.exitCode = UNCAUGHT_EXIT_CODE
    const late = setTimeout(() => exit(UNCAUGHT_EXIT_CODE), DRAIN_MS)
    late.unref()
    drain()
      .catch((failure: unknown) => tell('the process could not end in order', { reason: reasonOf(failure) }))
      .finally(() => exit(UNCAUGHT_EXIT_CODE))
  }
  process.on('uncaughtException', end('uncaughtException'))
  process.on('unhandledRejection', end('unhandledRejection'))
}
