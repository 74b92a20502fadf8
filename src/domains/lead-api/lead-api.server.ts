import { may } from '#domains/accounts/index.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { type AskRefusal, askService, type ServiceAnswer } from './ask-service.server.ts'
import { askOnce, ownsLead } from './ask-once.server.ts'

/** Who asks: staff and programs by their permission, anybody else as the browser that they use; `visitor` is its digest, null for one that is not known. */
export type Desk = { baseUrl: string; visitor: string | null }
type Answer<More extends string = never> = Promise<Outcome<ServiceAnswer, AskRefusal | 'forbidden' | More>>

/** What Salesforce knows of a lead (C-285). A visitor reads the leads of their own browser; for others there is none. */
export async function findSalesforceData(ctx: Ctx, desk: Desk, lead: string): Answer {
  const permission = await mayRead(ctx, desk, { lead, action: 'lead_api.read' })
  return permission.ok ? askService(ctx, desk.baseUrl, { method: 'GET', path: `leads/${encodeURIComponent(lead)}/salesforce_data` }) : permission
}

/** Creates a lead of the ordering flow, once (C-286). */
export async function createElectricLead(ctx: Ctx, desk: Desk, { body, name }: { body: Record<string, unknown>; name: string }): Answer<'busy'> {
  if (ctx.staff && !may(ctx.staff, 'lead_api.write')) return refuse('forbidden')
  return askOnce(ctx, { baseUrl: desk.baseUrl, asker: askerOf(ctx, desk), name, path: 'leads', body })
}

/** Begins the payment of a lead, once (C-287). */
export async function createPaymentIntent(ctx: Ctx, desk: Desk, { lead, name }: { lead: string; name: string }): Answer<'busy'> {
  const permission = await mayRead(ctx, desk, { lead, action: 'lead_api.write' })
  if (!permission.ok) return permission
  const body = { payment_intent: { salesforce_lead_id: lead } }
  return askOnce(ctx, { baseUrl: desk.baseUrl, asker: askerOf(ctx, desk), name, path: 'stripe/create_payment_intent', body })
}

/** Begins the cancellation of a lead (C-288). The service refuses a second one itself. */
export async function initializeCancellation(ctx: Ctx, desk: Desk, lead: string): Answer {
  const permission = await mayRead(ctx, desk, { lead, action: 'lead_api.write' })
  return permission.ok ? askService(ctx, desk.baseUrl, { method: 'PUT', path: `leads/${encodeURIComponent(lead)}/initialize_cancellation` }) : permission
}

type LeadAccess = { lead: string; action: 'lead_api.read' | 'lead_api.write' }

/** Whether the asker may work on a lead; the lead of somebody else does not exist. Without a service there is nothing to be told apart. */
async function mayRead(ctx: Ctx, { baseUrl, visitor }: Desk, { lead, action }: LeadAccess): Promise<Outcome<null, AskRefusal | 'forbidden'>> {
  if (ctx.staff) return may(ctx.staff, action) ? done(null) : refuse('forbidden')
  if (baseUrl.trim() === '') return done(null)
  return visitor !== null && (await ownsLead(ctx, { asker: visitor, lead })) ? done(null) : refuse({ code: 'gone', said: null })
}

function askerOf({ staff }: Ctx, { visitor }: Desk): string {
  return staff?.id ?? visitor ?? ''
}
