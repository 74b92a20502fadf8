import { Ajv, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import { aReceiver } from './a-receiver.ts'
import { readContract } from '../reading/contracts.ts'

const ACCOUNT = `AC${'a'.repeat(32)}`
const SERVICE = `VA${'b'.repeat(32)}`
const TOKEN = 'a token of tests'
export const twilioEnv = (url: string) => ({ TWILIO_API_URL: url, TWILIO_ACCOUNT_SID: ACCOUNT, TWILIO_AUTH_TOKEN: TOKEN, TWILIO_VERIFY_SERVICE_SID: SERVICE })

/** The code that every phone is sent. */
export const RIGHT_CODE = '123456'

// biome-ignore lint/suspicious/noExplicitAny: somebody else's document, of which tests read a few members.
type Description = any

/** What requests and answers have to be, for tests without Twilio's own description. */
const own = {
  Verifications: { type: 'object', required: ['To', 'Channel'], properties: { To: { type: 'string' }, Channel: { type: 'string' } } },
  VerificationCheck: { type: 'object', properties: { To: { type: 'string' }, Code: { type: 'string' } } },
}

/** Twilio Verify, played on this machine. With Twilio's description at hand, every request and every answer has to fit it; `flaws` has what did not. */
export async function aTwilio() {
  const description = withoutBareNullable(readContract('twilio-verify-v2.json'))
  const ajv = new Ajv({ strict: false, allErrors: true })
  addFormats(ajv)
  const pending = new Set<string>()
  const flaws: string[] = []
  const twilio = {
    url: '',
    requests: [] as { path: string; form: Record<string, string> }[],
    flaws,
    failure: null as null | { status: number; body: object },
    isDescribed: description !== null,
  }
  const operationOf = (kind: keyof typeof own) => description?.paths[`/v2/Services/{ServiceSid}/${kind}`].post
  const check = (what: string, validate: ValidateFunction, value: unknown) => {
    if (!validate(value)) flaws.push(`${what}: ${ajv.errorsText(validate.errors)}`)
  }
  const compile = (schema: Description) => ajv.compile({ ...schema, components: description?.components })
  const service = await aReceiver((received, response) => {
    const [, kind] = received.path.match(/^\/v2\/Services\/VA\w{32}\/(Verifications|VerificationCheck)$/) ?? []
    const form = Object.fromEntries(new URLSearchParams(received.body))
    twilio.requests.push({ path: received.path, form })
    const answer = (status: number, body: object) => {
      const described = kind && operationOf(kind as keyof typeof own)?.responses[status]?.content?.['application/json']?.schema
      if (described) check(`answer ${status}`, compile(described), body)
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    const basic = `Basic ${Buffer.from(`${ACCOUNT}:${TOKEN}`).toString('base64')}`
    if (!kind || received.method !== 'POST') return answer(404, { code: 20404, message: 'not found', status: 404 })
    if (received.headers.authorization !== basic) return answer(401, { code: 20003, message: 'Authenticate', status: 401 })
    if (received.headers['content-type'] !== 'application/x-www-form-urlencoded') flaws.push(`content type ${received.headers['content-type']}`)
    const schema = operationOf(kind as keyof typeof own)?.requestBody.content['application/x-www-form-urlencoded'].schema ?? own[kind as keyof typeof own]
    check('request', compile({ ...schema, additionalProperties: false }), form)
    if (twilio.failure) return answer(twilio.failure.status, twilio.failure.body)
    const { To: to = '', Code: code = '' } = form
    const about = {
      account_sid: ACCOUNT,
      service_sid: SERVICE,
      sid: `VE${'c'.repeat(32)}`,
      to,
      channel: 'sms',
      date_created: '2026-05-15T08:00:00Z',
      date_updated: '2026-05-15T08:00:00Z',
    }
    if (kind === 'Verifications') {
      pending.add(to)
      return answer(201, { ...about, status: 'pending', valid: false })
    }
    if (!pending.has(to)) return answer(404, { code: 20404, message: 'The requested resource was not found', status: 404 })
    const isRight = code === RIGHT_CODE
    if (isRight) pending.delete(to)
    return answer(201, { ...about, status: isRight ? 'approved' : 'pending', valid: isRight })
  })
  twilio.url = service.url
  return twilio
}

/** Schemas without a type allow null anyway, and ajv does not take `nullable` there. */
function withoutBareNullable(document: unknown): Description {
  return JSON.parse(JSON.stringify(document), (_, value) => {
    if (typeof value !== 'object' || value === null || !('nullable' in value) || 'type' in value) return value
    const { nullable: _nullable, ...schema } = value
    return schema
  })
}
