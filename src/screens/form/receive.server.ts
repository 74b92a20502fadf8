import { createHash } from 'node:crypto'
import type { FormValues, ValueFlaw } from '#domains/forms/index.ts'
import { submitLead } from '#domains/leads/index.server.ts'
import type { SentFile } from '#domains/leads/index.ts'
import { CAPTCHA_FIELD, HONEYPOT_FIELD, SOLUTION_FIELD } from '#domains/spam/index.ts'
import type { PostAnswer, ScreenAddress, ScreenContext, ScreenPost } from '../define-screen.ts'
import { type Posted, SENT } from './load.server.ts'

/** What a form sends besides the values of its fields. */
const OWN_FIELDS = ['_version', '_key', CAPTCHA_FIELD, HONEYPOT_FIELD, SOLUTION_FIELD]

/** A form that was sent without a script: the same checks, the same lead, and the thanks on a page of their own. */
export async function receive({ ctx }: ScreenContext, { params }: ScreenAddress, post: ScreenPost): Promise<PostAnswer<Posted>> {
  const formId = Number(params.id)
  if (!Number.isInteger(formId) || formId < 1) return { kind: 'none' }
  const { body, sender } = post
  const values = valuesOf(body)
  const text = (name: string) => String(body.get(name) ?? '')
  const outcome = await submitLead(ctx, await post.intake(), {
    formId,
    values,
    files: await filesOf(body),
    formVersion: Number(text('_version')) || null,
    key: text('_key') || keyOf({ formId, values, address: sender.address, day: ctx.clock.now().toISOString().slice(0, 10) }),
    pageUrl: sender.referrer,
    solution: text(SOLUTION_FIELD),
    honeypot: text(HONEYPOT_FIELD),
    captchaToken: text(CAPTCHA_FIELD),
    sender: { address: sender.address },
  })
  if (outcome.ok) return { kind: 'leads_to', location: outcome.value.thank_you.redirect_url || `/ar/form/${formId}?${SENT}=1` }
  if (outcome.code === 'gone') return { kind: 'none' }
  if (outcome.code === 'too_many') return { kind: 'again', status: 429, posted: { values, flaws: {}, failure: 'too_many' } }
  return { kind: 'again', status: 422, posted: { values, flaws: outcome.flaws as Record<string, ValueFlaw> } }
}

/** A page that is kept has no key of its own to give: the same content from the same place on the same day is the same submission. */
function keyOf(content: { formId: number; values: FormValues; address: string | null; day: string }): string {
  return `plain ${createHash('sha256').update(JSON.stringify(content)).digest('base64url')}`
}

function valuesOf(body: FormData): FormValues {
  const names = [...new Set(body.keys())].filter((name) => !OWN_FIELDS.includes(name))
  return Object.fromEntries(
    names.flatMap((name) => {
      const texts = body.getAll(name).filter((value) => typeof value === 'string')
      return texts.length === 0 ? [] : [[name, texts.length === 1 ? (texts[0] ?? '') : texts]]
    }),
  )
}

async function filesOf(body: FormData): Promise<Record<string, SentFile[]>> {
  const files: Record<string, SentFile[]> = {}
  for (const [name, value] of body) {
    // A browser sends an empty file for a field without one.
    if (typeof value === 'string' || (value.name === '' && value.size === 0)) continue
    files[name] = [...(files[name] ?? []), { name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) }]
  }
  return files
}
