import type { ConnectionState } from '#domains/connections/index.ts'

export type Finding = { tone: 'good' | 'info' | 'warn' | 'bad'; text: string; text_ar: string; at: string | null }

/** A connection as the API gives it. */
export type Connection = {
  symbol: string
  name: string
  name_ar: string
  about: string
  about_ar: string
  state: ConnectionState
  needs: readonly { kind: 'variable' | 'setting' | 'receiver'; name: string; is_given: boolean }[]
  findings: readonly Finding[]
  checked_at: string | null
  checked_by: string
}
