import type { FormValues, ValueFlaw } from '#domains/forms/index.ts'
import type { FormText } from '#domains/forms/index.ts'

/** A file as it arrived. */
export type SentFile = { name: string; bytes: Uint8Array }

/** A submission from a browser, with or without a script. Absent texts are ''. */
export type Submission = {
  formId: number
  /** Values by the names of fields; those without a field are kept as far as they are few and short. */
  values: FormValues
  files: Readonly<Record<string, readonly SentFile[]>>
  /** The version of the form that the visitor saw; null means the current one. */
  formVersion: number | null
  /** Made with the form; the same key again is the same lead. '' for programs that do not repeat. */
  key: string
  pageUrl: string
  solution: string
  honeypot: string
  captchaToken: string
  /** Proofs of fields that are to be verified, by their names. */
  proofs?: Readonly<Record<string, string>>
  /** The visitor could not be sent a code and sends the form all the same. */
  isUnverified?: boolean
  /** A program whose token may write leads: it solves no challenge. */
  isTrusted?: boolean
  /** A test by staff: only this address is notified; '' for none. */
  test?: { mailTo: string }
  /** Who sent it; `address` is null for a request from inside the process. */
  sender: { address: string | null }
}

/** The response to the visitor, without personal data (C-248). `heldFor`: why nobody is told of it before staff release it; empty for a lead that is delivered. */
export type SubmittedLead = {
  heldFor: readonly string[]
  id: number
  created_at: string
  thank_you: { heading: FormText; text: FormText; redirect_url: string | null }
}

export type InvalidSubmission = { code: 'invalid'; flaws: Readonly<Record<string, ValueFlaw>> }

export const MOST_FILES = 10
export const MOST_FILE_BYTES = 10 * 1024 * 1024
export const MOST_SUBMISSION_BYTES = 22 * 1024 * 1024
export const MOST_TEXT_BYTES = 256 * 1024
export const LONGEST_KEY = 200
