import type { Logger } from '#kernel/log.ts'

/** A log for tests that do not look at it. */
export const quietLog: Logger = { error: () => undefined, warn: () => undefined, info: () => undefined }

/** A log that keeps its messages, for tests that do. */
export function recordingLog(): Logger & { messages: string[] } {
  const messages: string[] = []
  const keep = (message: string) => void messages.push(message)
  return { messages, error: keep, warn: keep, info: keep }
}
