import { solveWork } from '#domains/spam/index.ts'

/** The result of requesting a code. */
export type CodeSent = 'sent' | 'too_many' | 'refused' | 'not_configured' | 'unreachable'
/** The result of checking a code. */
export type CodeAnswer = { kind: 'proved'; proof: string } | { kind: 'wrong' | 'gone' | 'too_many' | 'unreachable' }

const TIMEOUT_MS = 15_000

/** Has a code sent to a phone number in E.164 form (C-269), with a proof of work; `verification` is shown with the code. */
export async function askForCode(number: string, { formId, apiUrl }: { formId: number; apiUrl: string }): Promise<{ sent: CodeSent; verification: string }> {
  const solution = await solveWork(apiUrl)
  const headers = { 'maarad-form': String(formId), ...(solution === '' ? {} : { 'maarad-solution': solution }) }
  const answer = await post('/twilio/create_verification', { phone_number: number }, headers)
  if (answer?.status !== 201) return { sent: await refusedCode(answer), verification: '' }
  const { data } = (await answer.json()) as { data: { verification?: string } }
  return { sent: 'sent', verification: data.verification ?? '' }
}

async function refusedCode(answer: Response | null): Promise<Exclude<CodeSent, 'sent'>> {
  if (answer?.status === 429) return 'too_many'
  if (answer?.status === 422) return 'refused'
  // An answer without JSON has no code; its status decides.
  const { error } = ((await answer?.json().catch(() => null)) ?? {}) as { error?: { code?: string } }
  return error?.code === 'not_configured' ? 'not_configured' : 'unreachable'
}

/** Checks a code that was sent to a phone number (C-270). */
export async function giveCode(number: string, { code, verification }: { code: string; verification: string }): Promise<CodeAnswer> {
  const answer = await post('/twilio/check_verification', { phone_number: number, code }, { 'maarad-verification': verification })
  if (answer?.status === 404) return { kind: 'gone' }
  if (answer?.status === 429) return { kind: 'too_many' }
  if (answer?.status === 422) return { kind: 'wrong' }
  if (answer?.status !== 200) return { kind: 'unreachable' }
  const { data } = (await answer.json()) as { data: { valid: boolean; proof?: string } }
  return data.valid ? { kind: 'proved', proof: data.proof ?? '' } : { kind: 'wrong' }
}

/** Checks a mail address (C-151). A failed check never counts against the address (C-155, C-156). */
export async function askAboutEmail(email: string): Promise<{ isValid: boolean; proof: string }> {
  const answer = await post('/api/email_checks', { email })
  if (answer?.status !== 200) {
    console.warn('an e-mail address was not checked', answer?.status ?? 'no answer')
    return { isValid: true, proof: '' }
  }
  const { data } = (await answer.json()) as { data: { valid: boolean; proof?: string } }
  return { isValid: data.valid, proof: data.proof ?? '' }
}

async function post(path: string, body: object, more: Record<string, string> = {}): Promise<Response | null> {
  const headers = { 'content-type': 'application/json', ...more }
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  // The callers say that the number or address could not be checked.
  return fetch(path, { method: 'POST', credentials: 'omit', headers, body: JSON.stringify(body), signal }).catch(() => null)
}
