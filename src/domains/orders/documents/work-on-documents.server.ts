import { createHash, randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { plainFileName, recogniseFile } from '#domains/media/index.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import { addOrderEvent, type OrderRow } from '../completion/record-order.server.ts'
import { inOrderTransaction, type OrderCtx } from '../order-desk.server.ts'
import { findForStaff } from '../records/act-on-order.server.ts'
import { seesOrder, visibleOrders, wholeOrder } from '../records/find-orders.server.ts'
import type { WholeOrder } from '../records/order-record.server.ts'
import { customerOrder, orderDocument } from '../schema.server.ts'
import { type DocumentKind, MOST_DOCUMENT_BYTES, MOST_DOCUMENTS } from './order-document.ts'
import { adoptDocument, discardDocuments, type DocumentRow, storeDocument } from './stored-documents.server.ts'

type NewDocument = {
  orderId: number
  key: string
  kind: DocumentKind
  name: string
  isVisible: boolean
  asksSignOff: boolean
  file: { name: string; bytes: Uint8Array }
}
export type AddRefusal = 'forbidden' | 'gone' | 'unsupported' | 'too_large' | 'too_many_documents'

/** Adds a file to an order. The same key again is the same document, whatever file comes with it. */
export async function addDocument(ctx: OrderCtx, storage: Storage, newDocument: NewDocument): Promise<Outcome<WholeOrder, AddRefusal>> {
  if (!may(ctx.staff, 'orders.write')) return refuse('forbidden')
  const { orderId, key, kind, file } = newDocument
  if (!(await isSeen(ctx, orderId))) return refuse('gone')
  if (file.bytes.length > MOST_DOCUMENT_BYTES) return refuse('too_large')
  const type = recogniseFile(file.name, file.bytes)
  if (type === null) return refuse('unsupported')
  const storageKey = `orders/${randomUUID()}`
  await storeDocument(ctx, storage, { storageKey, bytes: file.bytes, type })
  return inOrderTransaction(ctx, async (inner): Promise<Outcome<WholeOrder, 'gone' | 'too_many_documents'>> => {
    const row = await findForStaff(inner, orderId)
    if (!row) return refuse('gone')
    const knownDocuments = await inner.db.select({ key: orderDocument.key }).from(orderDocument).where(eq(orderDocument.orderId, orderId))
    if (knownDocuments.some((document) => document.key === key)) return done(await wholeOrder(inner, row))
    if (knownDocuments.length >= MOST_DOCUMENTS) return refuse('too_many_documents')
    const fileName = plainFileName(file.name)
    const [document] = await inner.db
      .insert(orderDocument)
      .values({
        ...{ orderId, key, kind, name: newDocument.name || fileName, fileName, type, bytes: file.bytes.length, storageKey },
        sha256: createHash('sha256').update(file.bytes).digest('hex'),
        // Nobody confirms what they do not see.
        ...{ isVisible: newDocument.isVisible || newDocument.asksSignOff, asksSignOff: newDocument.asksSignOff },
        ...{ addedBy: inner.staff?.name ?? '', createdAt: inner.clock.now() },
      })
      .onConflictDoNothing({ target: orderDocument.key })
      .returning()
    // The key is that of a document of another order.
    if (!document) return refuse('gone')
    await adoptDocument(inner.db, storageKey)
    await tell(inner, row, document, { step: 'added', action: 'order.document_added' })
    return done(await wholeOrder(inner, row))
  })
}

type DocumentRef = { orderId: number; id: number }

/** Shows a document to the customer, or hides it again. One that waits to be confirmed is shown. */
export async function changeDocument(
  ctx: OrderCtx,
  { orderId, id, isVisible }: DocumentRef & { isVisible: boolean },
): Promise<Outcome<WholeOrder, 'forbidden' | 'gone' | 'not_allowed'>> {
  if (!may(ctx.staff, 'orders.write')) return refuse('forbidden')
  return inOrderTransaction(ctx, async (inner): Promise<Outcome<WholeOrder, 'gone' | 'not_allowed'>> => {
    const lockedDocument = await findLocked(inner, { orderId, id })
    if (!lockedDocument) return refuse('gone')
    const { row, document } = lockedDocument
    if (document.isVisible === isVisible) return done(await wholeOrder(inner, row))
    if (!isVisible && document.asksSignOff && document.signedAt === null) return refuse('not_allowed')
    await inner.db.update(orderDocument).set({ isVisible }).where(eq(orderDocument.id, id))
    await tell(inner, row, { ...document, isVisible }, { step: isVisible ? 'shown' : 'hidden', action: 'order.document_changed' })
    return done(await wholeOrder(inner, row))
  })
}

/** Removes a document and its file; the audit log keeps what was confirmed. Removing it again finds nothing. */
export async function removeDocument(ctx: OrderCtx, reference: DocumentRef): Promise<Outcome<WholeOrder, 'forbidden' | 'gone'>> {
  if (!may(ctx.staff, 'orders.write')) return refuse('forbidden')
  return inOrderTransaction(ctx, async (inner): Promise<Outcome<WholeOrder, 'gone'>> => {
    const lockedDocument = await findLocked(inner, reference)
    if (!lockedDocument) return refuse('gone')
    await discardDocuments(inner.db, [lockedDocument.document])
    await tell(inner, lockedDocument.row, lockedDocument.document, { step: 'removed', action: 'order.document_removed' })
    return done(await wholeOrder(inner, lockedDocument.row))
  })
}

/** The file of a document, for staff who may see the order. */
export async function findDocumentForStaff(
  ctx: OrderCtx,
  storage: Storage,
  { orderId, id }: DocumentRef,
): Promise<Outcome<{ name: string; type: string; bytes: Uint8Array }, 'forbidden' | 'gone'>> {
  if (!visibleOrders(ctx.staff)) return refuse('forbidden')
  if (!(await isSeen(ctx, orderId))) return refuse('gone')
  return fileOf(ctx, storage, { orderId, id })
}

/** The file of a document of an order; who may read it is decided before. */
export async function fileOf(
  { db }: Pick<OrderCtx, 'db'>,
  storage: Storage,
  { orderId, id }: DocumentRef,
): Promise<Outcome<{ name: string; type: string; bytes: Uint8Array; isVisible: boolean }, 'gone'>> {
  const [row] = await db.select().from(orderDocument).where(isDocument({ orderId, id }))
  const bytes = row ? await storage.find(row.storageKey) : null
  return row && bytes ? done({ name: row.fileName, type: row.type, bytes, isVisible: row.isVisible }) : refuse('gone')
}

export function isDocument({ orderId, id }: DocumentRef) {
  return and(eq(orderDocument.id, id), eq(orderDocument.orderId, orderId))
}

async function isSeen(ctx: OrderCtx, orderId: number): Promise<boolean> {
  const [row] = await ctx.db.select({ retailerId: customerOrder.retailerId }).from(customerOrder).where(eq(customerOrder.id, orderId))
  return row !== undefined && seesOrder(ctx.staff, row)
}

async function findLocked(ctx: OrderCtx, reference: DocumentRef): Promise<{ row: OrderRow; document: DocumentRow } | null> {
  const row = await findForStaff(ctx, reference.orderId)
  const [document] = row ? await ctx.db.select().from(orderDocument).where(isDocument(reference)) : []
  return row && document ? { row, document } : null
}

type Step = { step: 'added' | 'shown' | 'hidden' | 'removed'; action: 'order.document_added' | 'order.document_changed' | 'order.document_removed' }

/** Writes into the timeline, which is emptied of names with its person, and into the audit log, which has none. */
async function tell(ctx: OrderCtx, row: OrderRow, document: DocumentRow, { step, action }: Step): Promise<void> {
  const { id, kind, name, sha256, isVisible, asksSignOff, signedAt } = document
  await addOrderEvent(ctx, { orderId: row.id, type: 'document', detail: { step, document: id, text: name }, actor: ctx.staff?.name ?? '' })
  const after = { document: id, kind, sha256, is_visible: isVisible, asks_sign_off: asksSignOff, signed_at: signedAt?.toISOString() ?? null }
  await recordAudit(ctx.db, ctx, { action, subject: row.number, after })
}
