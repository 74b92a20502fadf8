import { byName } from '#kernel/by-name.ts'
import { createHash } from 'node:crypto'
import { type CodeNotice, countriesOfNumbers, type FormValues, proofName, type ValueFlaw } from '#domains/forms/index.ts'
import { findPublicForm, listChoices } from '#domains/forms/index.server.ts'
import { admitSubmission, submitLead } from '#domains/leads/index.server.ts'
import type { SentFile } from '#domains/leads/index.ts'
import { CAPTCHA_FIELD, HONEYPOT_FIELD, SOLUTION_FIELD } from '#domains/spam/index.ts'
import type { PostAnswer, ScreenAddress, ScreenContext, ScreenPost } from '../define-screen.ts'
import { type Codes, giveCodes, sendCodes } from './codes.server.ts'
import { type Posted, SENT } from './load.server.ts'

/** The additional values of a posted form; names of fields never begin with an underscore. */
const OWN_FIELDS = [CAPTCHA_FIELD, HONEYPOT_FIELD, SOLUTION_FIELD]

/** A form that was sent without a script: the same checks, the same lead, and the thanks on a page of their own. */
export async function receive({ ctx }: ScreenContext, { params }: ScreenAddress, post: ScreenPost): Promise<PostAnswer<Posted>> {
  const form = await findPublicForm(ctx, formIdOf(params.id))
  if (!form) return { kind: 'none' }
  const { sender } = post
  const intake = await post.intake()
  // Its key is in the body: a repetition counts like any other post here.
  const admitted = await admitSubmission(ctx, intake, { formId: form.id, key: '', address: sender.address, test: false })
  if (!admitted.ok) return admitted.code === 'gone' ? { kind: 'none' } : { kind: 'again', status: 429, posted: { values: {}, flaws: {}, failure: 'too_many' } }
  const body = await post.readBody()
  const values = valuesOf(body)
  const text = (name: string) => String(body.get(name) ?? '')
  const phones = form.fields.filter(({ type, verify }) => type === 'phone' && verify)
  const countries = phones.length === 0 ? [] : countriesOfNumbers(form.fields, values, { choices: await listChoices(ctx, form), country: intake.country })
  const codes: Codes = { ctx, intake, formId: form.id, solution: text(SOLUTION_FIELD), address: sender.address, values, fields: phones, countries }
  const checkedCodes = await giveCodes(codes, body)
  const proofs = { ...proofsOf(body, form.fields), ...checkedCodes.proofs }
  const again = (flaws: Record<string, ValueFlaw>, codeNotices: Record<string, CodeNotice>, failure?: 'too_many'): PostAnswer<Posted> => ({
    kind: 'again',
    status: failure ? 429 : 422,
    posted: { values, flaws, codeNotices, proofs, ...(failure ? { failure } : {}) },
  })
  if (Object.keys(checkedCodes.codeNotices).length > 0) return again({}, checkedCodes.codeNotices)

  const submission = {
    formId: form.id,
    values,
    files: await filesOf(body),
    formVersion: versionOf(text('_version')),
    key: text('_key') || keyOf({ formId: form.id, values, address: sender.address, day: ctx.clock.now().toISOString().slice(0, 10) }),
    pageUrl: sender.referrer,
    solution: text(SOLUTION_FIELD),
    honeypot: text(HONEYPOT_FIELD),
    captchaToken: text(CAPTCHA_FIELD),
    proofs,
    sender: { address: sender.address },
  }
  let outcome = await submitLead(ctx, intake, submission)
  const flaws = !outcome.ok && outcome.code === 'invalid' ? (outcome.flaws as Record<string, ValueFlaw>) : {}
  const unproved = phones.filter(({ name }) => flaws[name]?.code === 'unverified')
  if (unproved.length > 0) {
    const sentCodes = await sendCodes(codes, unproved)
    Object.assign(proofs, sentCodes.proofs)
    if (!sentCodes.isUnreachable) return again({}, sentCodes.codeNotices)
    // Nobody can give a code that cannot be sent.
    outcome = await submitLead(ctx, intake, { ...submission, isUnverified: true })
  }
  if (outcome.ok) return { kind: 'leads_to', location: outcome.value.thank_you.redirect_url || `/ar/form/${form.id}?${SENT}=1` }
  if (outcome.code === 'gone') return { kind: 'none' }
  if (outcome.code === 'too_many') return again({}, {}, 'too_many')
  return again(outcome.flaws as Record<string, ValueFlaw>, {})
}

function formIdOf(id: string | undefined): number {
  return /^[1-9]\d{0,8}$/.test(id ?? '') ? Number(id) : 0
}

/** The version that the page was drawn with; null for what no page of ours says. */
function versionOf(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}

/** A page that is kept has no key of its own to give: the same content from the same place on the same day is the same submission. */
function keyOf(content: { formId: number; values: FormValues; address: string | null; day: string }): string {
  return `plain ${createHash('sha256').update(JSON.stringify(content)).digest('base64url')}`
}

function valuesOf(body: FormData): FormValues {
  const names = [...new Set(body.keys())].filter((name) => !OWN_FIELDS.includes(name) && !name.startsWith('_'))
  return byName(
    names.flatMap((name) => {
      const texts = body.getAll(name).filter((value) => typeof value === 'string')
      return texts.length === 0 ? [] : [[name, texts.length === 1 ? (texts[0] ?? '') : texts] as const]
    }),
  )
}

function proofsOf(body: FormData, fields: readonly { name: string }[]): Record<string, string> {
  return byName(fields.flatMap(({ name }) => (body.has(proofName(name)) ? [[name, String(body.get(proofName(name)))] as const] : [])))
}

async function filesOf(body: FormData): Promise<Record<string, SentFile[]>> {
  const files = byName<SentFile[]>()
  for (const [name, value] of body) {
    // A browser sends an empty file for a field without one.
    if (typeof value === 'string' || (value.name === '' && value.size === 0)) continue
    files[name] = [...(files[name] ?? []), { name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) }]
  }
  return files
}
