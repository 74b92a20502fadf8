import { z } from '@hono/zod-openapi'
import { FormIntegrationDrafts } from '#domains/forms/index.ts'
import { findActiveSystem, listIntegrations, saveIntegrations, verifyIntegrations } from '#domains/forms/index.server.ts'
import { data } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'
import { RecordId } from '../record-id.ts'
import { Integration } from './form-shapes.ts'

const tag = 'Forms'
const params = z.object({ id: RecordId })

/** The receivers of leads (C-213, C-214, C-233 to C-235). */
export const integrationsCalls = [
  defineCall({
    method: 'get',
    path: '/forms_api/forms/{id}/integrations',
    tag,
    who: 'forms.read',
    summary: 'Lists the receivers of the leads of a form',
    params,
    answer: data(z.array(Integration), 'The receivers in order.'),
    refusals: { forbidden: 403, gone: 404 },
    run: (ctx, { params: { id } }) => listIntegrations(ctx, id),
  }),
  defineCall({
    method: 'put',
    path: '/forms_api/forms/{id}/integrations',
    tag,
    who: 'forms.connect',
    summary: 'Replaces the receivers of the leads of a form',
    params,
    body: FormIntegrationDrafts,
    answer: data(z.array(Integration), 'Saved.'),
    refusals: { forbidden: 403, gone: 404, in_bin: 409 },
    run: (ctx, { params: { id }, body }) => saveIntegrations(ctx, id, body),
  }),
  defineCall({
    method: 'get',
    path: '/forms_api/integrations/active_system',
    tag,
    who: 'forms.read',
    summary: 'Reads the system that leads are sent to',
    answer: data(z.object({ system: z.enum(['none', 'salesforce', 'webhook']), label: z.string() }), 'The system.'),
    refusals: { forbidden: 403 },
    run: findActiveSystem,
  }),
  defineCall({
    method: 'get',
    path: '/forms_api/integrations/verify',
    tag,
    who: 'forms.read',
    summary: 'Checks whether the receivers of active forms are set up safely',
    description: 'Nothing is sent.',
    answer: data(
      z.object({ ok: z.boolean(), checks: z.array(z.object({ name: z.string(), ok: z.boolean(), message: z.string() })) }),
      'The checks, including those that failed.',
    ),
    refusals: { forbidden: 403 },
    run: async (ctx) => verifyIntegrations(ctx, { isSigned: (await ctx.services.site.get(ctx)).settings.deliveries.signingKey !== '' }),
  }),
]
