import type { Logger } from '#kernel/log.ts'

/** A log for tests that do not look at it. */
export const quietLog: Logger = { error: () => undefined, warn: () => undefined, info: () => undefined }

export type RecordingLog = Logger & {
  messages: string[]
  /** Each message with its reason: `message: reason`. */
  reasons: string[]
}

/** A log that keeps its messages, for tests that do. */
export function recordingLog(): RecordingLog {
  const messages: string[] = []
  const reasons: string[] = []
  const keep: Logger['error'] = (message, details) => {
    messages.push(message)
    if (details?.reason !== undefined) reasons.push(`${message}: ${details.reason}`)
  }
  return { messages, reasons, error: keep, warn: keep, info: keep }
}
