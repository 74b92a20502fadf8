import { z } from '@hono/zod-openapi'
import { documentKinds, OwnOrder } from '#domains/orders/index.ts'
import { addDocument, changeDocument, findDocumentForStaff, findOwnDocument, removeDocument, signDocument } from '#domains/orders/index.server.ts'
import { MAX_FILE_BYTES } from '#domains/media/index.ts'
import { seconds } from '#kernel/durations.ts'
import { addressLimit } from '../address-limit.server.ts'
import { created, data } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'
import { RecordId } from '../record-id.ts'
import { savedFile, savedFileHeaders } from '../saved-file.server.ts'
import { orderCtx } from './order-desk.server.ts'
import { WholeOrder } from './order-record-shapes.ts'
import { withErrorList } from './refusal.server.ts'
import { knownVisitor } from './visitor.server.ts'

const tag = 'Orders'
const types = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/avif']
const params = z.object({ id: RecordId, document: RecordId })
/** For the other fields of the form. */
const FIELD_BYTES = 16 * 1024
const Flag = z.enum(['true', 'false']).transform((text) => text === 'true')
const Upload = z.object({
  file: z.instanceof(File).openapi({ type: 'string', format: 'binary' }),
  key: z.uuid().openapi({ description: 'New for each document. Repeating a key gives the same document.' }),
  kind: z.enum(documentKinds),
  name: z.string().trim().max(200).default(''),
  is_visible: Flag.default(false),
  asks_sign_off: Flag.default(false).openapi({ description: 'Asks the customer to confirm the document, which also shows it to them.' }),
})
const own = z.object({ number: z.string().min(1).max(40), document: RecordId })
const Token = z.string().max(200).optional()
const readLimit = addressLimit({ burst: 60, everyMs: seconds(1) })
const signLimit = addressLimit({ burst: 20, everyMs: seconds(5) })

/** Documents of an order: staff add, show and remove them; the customer reads and confirms those that are shown. */
export const orderDocumentsCalls = [
  defineCall({
    method: 'post',
    path: '/api/orders/{id}/documents',
    tag,
    who: 'orders.write',
    summary: 'Adds a PDF or a picture to an order',
    params: params.pick({ id: true }),
    body: { form: Upload },
    limit: MAX_FILE_BYTES + FIELD_BYTES,
    answer: created(WholeOrder, 'The order with the document, which was added now or earlier.'),
    refusals: { forbidden: 403, gone: 404, too_large: 413, unsupported: 422, too_many_documents: 409 },
    run: async (ctx, { params: { id }, body: { file, is_visible: isVisible, asks_sign_off: asksSignOff, ...body } }) => {
      const bytes = new Uint8Array(await file.arrayBuffer())
      return addDocument(await orderCtx(ctx), ctx.services.storage, { orderId: id, ...body, isVisible, asksSignOff, file: { name: file.name, bytes } })
    },
  }),
  defineCall({
    method: 'put',
    path: '/api/orders/{id}/documents/{document}',
    tag,
    who: 'orders.write',
    summary: 'Shows a document to the customer, or hides it',
    params,
    body: z.object({ is_visible: z.boolean() }),
    answer: data(WholeOrder, 'The order.'),
    refusals: { forbidden: 403, gone: 404, not_allowed: 409 },
    run: async (ctx, { params: { id, document }, body }) => changeDocument(await orderCtx(ctx), { orderId: id, id: document, isVisible: body.is_visible }),
  }),
  defineCall({
    method: 'delete',
    path: '/api/orders/{id}/documents/{document}',
    tag,
    who: 'orders.write',
    summary: 'Removes a document and its file',
    params,
    answer: data(WholeOrder, 'The order without the document.'),
    refusals: { forbidden: 403, gone: 404 },
    run: async (ctx, { params: { id, document } }) => removeDocument(await orderCtx(ctx), { orderId: id, id: document }),
  }),
  defineCall({
    method: 'get',
    path: '/api/orders/{id}/documents/{document}',
    tag,
    who: 'orders.read',
    summary: 'Downloads the file of a document',
    params,
    answer: savedFile(types, 'The file.'),
    extraHeaders: savedFileHeaders,
    refusals: { forbidden: 403, gone: 404 },
    run: async (ctx, { params: { id, document } }) => findDocumentForStaff(await orderCtx(ctx), ctx.services.storage, { orderId: id, id: document }),
  }),
  defineCall({
    method: 'get',
    path: '/buy_online/orders/{number}/documents/{document}',
    tag,
    who: 'anyone',
    cost: 'rows',
    summary: 'Downloads a document of an order that its buyer may see',
    params: own,
    query: z.object({ token: Token }),
    answer: savedFile(types, 'The file.'),
    extraHeaders: savedFileHeaders,
    allowance: readLimit,
    refusals: { gone: 404, forbidden: 403, expired: 403 },
    run: async (ctx, { params: { number, document }, query: { token } }) =>
      withErrorList(await findOwnDocument(await orderCtx(ctx), ctx.services.storage, { number, id: document, reader: { visitor: knownVisitor(ctx), token } })),
  }),
  defineCall({
    method: 'post',
    path: '/buy_online/orders/{number}/documents/{document}/sign_off',
    tag,
    who: 'anyone',
    cost: 'write',
    summary: 'Confirms a document for the buyer, who was asked to confirm it',
    params: own,
    body: z.object({
      token: Token,
      name: z.string().trim().min(2).max(200),
      sha256: z.string().length(64).openapi({ description: 'The digest of the file that was read, so that nobody confirms another one.' }),
    }),
    answer: data(OwnOrder, 'The order with the document, confirmed now or earlier.'),
    extraHeaders: () => ({ 'cache-control': 'no-store' }),
    allowance: signLimit,
    refusals: { gone: 404, forbidden: 403, expired: 403, not_allowed: 409 },
    run: async (ctx, { params: { number, document }, body: { token, ...signature } }) =>
      withErrorList(await signDocument(await orderCtx(ctx), { number, id: document, reader: { visitor: knownVisitor(ctx), token }, ...signature })),
  }),
]
