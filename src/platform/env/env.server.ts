import { byName } from '#kernel/by-name.ts'
import { resolve } from 'node:path'
import type { z } from 'zod'
import { isLoopbackHost } from '#kernel/loopback.ts'
import { type Variable, type VariableName, variables } from './variables.ts'

type Values = { [Name in VariableName]: z.output<(typeof variables)[Name]['schema']> }
export type Env = Omit<Values, 'PUBLIC_URL' | 'SIGN_IN' | 'TEST_PAYMENTS'> & {
  PUBLIC_URL: string
  SIGN_IN: 'oidc' | 'demo' | 'off'
  TEST_PAYMENTS: 'on' | 'off'
}

/** The environment is invalid; `mistakes` has one plain sentence per variable. */
export class EnvError extends Error {
  readonly mistakes: readonly string[]
  constructor(mistakes: readonly string[]) {
    super(`The environment is not usable:\n${mistakes.map((mistake) => `  - ${mistake}`).join('\n')}`)
    this.mistakes = mistakes
  }
}

const S3_NEEDS = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
const OIDC_NEEDS = ['OIDC_ISSUER', 'OIDC_CLIENT_ID'] as const
/** Reads the process's settings from the environment. An empty text counts as absent. Throws EnvError naming every mistake. */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const mistakes: string[] = []
  const values: Record<string, unknown> = byName()
  for (const [name, { schema }] of Object.entries(variables)) {
    const result = schema.safeParse(source[name] || undefined)
    if (result.success) values[name] = result.data
    else mistakes.push(`${name}: ${result.error.issues[0]?.message ?? 'not valid'}`)
  }
  if (values.MEDIA_STORAGE === 's3') {
    for (const name of S3_NEEDS) if (!source[name]) mistakes.push(`${name}: needed with MEDIA_STORAGE=s3`)
  }
  mistakes.push(...deliveryMistakes(source))
  if (source.DATABASE_DIRECT_URL && !source.DATABASE_URL) mistakes.push('DATABASE_URL: needed with DATABASE_DIRECT_URL, as the address of the pooler')
  const publicUrl = typeof values.PUBLIC_URL === 'string' ? values.PUBLIC_URL : `http://localhost:${values.PORT}`
  const isHere = !URL.canParse(publicUrl) || isLoopbackHost(new URL(publicUrl).hostname)
  const signIn = (values.SIGN_IN as Env['SIGN_IN'] | undefined) ?? (source.OIDC_ISSUER || !isHere ? 'oidc' : 'off')
  mistakes.push(...signInMistakes(source, signIn, isHere), ...paymentMistakes(source, isHere))
  if (mistakes.length > 0) throw new EnvError(mistakes)
  const env = values as Values
  const testPayments = env.TEST_PAYMENTS ?? (isHere && !source.TRUSTED_PROXIES ? 'on' : 'off')
  return { ...env, DATA_DIR: resolve(env.DATA_DIR), PUBLIC_URL: publicUrl, SIGN_IN: signIn, TEST_PAYMENTS: testPayments }
}

/** Pages load pictures by https alone, from other hosts as well. */
function deliveryMistakes(source: NodeJS.ProcessEnv): string[] {
  if (source.MEDIA_DELIVERY !== 'redirect') return []
  if (source.MEDIA_STORAGE !== 's3') return ['MEDIA_DELIVERY: redirect needs MEDIA_STORAGE=s3']
  const name = source.S3_PUBLIC_ENDPOINT ? 'S3_PUBLIC_ENDPOINT' : 'S3_ENDPOINT'
  const isPlain = (address = '') => URL.canParse(address) && new URL(address).protocol === 'http:' && !isLoopbackHost(new URL(address).hostname)
  return [
    ...(isPlain(source[name])
      ? [`${name}: browsers would be led there by MEDIA_DELIVERY, and load pictures by https only; S3_PUBLIC_ENDPOINT is for them`]
      : []),
    ...(isPlain(source.MEDIA_PUBLIC_URL) ? ['MEDIA_PUBLIC_URL: has to be https'] : []),
  ]
}

/** Demo sign-in must never protect a site that others can reach: without a provider, the process does not start there (A-264). */
function signInMistakes(source: NodeJS.ProcessEnv, signIn: Env['SIGN_IN'], isHere: boolean): string[] {
  if (signIn === 'off') return []
  if (signIn === 'demo') {
    if (!isHere) return ['SIGN_IN: demo is for this machine only, and PUBLIC_URL is another; set OIDC_ISSUER, or SIGN_IN=off']
    return source.TRUSTED_PROXIES ? ['SIGN_IN: demo is never for a site behind a proxy, and TRUSTED_PROXIES names one'] : []
  }
  const missing = OIDC_NEEDS.filter((name) => !source[name]).map((name) => `${name}: needed, so that staff can sign in; SIGN_IN=off starts without`)
  const issuer = source.OIDC_ISSUER
  const isPlain = issuer !== undefined && URL.canParse(issuer) && new URL(issuer).protocol === 'http:' && !isLoopbackHost(new URL(issuer).hostname)
  return isPlain ? [...missing, 'OIDC_ISSUER: has to be https'] : missing
}

/** Payments that move no money must never be taken for real ones. */
function paymentMistakes(source: NodeJS.ProcessEnv, isHere: boolean): string[] {
  const groups = Map.groupBy(Object.entries<Variable>(variables), ([, { together }]) => together)
  groups.delete(undefined)
  const missing = [...groups.values()].flatMap((group) => {
    const names = group.map(([name]) => name)
    const namesWithValue = names.filter((name) => source[name])
    return namesWithValue.length === 0 ? [] : names.filter((name) => !source[name]).map((name) => `${name}: needed with ${namesWithValue.join(' and ')}`)
  })
  if (source.TEST_PAYMENTS !== 'on') return missing
  if (!isHere) return [...missing, 'TEST_PAYMENTS: on is for this machine only, and PUBLIC_URL is another']
  return source.TRUSTED_PROXIES ? [...missing, 'TEST_PAYMENTS: on is never for a site behind a proxy, and TRUSTED_PROXIES names one'] : missing
}
