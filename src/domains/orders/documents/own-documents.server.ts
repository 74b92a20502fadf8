import { eq } from 'drizzle-orm'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import { addOrderEvent } from '../completion/record-order.server.ts'
import { inOrderTransaction, type OrderCtx } from '../order-desk.server.ts'
import type { OwnOrder } from '../order-shapes.ts'
import { lockOrder } from '../records/lock-order.server.ts'
import { findOwnOrder, type LinkRefusal, ownOrder, type Reader } from '../records/read-order.server.ts'
import { orderDocument } from '../schema.server.ts'
import { fileOf, isDocument } from './work-on-documents.server.ts'

type OwnDocumentRef = { number: string; id: number }

/** The file of a document that the customer sees; one that is hidden does not exist for them. */
export async function findOwnDocument(
  ctx: OrderCtx,
  storage: Storage,
  { number, id, reader }: OwnDocumentRef & { reader: Reader },
): Promise<Outcome<{ name: string; type: string; bytes: Uint8Array }, LinkRefusal>> {
  const order = await findOwnOrder(ctx, number, reader)
  if (!order.ok) return order
  const ownFile = await fileOf(ctx, storage, { orderId: order.value.id, id })
  return ownFile.ok && ownFile.value.isVisible ? ownFile : refuse('gone')
}

type SignOff = OwnDocumentRef & { reader: Reader; name: string; sha256: string }

/**
 * The customer confirms a document: by name, at this time, and by the digest of the file that they were shown (`not_allowed` for another one, and where
 * nobody asked). Confirming again changes nothing.
 */
export async function signDocument(ctx: OrderCtx, { number, id, reader, name, sha256 }: SignOff): Promise<Outcome<OwnOrder, LinkRefusal | 'not_allowed'>> {
  const order = await findOwnOrder(ctx, number, reader)
  if (!order.ok) return order
  return inOrderTransaction(ctx, async (inner): Promise<Outcome<OwnOrder, 'gone' | 'not_allowed'>> => {
    const row = await lockOrder(inner, order.value.id)
    const [document] = await inner.db
      .select()
      .from(orderDocument)
      .where(isDocument({ orderId: row.id, id }))
    if (!document?.isVisible) return refuse('gone')
    if (!document.asksSignOff || document.sha256 !== sha256) return refuse('not_allowed')
    if (document.signedAt === null) {
      await inner.db.update(orderDocument).set({ signedAt: inner.clock.now(), signedName: name }).where(eq(orderDocument.id, id))
      const detail = { step: 'signed', document: id, sha256, text: `${document.name}: ${name}` }
      await addOrderEvent(inner, { orderId: row.id, type: 'document', detail })
    }
    return done(await ownOrder(inner, row))
  })
}
