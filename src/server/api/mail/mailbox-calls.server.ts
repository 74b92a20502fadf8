import { z } from '@hono/zod-openapi'
import { findMailboxFile, findMailboxMail, listMailbox, type MailboxMail, mailboxSorts } from '#domains/mail/index.server.ts'
import { done } from '#kernel/outcome.ts'
import { data } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'
import { listCalls } from '../list-calls.server.ts'
import { listQuery, listRequest } from '../list-query.ts'
import { RecordId } from '../record-id.ts'
import { savedFile, savedFileHeaders } from '../saved-file.server.ts'
import { mailDocument } from './mail-document.server.ts'

const tag = 'Mails'
const params = z.object({ id: RecordId })
const Mail = z
  .object({
    id: z.int(),
    message_id: z.string(),
    sender: z.string(),
    recipient: z.string(),
    reply_to: z.string(),
    title: z.string(),
    subject_type: z.string(),
    subject_id: z.string(),
    created_at: z.iso.datetime(),
    version: z.string(),
  })
  .openapi('MailboxMail')

const MailFile = z.object({ id: z.int(), name: z.string(), type: z.string(), size: z.int() })

/** Mails of a site without a mail server. */
export const mailboxCalls = [
  ...listCalls({
    path: '/api/mailbox',
    tag,
    who: 'mailbox.read',
    many: 'the mails that were kept',
    description: 'A site without a mail server keeps its mails instead of sending them.',
    query: listQuery(mailboxSorts, { subject_type: z.string().max(80), subject_id: z.string().max(80), recipient: z.string().max(254) }),
    record: Mail,
    findsPeople: ['recipient'],
    rows: async (ctx, query) => {
      const outcome = await listMailbox(ctx, listRequest(query))
      return outcome.ok ? done({ ...outcome.value, rows: outcome.value.rows.map(bodyOf) }) : outcome
    },
  }),
  defineCall({
    method: 'get',
    path: '/api/mailbox/{id}',
    tag,
    who: 'mailbox.read',
    summary: 'Reads a mail with its plain-text part',
    params,
    answer: data(Mail.extend({ text: z.string(), files: z.array(MailFile) }), 'The mail without its HTML part, which has a call of its own.'),
    refusals: { forbidden: 403, gone: 404 },
    run: async (ctx, { params: { id } }) => {
      const outcome = await findMailboxMail(ctx, id)
      return outcome.ok ? done({ ...bodyOf(outcome.value), text: outcome.value.text, files: outcome.value.files }) : outcome
    },
  }),
  defineCall({
    method: 'get',
    path: '/api/mailbox/{id}/files/{file}',
    tag,
    who: 'mailbox.read',
    summary: 'Downloads a file that is attached to a mail',
    params: params.extend({ file: RecordId }),
    answer: savedFile(['application/octet-stream'], 'The file.'),
    extraHeaders: savedFileHeaders,
    refusals: { forbidden: 403, gone: 404 },
    run: async (ctx, { params: { id, file } }) => findMailboxFile(ctx, { mailId: id, fileId: file }),
  }),
  defineCall({
    method: 'get',
    path: '/api/mailbox/{id}/html',
    tag,
    who: 'mailbox.read',
    summary: 'Reads the HTML part of a mail',
    params,
    answer: mailDocument,
    refusals: { forbidden: 403, gone: 404 },
    run: async (ctx, { params: { id } }) => {
      const outcome = await findMailboxMail(ctx, id)
      return outcome.ok ? done(outcome.value.html) : outcome
    },
  }),
]

function bodyOf({ id, messageId, sender, recipient, replyTo, title, subjectType, subjectId, createdAt }: MailboxMail): z.infer<typeof Mail> {
  const about = { subject_type: subjectType, subject_id: subjectId, created_at: createdAt.toISOString(), version: String(id) }
  return { id, message_id: messageId, sender, recipient, reply_to: replyTo, title, ...about }
}
