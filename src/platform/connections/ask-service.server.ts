import { seconds } from '#kernel/durations.ts'
import { readJson } from '#kernel/json/json.ts'
import { DownloadError } from '../http/download-error.ts'
import { type ServiceAnswer, sendRequest } from '../http/send-request.server.ts'
import type { Finding } from './connection.ts'
import { finding } from './finding.ts'
import { findingWords } from './finding-words.ts'

type Options = Omit<Parameters<typeof sendRequest>[1], 'timeoutMs'>
export type ServiceReply = { answer: ServiceAnswer; finding: null } | { answer: null; finding: Finding }

const TIMEOUT_MS = seconds(10)

/** Asks a service for a check, by the guarded client; what keeps it from answering is a finding. */
export async function askService(address: string, options: Options): Promise<ServiceReply> {
  try {
    return { answer: await sendRequest(address, { ...options, timeoutMs: TIMEOUT_MS }), finding: null }
  } catch (cause) {
    return { answer: null, finding: findingOf(cause, hostOf(address)) }
  }
}

/** The finding of a failed request. Anything else is a mistake of ours, and thrown on. */
export function findingOf(cause: unknown, host: string): Finding {
  if (!(cause instanceof DownloadError)) throw cause
  return finding('bad', findingWords[cause.code], { host })
}

/** The JSON of an answer; null for anything else, such as a page of HTML. */
export function jsonOf({ text }: ServiceAnswer): unknown {
  const json = readJson(text)
  return json.ok ? json.value : null
}

export function notTheirs(host: string, status: number): Finding {
  return finding('bad', findingWords.not_theirs, { host, status })
}

/** The host of an address, which is all of it that people are told: the rest may hold a password. */
export function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : '–'
}
