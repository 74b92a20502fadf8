import { createServer } from 'node:http'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { hours, seconds } from '#kernel/durations.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { quietLog } from '#tests/support/site/quiet-log.ts'
import { testDatabase } from '#tests/support/site/test-database.ts'
import { createChallenge, judgeSubmission, type SpamGuard } from './index.server.ts'
import { removeSpentChallenges } from './judge-submission.server.ts'
import type { Evidence } from './judgement.ts'

const { db } = await testDatabase()
const time = { now: new Date('2026-05-15T08:00:00Z') }
const ctx: Ctx = { db, clock: { now: () => time.now }, log: quietLog, staff: null, network: 'private' }
const guard: SpamGuard = { secretKey: 'a-secret-of-this-site-0123456789ab', captcha: null }
const evidence = (values: Partial<Evidence> = {}): Evidence => ({ submissionKey: 'k1', honeypot: '', solution: '', captchaToken: '', address: null, ...values })
const later = (ms: number) => {
  time.now = new Date(time.now.getTime() + ms)
}

beforeEach(() => {
  time.now = new Date('2026-05-15T08:00:00Z')
})

async function solved(change: (payload: { challenge: { parameters: Record<string, unknown> } }) => void = () => undefined, secretKey = guard.secretKey) {
  const challenge = await createChallenge(secretKey, time.now)
  const solution = await solveChallenge({ challenge, deriveKey })
  const payload = { challenge: { ...challenge, parameters: { ...challenge.parameters } }, solution }
  change(payload)
  return Buffer.from(JSON.stringify(payload)).toString('base64')
}

const judge = async (values: Partial<Evidence>, by: SpamGuard = guard) => {
  const outcome = await judgeSubmission(ctx, by, evidence(values))
  return outcome.ok ? outcome.value : outcome.code
}

describe('the calculation', () => {
  test('a right solution that took a person’s time is clean', async () => {
    const solution = await solved()
    later(seconds(2))
    expect(await judge({ solution })).toEqual({ verdict: 'clean', reasons: [] })
  })

  test('a submission without a solution is kept as suspected, with the reason', async () => {
    expect(await judge({})).toEqual({ verdict: 'suspected', reasons: ['unsolved'] })
  })

  test.each([
    ['nonsense', async () => 'nonsense'],
    ['that of another site', () => solved(undefined, 'another-site-entirely-0123456789ab')],
    ['one with a younger challenge', () => solved(({ challenge }) => Object.assign(challenge.parameters, { data: { issuedAt: 0 } }))],
    ['one with less work', () => solved(({ challenge }) => Object.assign(challenge.parameters, { cost: 1 }))],
    ['a wrong result', () => solved((payload) => Object.assign(payload, { solution: { counter: 1, derivedKey: 'ab'.repeat(32) } }))],
    ['one without a signature of its key', () => solved(({ challenge }) => Reflect.deleteProperty(challenge.parameters, 'keySignature'))],
    ['one that is too long', async () => 'A'.repeat(100_000)],
  ])('a false solution is suspected: %s', async (_, make) => {
    const solution = await make()
    later(seconds(5))
    expect(await judge({ solution })).toEqual({ verdict: 'suspected', reasons: ['false_solution'] })
  })

  test('a solution is good for one submission, however often that is sent', async () => {
    const solution = await solved()
    later(seconds(5))
    expect(await judge({ solution, submissionKey: 'a' })).toEqual({ verdict: 'clean', reasons: [] })
    expect(await judge({ solution, submissionKey: 'a' })).toEqual({ verdict: 'clean', reasons: [] })
    expect(await judge({ solution, submissionKey: 'b' })).toEqual({ verdict: 'suspected', reasons: ['spent_solution'] })
  })

  test('of many submissions at once with one solution, one is clean', async () => {
    const solution = await solved()
    later(seconds(5))
    const verdicts = await Promise.all(Array.from({ length: 8 }, (_, index) => judge({ solution, submissionKey: `k${index}` })))
    expect(verdicts.filter((judged) => typeof judged === 'object' && judged.verdict === 'clean')).toHaveLength(1)
  })

  test('nobody fills in a form in less than two seconds', async () => {
    const solution = await solved()
    later(1999)
    expect(await judge({ solution })).toEqual({ verdict: 'suspected', reasons: ['too_fast'] })
  })

  test('a solution is good for a day, and is forgotten after it', async () => {
    const [young, old] = [await solved(), await solved()]
    later(hours(24))
    expect(await judge({ solution: young })).toEqual({ verdict: 'clean', reasons: [] })
    later(1)
    expect(await judge({ solution: old })).toEqual({ verdict: 'suspected', reasons: ['expired_solution'] })
    const spent = async () => (await db.execute<{ total: number }>('select count(*)::int as total from spent_challenge')).rows[0]?.total
    later(hours(24) - 1)
    await removeSpentChallenges(ctx)
    expect(await spent()).toBe(1)
    later(1)
    await removeSpentChallenges(ctx)
    expect(await spent()).toBe(0)
  })
})

