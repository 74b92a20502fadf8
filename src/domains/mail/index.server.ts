export { enqueueMail } from './enqueue-mail.server.ts'
export { countMails, findMailboxMail, listMailbox, type MailboxMail, mailboxSorts, removeMailsOf, removeMailsTo } from './mailbox.server.ts'
export { renderMail } from './render-mail.server.tsx'
