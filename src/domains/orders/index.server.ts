export { customerOf } from './completion/order-values.ts'
export { placeOrder } from './completion/place-order.server.ts'
export { findJourneyConfig } from './journey/find-journey-config.server.ts'
export { freeHolds } from './holds/free-holds.server.ts'
export { holdSorts, listHolds } from './holds/list-holds.server.ts'
export { continueCheckout, mailContinueLink } from './lock/continue-checkout.server.ts'
export { listHeldVehicles, watchVehicle } from './lock/lock-watch.server.ts'
export { readCheckout, releaseLock, renewLock, saveDraft } from './lock/own-checkout.server.ts'
export { refusalOfHeld, startCheckout } from './lock/start-checkout.server.ts'
export { BUYER_COOKIE, readVisitor, signVisitor } from './lock/visitor.server.ts'
export { cancelOwnOrder } from './records/cancel-order.server.ts'
export { confirmOrder } from './records/confirm-order.server.ts'
export { createdOrder, findOrderTimeZone, findOwnInvoice, readOrder, readOwnOrder } from './records/read-order.server.ts'
export { type OrderCtx, type OrderDesk, orderDeskOf } from './order-desk.server.ts'
export type { OrderInvoice } from './records/order-invoices.server.ts'
export { sendInquiry } from './send-inquiry.server.ts'
export { bookVisit, cancelVisit, listVisitDays, visitFile } from './visits/book-visit.server.ts'
export { actOnOrder, addOrderNote } from './records/act-on-order.server.ts'
export { exportOrders } from './records/export-orders.server.ts'
export {
  findInvoiceForStaff,
  findWholeOrder,
  findFewOrders,
  listOrders,
  type ContactOrder,
  listOrdersOfContact,
  findOrderOfVehicle,
  listOrdersOfLead,
  type OrderOfLead,
  orderSorts,
} from './records/find-orders.server.ts'
export { findBuyer, findBuyers, findPurchases, seesOrders } from './customers/find-buyers.server.ts'
export { type BoardOrder, type OrderAttention, readOrderAttention, readOrderBoard } from './records/order-board.server.ts'
export type { OrderRecord, WholeOrder } from './records/order-record.server.ts'
export { listUnpayableCountries } from './terms/list-unpayable-countries.server.ts'
export { findVehicleName } from './vehicle-name.server.ts'
export { decideOnOrder } from './records/decide-on-order.server.ts'
export { acceptQuotation, openQuotation } from './quotations/accept-quotation.server.ts'
export { findQuotation, listQuotations, quotationSorts } from './quotations/find-quotations.server.ts'
export { findCarsToOffer, readQuotationOffer } from './quotations/quotation-offer.server.ts'
export { sendQuotation, withdrawQuotation } from './quotations/send-quotation.server.ts'
export { takeDeskOrder } from './quotations/take-desk-order.server.ts'
export { changeQuotation, makeQuotation } from './quotations/write-quotation.server.ts'
export { addDocument, changeDocument, findDocumentForStaff, removeDocument } from './documents/work-on-documents.server.ts'
export { findOwnDocument, signDocument } from './documents/own-documents.server.ts'
