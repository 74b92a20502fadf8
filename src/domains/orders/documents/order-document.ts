import { z } from 'zod'
import type { WordPair } from '#kernel/words/words.ts'

export const documentKinds = ['contract', 'identity', 'registration', 'handover', 'other'] as const
export type DocumentKind = (typeof documentKinds)[number]

export const documentKindNames = {
  contract: ['Contract', 'عقد'],
  identity: ['Identity', 'إثبات هوية'],
  registration: ['Registration', 'تسجيل السيارة'],
  handover: ['Record of the handover', 'محضر التسليم'],
  other: ['Other', 'مستند آخر'],
} as const satisfies Record<DocumentKind, WordPair>

/** The largest file of an order, as of the library: 20 MB. */
export const MOST_DOCUMENT_BYTES = 20 * 1024 * 1024
/** So many documents has an order at most. */
export const MOST_DOCUMENTS = 50

const Moment = z.iso.datetime()

/** A document of an order as staff see it. */
export const OrderDocument = z.object({
  id: z.int(),
  kind: z.enum(documentKinds),
  name: z.string(),
  file_name: z.string(),
  type: z.string(),
  bytes: z.int(),
  sha256: z.string(),
  is_visible: z.boolean(),
  asks_sign_off: z.boolean(),
  signed_at: Moment.nullable(),
  signed_name: z.string(),
  added_by: z.string(),
  created_at: Moment,
})
export type OrderDocument = z.output<typeof OrderDocument>

/** The same for the customer, who confirms the file with this digest. */
export const OwnDocument = OrderDocument.pick({
  id: true,
  kind: true,
  name: true,
  file_name: true,
  sha256: true,
  asks_sign_off: true,
  signed_at: true,
  signed_name: true,
}).extend({
  href: z.string(),
})
export type OwnDocument = z.output<typeof OwnDocument>

/** A visible document for its customer; `token` is that of the link of the order, as it stands in addresses. */
export function ownDocument(document: OrderDocument, { number, token }: { number: string; token: string }): OwnDocument {
  const { id, kind, name, file_name, sha256, asks_sign_off, signed_at, signed_name } = document
  return { id, kind, name, file_name, sha256, asks_sign_off, signed_at, signed_name, href: `/buy_online/orders/${number}/documents/${id}?token=${token}` }
}
