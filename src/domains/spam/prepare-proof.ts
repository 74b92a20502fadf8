import { captchaRunner } from './captcha.ts'
import { CAPTCHA_FIELD, SOLUTION_FIELD } from './spam-fields.ts'

type Answer = { data: { kind: 'work'; challenge: unknown } | { kind: 'recaptcha'; site_key: string } }

/** What a form says of its sender: a token of reCAPTCHA, or the solution of the site's own challenge. Both are absent where neither can be had. */
export type SpamProof = { [SOLUTION_FIELD]?: string; [CAPTCHA_FIELD]?: string }

/**
 * Prepares the proof that a person's browser filled a form in, once the form is first touched; what it gives makes the proof when the
 * form is sent. reCAPTCHA is used where its keys are set. Where its script cannot be had, and for visitors who refused third parties, the
 * site's own calculation of about a second takes its place. Without either the lead is held back for staff to look at, never lost.
 */
export async function prepareProof(apiUrl: string): Promise<() => Promise<SpamProof>> {
  const task = await ask(apiUrl)
  if (task?.kind !== 'recaptcha') return workOf(task)
  try {
    const run = await captchaRunner(task.site_key)
    return async () => {
      try {
        return { [CAPTCHA_FIELD]: await run() }
      } catch (error) {
        console.warn(error)
        return (await workOf(await ask(apiUrl, '?kind=work')))()
      }
    }
  } catch (error) {
    console.warn(error)
    return workOf(await ask(apiUrl, '?kind=work'))
  }
}

/** Solves the site's own challenge, whatever forms are protected by; '' when it cannot be had. */
export async function solveWork(apiUrl: string): Promise<string> {
  const proof = await (await workOf(await ask(apiUrl, '?kind=work')))()
  return proof[SOLUTION_FIELD] ?? ''
}

async function ask(apiUrl: string, query = ''): Promise<Answer['data'] | null> {
  try {
    const response = await fetch(`${apiUrl}/challenge${query}`)
    return response.ok ? ((await response.json()) as Answer).data : null
  } catch (error) {
    console.warn(error)
    return null
  }
}

async function workOf(task: Answer['data'] | null): Promise<() => Promise<SpamProof>> {
  const solution = task?.kind === 'work' ? await solved(task.challenge) : ''
  return async () => ({ [SOLUTION_FIELD]: solution })
}

async function solved(work: unknown): Promise<string> {
  try {
    const [{ solveChallenge: solve }, { deriveKey }] = await Promise.all([import('altcha-lib'), import('altcha-lib/algorithms/web/pbkdf2')])
    const challenge = work as Parameters<typeof solve>[0]['challenge']
    return btoa(JSON.stringify({ challenge, solution: await solve({ challenge, deriveKey }) }))
  } catch (error) {
    console.warn(error)
    return ''
  }
}
