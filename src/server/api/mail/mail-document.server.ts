import { z } from '@hono/zod-openapi'
import type { Answer } from '../answers.server.ts'

/** A previewed mail runs no scripts, submits no forms and sends no referrer; pictures load by https, and from this site. */
const POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https: data:; form-action 'none'; frame-ancestors 'self'"

/** The HTML of a mail, to be looked at in a frame. */
export const mailDocument: Answer<string> = {
  status: 200,
  about: 'The HTML of the mail; its content security policy keeps scripts from running.',
  content: { 'text/html': { schema: z.string() } },
  body: (html) => html,
  headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY, 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' },
}
