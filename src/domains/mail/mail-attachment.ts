import { z } from 'zod'

/** A file of a mail: a short text that is written with it, or something that another domain has when the mail is sent, such as an invoice by its id. */
export const MailAttachment = z.union([
  z.strictObject({ name: z.string(), type: z.string(), text: z.string() }),
  z.strictObject({ name: z.string(), type: z.string(), kind: z.string(), id: z.string() }),
])
export type MailAttachment = z.output<typeof MailAttachment>

/** The loaders of each kind of file; null for a missing file. */
export type AttachmentFinders = Readonly<Record<string, (id: string) => Promise<Uint8Array | null>>>
