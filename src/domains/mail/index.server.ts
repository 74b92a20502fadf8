export type { MailAttachment } from './mail-attachment.ts'
export { enqueueMail, mailDelivery, withdrawMail } from './enqueue-mail.server.ts'
export {
  findMailboxFile,
  findMailboxMail,
  listMailbox,
  type MailboxMail,
  mailboxSorts,
  removeMailsOf,
} from './mailbox.server.ts'
export { mailSiteOf } from './mail-site.ts'
export { triedWord } from './message.server.ts'
export { renderMail, sentencesSaid } from './render-mail.server.tsx'
export { sendTestMail } from './send-test-mail.server.ts'
