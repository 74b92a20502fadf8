import { readAgain } from '#domains/consent/index.ts'

type Recaptcha = { ready: (run: () => void) => void; execute: (siteKey: string, options: { action: string }) => Promise<string> }

const SCRIPT = 'https://www.google.com/recaptcha/api.js'
/** A script that takes longer is not waited for. */
const TIMEOUT_MS = 8000

let loading: Promise<Recaptcha> | undefined

/** Loads reCAPTCHA and gives what makes a token for one submission. Throws when it cannot be had, or was not allowed by the visitor. */
export async function captchaRunner(siteKey: string): Promise<() => Promise<string>> {
  if (!readAgain().scopes.includes('optional')) throw new Error('third parties are not allowed')
  loading ??= load(siteKey)
  // Another form may try again, since blockers and networks come and go.
  loading.catch(() => {
    loading = undefined
  })
  const captcha = await loading
  return () => inTime(captcha.execute(siteKey, { action: 'form' }))
}

function load(siteKey: string): Promise<Recaptcha> {
  const script = document.createElement('script')
  script.src = `${SCRIPT}?${new URLSearchParams({ render: siteKey })}`
  script.async = true
  const recaptcha = new Promise<Recaptcha>((resolve, reject) => {
    script.addEventListener('error', () => reject(new Error('reCAPTCHA did not load')))
    script.addEventListener('load', () => {
      const { grecaptcha } = globalThis as { grecaptcha?: Recaptcha }
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha))
      else reject(new Error('reCAPTCHA is not there'))
    })
  })
  document.head.append(script)
  return inTime(recaptcha)
}

function inTime<Value>(value: Promise<Value>): Promise<Value> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('reCAPTCHA took too long')), TIMEOUT_MS))
  return Promise.race([value, late])
}