test('the field that people do not see gives a robot away, also one that calculates', async () => {
  const solution = await solved()
  later(seconds(5))
  expect(await judge({ solution, honeypot: 'https://spam.test' })).toEqual({ verdict: 'suspected', reasons: ['honeypot'] })
  expect(await judge({ honeypot: 'x' })).toEqual({ verdict: 'suspected', reasons: ['honeypot', 'unsolved'] })
  expect(await judge({ honeypot: '  ' })).toEqual({ verdict: 'suspected', reasons: ['unsolved'] })
})

describe('reCAPTCHA, where its keys are set', () => {
  const requests: URLSearchParams[] = []
  let answer: { status: number; body: string } = { status: 200, body: '{"success":true}' }
  const service = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      requests.push(new URLSearchParams(body))
      response.writeHead(answer.status).end(answer.body)
    })
  }).listen(0, '127.0.0.1')
  afterAll(() => service.close())
  const port = () => (service.address() as { port: number }).port
  const withCaptcha = (): SpamGuard => ({ ...guard, captcha: { siteKey: 'site', secretKey: 'secret' }, captchaUrl: `http://127.0.0.1:${port()}/siteverify` })

  test('[C-228] a right token is clean; the service is told secret, token and address', async () => {
    answer = { status: 200, body: '{"success":true}' }
    expect(await judge({ captchaToken: 'token', address: '192.0.2.7' }, withCaptcha())).toEqual({ verdict: 'clean', reasons: [] })
    expect(Object.fromEntries(requests.at(-1) ?? [])).toEqual({ secret: 'secret', response: 'token', remoteip: '192.0.2.7' })
  })

  test('[C-228] a wrong token is refused, so that its visitor can try again', async () => {
    answer = { status: 200, body: '{"success":false,"error-codes":["invalid-input-response"]}' }
    expect(await judge({ captchaToken: 'token' }, withCaptcha())).toBe('captcha_invalid')
  })

  test.each([
    [0.9, []],
    [0.5, []],
    [0.4, ['low_score']],
  ])('a score of %d is judged: what is taken for a robot is kept for staff', async (score, reasons) => {
    answer = { status: 200, body: JSON.stringify({ success: true, score }) }
    expect(await judge({ captchaToken: 'token' }, withCaptcha())).toMatchObject({ reasons })
  })

  test('a browser to which reCAPTCHA did not come solves the site’s own challenge, which counts as much', async () => {
    const [before, solution] = [requests.length, await solved()]
    later(seconds(5))
    expect(await judge({ solution }, withCaptcha())).toEqual({ verdict: 'clean', reasons: [] })
    expect(await judge({ solution, submissionKey: 'other' }, withCaptcha())).toEqual({ verdict: 'suspected', reasons: ['spent_solution'] })
    expect(await judge({ solution: 'x' }, withCaptcha())).toEqual({ verdict: 'suspected', reasons: ['false_solution'] })
    expect(requests).toHaveLength(before)
  })

  test('a submission without a token is kept as suspected, and the service is not asked', async () => {
    const before = requests.length
    expect(await judge({}, withCaptcha())).toEqual({ verdict: 'suspected', reasons: ['no_captcha'] })
    expect(requests).toHaveLength(before)
  })

  test.each([
    [500, '{"success":true}'],
    [200, '<html>'],
    [200, '{}'],
  ])('a service that answers %i with %s says nothing about the visitor: suspected, not refused', async (status, body) => {
    answer = { status, body }
    expect(await judge({ captchaToken: 'token' }, withCaptcha())).toEqual({ verdict: 'suspected', reasons: ['captcha_unreachable'] })
  })
})
