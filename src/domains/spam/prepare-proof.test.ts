// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createChallenge } from './challenge.server.ts'
import { prepareProof } from './prepare-proof.ts'

const secretKey = 'a-secret-of-this-site-0123456789ab'
const askedAddresses: string[] = []
const execute = vi.fn<(siteKey: string, options: object) => Promise<string>>()
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src]')]
const load = (event: 'load' | 'error') =>
  vi.waitFor(() => {
    const script = scripts().at(-1)
    if (!script) throw new Error('no script yet')
    return script.dispatchEvent(new Event(event))
  })

beforeEach(() => {
  askedAddresses.length = 0
  execute.mockReset().mockResolvedValue('a token')
  vi.stubGlobal('grecaptcha', { ready: (run: () => void) => run(), execute })
  vi.stubGlobal('fetch', async (url: string) => {
    askedAddresses.push(url)
    const data = url.endsWith('kind=work')
      ? { kind: 'work', challenge: await createChallenge(secretKey, new Date()) }
      : { kind: 'recaptcha', site_key: 'a site key' }
    return new Response(JSON.stringify({ data }))
  })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  localStorage.setItem('cookieConsentStatus', 'accepted')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.head.replaceChildren()
  localStorage.clear()
  vi.resetModules()
})

test('without a key no script of another is loaded: the site’s own calculation is the proof', async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ data: { kind: 'work', challenge: await createChallenge(secretKey, new Date()) } })))
  const proof = await (await prepareProof('/forms_api'))()
  expect([scripts(), Object.keys(proof)]).toEqual([[], ['altcha']])
  expect(JSON.parse(atob(proof.altcha ?? ''))).toMatchObject({ solution: { derivedKey: expect.any(String) } })
})

test.each(['rejected', 'pending'])('[A-233] a visitor whose answer about third parties is %s never meets reCAPTCHA', async (answer) => {
  localStorage.setItem('cookieConsentStatus', answer)
  const proof = await (await prepareProof('/forms_api'))()
  expect([scripts(), askedAddresses, proof.altcha === '']).toEqual([[], ['/forms_api/challenge', '/forms_api/challenge?kind=work'], false])
})

test('a script that does not load falls back to proof of work; the next form tries it again', async () => {
  const preparing = prepareProof('/forms_api')
  await load('error')
  const proof = await (await preparing)()
  expect([Object.keys(proof), proof.altcha === '']).toEqual([['altcha'], false])
  const again = prepareProof('/forms_api')
  await vi.waitFor(() => expect(scripts()).toHaveLength(2))
  await load('load')
  expect(await (await again)()).toEqual({ 'g-recaptcha-response': 'a token' })
})

test('with a key its script is loaded once for all forms of a page, and a token is made when a form is sent, not before', async () => {
  const { prepareProof: prepare } = await import('./prepare-proof.ts')
  const preparing = prepare('/forms_api')
  await load('load')
  const give = await preparing
  expect(scripts().map(({ src }) => src)).toEqual(['https://www.google.com/recaptcha/api.js?render=a+site+key'])
  expect(execute).not.toHaveBeenCalled()
  expect(await give()).toEqual({ 'g-recaptcha-response': 'a token' })
  expect(execute).toHaveBeenCalledWith('a site key', { action: 'form' })
  await prepare('/forms_api')
  expect(scripts()).toHaveLength(1)
})

test('a token that cannot be made falls back to proof of work as well', async () => {
  const { prepareProof: prepare } = await import('./prepare-proof.ts')
  execute.mockRejectedValue(new Error('no'))
  const preparing = prepare('/forms_api')
  await load('load')
  const proof = await (await preparing)()
  expect([Object.keys(proof), proof.altcha === '']).toEqual([['altcha'], false])
})
