/** The part of a logger that domain code uses; the process's pino logger and the browser's console both fit. */
export type Logger = {
  error: (message: string, details?: Record<string, unknown>) => void
  warn: (message: string, details?: Record<string, unknown>) => void
  info: (message: string, details?: Record<string, unknown>) => void
}
