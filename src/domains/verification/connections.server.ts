import { z } from 'zod'
import { type Connection, connectionSetup, type Finding, neededVariables } from '#platform/connections/connection.ts'
import { askService, hostOf, jsonOf, notTheirs } from '#platform/connections/ask-service.server.ts'
import { finding, shownCode } from '#platform/connections/finding.ts'
import { findingWords } from '#platform/connections/finding-words.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { WordPair } from '#kernel/words/words.ts'
import { type TwilioAccount, type TwilioEnv, twilioAccount } from './phone/twilio.server.ts'

const words = {
  ready: ['The service of Twilio Verify is there; its codes have {digits} digits.', 'خدمة التحقق لدى Twilio جاهزة، وطول رموزها: {digits}.'],
  no_service: ['Twilio knows no service of the id in {name}.', 'لا تعرف Twilio خدمة بالمعرّف المحدد في {name}.'],
} as const satisfies Record<string, WordPair>
const Service = z.object({ sid: z.string(), code_length: z.number() })
/** Failures of Twilio have codes that are numbers (20003: not authenticated). */
const Failure = z.object({ code: z.number() })

export function verificationConnections({ env }: { env: TwilioEnv }): readonly Connection[] {
  return [
    {
      symbol: 'twilio',
      name: ['Twilio Verify', 'Twilio Verify'],
      about: ['Asks for the service that sends codes. No code is sent.', 'يستعلم عن خدمة إرسال الرموز، ولا يُرسل أي رمز.'],
      setup: async (ctx) => {
        const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_VERIFY_SERVICE_SID } = env
        const account = twilioAccount(env)
        return connectionSetup(neededVariables({ TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_VERIFY_SERVICE_SID }), async () =>
          account ? checkTwilio(ctx, account) : [],
        )
      },
    },
  ]
}

async function checkTwilio({ network = 'public' }: Ctx, { url, accountSid, authToken, serviceSid }: TwilioAccount): Promise<readonly Finding[]> {
  const host = hostOf(url)
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  const reply = await askService(`${url}/v2/Services/${serviceSid}`, { network, headers: { accept: 'application/json', authorization }, mostRedirects: 0 })
  if (!reply.answer) return [reply.finding]
  const { status } = reply.answer
  const json = jsonOf(reply.answer)
  const service = Service.safeParse(status === 200 ? json : null)
  if (service.success) return [finding('good', findingWords.reached, { host }), finding('good', words.ready, { digits: service.data.code_length })]
  const failure = Failure.safeParse(json)
  if (!failure.success) return [notTheirs(host, status)]
  if (status === 401 || status === 403) return [finding('bad', findingWords.wrong_keys, { host, names: 'TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN' })]
  if (status === 404) return [finding('bad', words.no_service, { name: 'TWILIO_VERIFY_SERVICE_SID' })]
  if (status === 429) return [finding('bad', findingWords.busy, { host })]
  return [finding('bad', findingWords.refused, { host, status, code: shownCode(String(failure.data.code)) })]
}
