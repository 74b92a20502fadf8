import { aReceiver } from './a-receiver.ts'
import { aContract } from '../reading/contracts.ts'

const ACCOUNT = `AC${'a'.repeat(32)}`
const SERVICE = `VA${'b'.repeat(32)}`
const TOKEN = 'a token of tests'
export const twilioEnv = (url: string) => ({ TWILIO_API_URL: url, TWILIO_ACCOUNT_SID: ACCOUNT, TWILIO_AUTH_TOKEN: TOKEN, TWILIO_VERIFY_SERVICE_SID: SERVICE })

/** The code that every phone is sent. */
export const RIGHT_CODE = '123456'

/** Twilio Verify, played on this machine. Requests and answers fit Twilio's own description. */
export async function aTwilio() {
  const { flaws, guard, unseen } = await aContract('twilio')
  const pending = new Set<string>()
  const twilio = {
    url: '',
    token: TOKEN,
    requests: [] as { path: string; form: Record<string, string> }[],
    ...{ flaws, unseen },
    failure: null as null | { status: number; body: object },
  }
  const service = await aReceiver(
    guard((received, response) => {
      const [, kind] = received.path.match(/^\/v2\/Services\/VA\w{32}\/(Verifications|VerificationCheck)$/) ?? []
      const form = Object.fromEntries(new URLSearchParams(received.body))
      twilio.requests.push({ path: received.path, form })
      const answer = (status: number, body: object) => void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
      const basic = `Basic ${Buffer.from(`${ACCOUNT}:${twilio.token}`).toString('base64')}`
      const [, serviceSid] = received.path.match(/^\/v2\/Services\/(VA\w{32})$/) ?? []
      if (serviceSid && received.headers.authorization === basic) {
        return serviceSid === SERVICE
          ? answer(200, { sid: SERVICE, account_sid: ACCOUNT, friendly_name: 'site', code_length: 6 })
          : answer(404, { code: 20404, message: 'not found', status: 404 })
      }
      if (!serviceSid && (!kind || received.method !== 'POST')) return answer(404, { code: 20404, message: 'not found', status: 404 })
      if (received.headers.authorization !== basic) return answer(401, { code: 20003, message: 'Authenticate', status: 401 })
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
    }),
  )
  twilio.url = service.url
  return twilio
}
