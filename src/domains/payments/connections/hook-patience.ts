import { seconds } from '#kernel/durations.ts'

/** How long a check waits for the webhook of a test payment. */
export const HOOK_PATIENCE_MS = seconds(10)
