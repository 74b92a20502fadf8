export { enqueueMail } from './enqueue-mail.server.ts'
export { findMailboxMail, listMailbox, type MailboxMail, mailboxSorts, removeMailsOf } from './mailbox.server.ts'
export { renderMail } from './render-mail.server.tsx'
