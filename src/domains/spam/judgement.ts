/** Why a submission is held back for staff to look at. */
export const suspicions = [
  /** A field that people do not see was filled in. */
  'honeypot',
  /** No solution came, as from a browser without JavaScript. */
  'unsolved',
  /** The solution is wrong, or not to a challenge of this site. */
  'false_solution',
  'expired_solution',
  /** Another submission used this solution. */
  'spent_solution',
  /** Sent sooner after the challenge than anybody fills in a form. */
  'too_fast',
  /** reCAPTCHA is in use, and no token came. */
  'no_captcha',
  'captcha_unreachable',
  /** reCAPTCHA takes the sender for a robot. */
  'low_score',
  /** The phone number was to be verified, and no code could be sent. */
  'unverified_phone',
  /** It was verified, and the form sent too long after. */
  'expired_proof',
] as const
export type Suspicion = (typeof suspicions)[number]

/** A suspected submission is kept as well, in the state `suspected`. `reasons` is empty for a clean one. */
export type Judgement = { verdict: 'clean' | 'suspected'; reasons: readonly Suspicion[] }

/** What is known about a submission besides its answers. Absent fields are ''. */
export type Evidence = {
  /** Identifies the submission, however often it is sent: the idempotency key that the browser made. */
  submissionKey: string
  honeypot: string
  solution: string
  captchaToken: string
  /** The sender's address, for reCAPTCHA. */
  address: string | null
}
