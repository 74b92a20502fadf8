import { z } from '@hono/zod-openapi'
import { wakeDeliveries } from '#domains/deliveries/index.server.ts'
import { askPerson, erasePerson, exportPerson, findPerson, kindsOf, PersonAsking, PersonChoice, PersonQuery } from '#domains/people/index.server.ts'
import { personMatches } from '#platform/person-data/person-data.ts'
import { personData } from '../../people/person-data.gen.server.ts'
import { data } from '../answers.server.ts'
import { type CallCtx, defineCall } from '../define-call.server.ts'
import { personShapes } from '../person-shapes.gen.ts'

const tag = 'Leads'
const Certificate = z
  .object({
    subject: z.string().openapi({ description: 'A digest of what identified the person.' }),
    erased_at: z.iso.datetime(),
    erased_by: z.string(),
    ...personShapes.certificate,
  })
  .openapi('ErasureCertificate')

const Standing = z.object({ asked_by: z.string(), asked_at: z.iso.datetime(), confirmed_at: z.iso.datetime().nullable() }).nullable()

const FoundPersonRecord = z.object({
  id: z.string().openapi({ description: 'The id that is sent to export or erase the record.' }),
  kind: z.enum(kindsOf(personData)),
  number: z.string(),
  at: z.iso.datetime().nullable(),
  matches: z.array(z.enum(personMatches)),
  is_verified: z.boolean().openapi({ description: 'Whether the person confirmed an address that matches the record.' }),
  is_suggested: z.boolean(),
})

const Holdings = z
  .object({
    ...personShapes.holdings,
    records: z.array(FoundPersonRecord),
    requests: z.object({ export: Standing, erase: Standing }),
  })
  .openapi('PersonHoldings')

async function deskOf({ services, ...ctx }: CallCtx) {
  return { country: (await services.site.get(ctx)).settings.leads.country, secretKey: services.secretKey, sources: personData }
}

/** What is stored about a person, as the domains keep it, and the end of it. Who is meant stands in bodies, never in an address. */
export const peopleCalls = [
  defineCall({
    method: 'post',
    path: '/api/people/find',
    tag,
    who: 'leads.delete',
    summary: 'Counts what is stored about a person, by e-mail address or phone number',
    body: PersonQuery,
    answer: data(Holdings, 'The leads by number, and the counts of other records.'),
    refusals: { forbidden: 403 },
    run: async (ctx, { body }) => findPerson(ctx, body, await deskOf(ctx)),
  }),
  defineCall({
    method: 'post',
    path: '/api/people/ask',
    tag,
    who: 'leads.delete',
    summary: 'Mails a person a link to confirm their request',
    body: PersonAsking,
    answer: data(Standing, 'The state of the request. Asking again within ten minutes sends no second mail.'),
    refusals: { forbidden: 403, no_address: 409, invalid_address: 409 },
    run: async (ctx, { body }) => {
      const { timeZone } = (await ctx.services.site.get(ctx)).settings
      const outcome = await askPerson(ctx, body, { ...(await deskOf(ctx)), timeZone })
      if (outcome.ok) await wakeDeliveries(ctx.services, 'person request')
      return outcome
    },
  }),
  defineCall({
    method: 'post',
    path: '/api/people/export',
    tag,
    who: 'leads.delete',
    needsProof: true,
    summary: 'Exports the chosen records of a person',
    description: 'The person has confirmed it, or a reason is given.',
    body: PersonChoice,
    answer: data(z.object({ exported_at: z.iso.datetime(), ...personShapes.exported }), 'The records to hand to the person.'),
    refusals: { forbidden: 403, not_confirmed: 409, other_records: 409 },
    run: async (ctx, { body }) => exportPerson(ctx, body, await deskOf(ctx)),
  }),
  defineCall({
    method: 'post',
    path: '/api/people/erase',
    tag,
    who: 'leads.delete',
    needsProof: true,
    summary: 'Erases the chosen records of a person',
    description: 'The person has confirmed it, or a reason is given.',
    body: PersonChoice,
    answer: data(Certificate, 'The certificate, which the audit log also keeps.'),
    refusals: { forbidden: 403, not_confirmed: 409, other_records: 409 },
    run: async (ctx, { body }) => erasePerson(ctx, body, await deskOf(ctx)),
  }),
]
