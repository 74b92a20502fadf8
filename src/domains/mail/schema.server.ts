import { customType, index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** The mails of a site without a mail server, as the server would have received them. */
export const mailboxMail = pgTable(
  'mailbox_mail',
  {
    id: serial('id').primaryKey(),
    /** Its delivery; a repetition changes nothing. */
    deliveryId: integer('delivery_id').notNull().unique(),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id').notNull(),
    messageId: text('message_id').notNull(),
    sender: text('sender').notNull(),
    recipient: text('recipient').notNull(),
    replyTo: text('reply_to').notNull().default(''),
    title: text('title').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index('mailbox_mail_subject').on(table.subjectType, table.subjectId), index('mailbox_mail_created').on(table.createdAt)],
)

/** The files of a mail in the mailbox. */
export const mailboxFile = pgTable(
  'mailbox_file',
  {
    id: serial('id').primaryKey(),
    mailId: integer('mail_id')
      .notNull()
      .references(() => mailboxMail.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    type: text('type').notNull(),
    size: integer('size').notNull(),
    bytes: bytes('bytes').notNull(),
  },
  (table) => [index('mailbox_file_of').on(table.mailId)],
)
