import { may } from '#domains/accounts/index.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { form } from '../schema.server.ts'

/** One check of a receiver; `message` is for the people who set it up. */
export type IntegrationCheck = { name: string; ok: boolean; message: string }

/** Where leads are sent: `webhook` as soon as one active form has an enabled receiver (C-233). */
export async function findActiveSystem(ctx: Ctx): Promise<Outcome<{ system: 'none' | 'webhook'; label: string }, 'forbidden'>> {
  if (!may(ctx.staff, 'forms.read')) return refuse('forbidden')
  const names = (await receivers(ctx.db)).map(({ integration }) => integration.name)
  return done(names.length === 0 ? { system: 'none', label: '' } : { system: 'webhook', label: [...new Set(names)].join(', ') })
}

/**
 * Whether every receiver is set up so that leads arrive safely: over HTTPS and signed, which needs the
 * key of the settings (C-234, C-235). Nothing is sent.
 */
export async function verifyIntegrations(
  ctx: Ctx,
  { isSigned }: { isSigned: boolean },
): Promise<Outcome<{ ok: boolean; checks: IntegrationCheck[] }, 'forbidden'>> {
  if (!may(ctx.staff, 'forms.read')) return refuse('forbidden')
  const receiversFound = await receivers(ctx.db)
  const checks: IntegrationCheck[] = []
  for (const { formName, integration } of receiversFound) {
    const name = `${formName}: ${integration.name}`
    const isSecure = new URL(integration.url).protocol === 'https:'
    checks.push({ name, ok: isSecure, message: isSecure ? 'The address uses HTTPS.' : 'The address does not use HTTPS.' })
  }
  if (receiversFound.length > 0) {
    const message = isSigned ? 'What is sent is signed.' : 'The setting webhooks.signing_key is empty: nothing can be signed or sent.'
    checks.push({ name: 'webhooks.signing_key', ok: isSigned, message })
  }
  return done({ ok: checks.every(({ ok }) => ok), checks })
}

/** The address and the name of every receiver that leads go to. */
export async function listReceivers(db: Queryable): Promise<{ url: string; name: string }[]> {
  return (await receivers(db)).map(({ integration: { url, name } }) => ({ url, name }))
}

async function receivers(db: Queryable) {
  const rows = await db.select({ formName: form.name, isActive: form.isActive, integrations: form.integrations }).from(form).orderBy(form.id)
  return rows.flatMap(({ integrations, isActive, ...of }) =>
    isActive ? integrations.filter(({ enabled }) => enabled).map((integration) => ({ ...of, integration })) : [],
  )
}
