export { type ContactMatch, type CustomerContact, matchesOfContact } from './customers/customer-contact.ts'
export { comingOrderLines } from './facts/coming-order.ts'
export { type OrderSumName, orderSumNames, orderSums } from './facts/order-sums.ts'
export { FreedHolds, type FreeRefusal, HoldRecord, type HoldStage, HOARDED_CARS, holdStages } from './holds/hold-record.ts'
export { type ButtonOffer, buttonOffer } from './journey/button-offer.ts'
export {
  checkContact,
  type Contact,
  type ContactField,
  contactFields,
  type ContactFlaw,
  emptyContact,
  forgetContact,
  loadContact,
  saveContact,
  sentContact,
} from './journey/contact.ts'
export { type FinanceTerms, financeTerms } from './journey/finance-terms.ts'
export { initJourney, isConfiguratorJourney } from './journey/init-journey.ts'
export { inquiryOf } from './journey/inquiry.ts'
export {
  configAddress,
  type ConfigStore,
  type JourneyContent,
  journeyConfigTypes,
  journeyFields,
  type JourneyType,
  journeyTypeOf,
  paymentTypeNames,
  type PaymentType,
  readJourneyContent,
  storeOf,
} from './journey/journey-config.ts'
export { type CheckoutStep, currentStep, firstStep, nextStep, previousStep, stepNumber, type StepState, toStep } from './journey/journey-steps.ts'
export {
  clearOrderData,
  emptyOrderData,
  loadOrderData,
  normalisePaymentType,
  type OrderData,
  type OrderLocation,
  saveOrderData,
  startedWith,
  type TabChoice,
  withLocation,
} from './journey/order-data.ts'
export { draftChoices, orderDraft } from './journey/order-draft.ts'
export { cashPrice, journeyFacts, orderConfirmed, orderStep } from './journey/order-step.ts'
export { type OrderVehicle, orderVehicle } from './journey/order-vehicle.ts'
export { exampleOf, financedPrice, financingOf, type OfferedPacks, type OrderFinancing, withPaymentChoice } from './journey/payment-choice.ts'
export { type PaymentOption, paymentOptions, type PaymentOptionType } from './journey/payment-options.ts'
export {
  isJourneyPreview,
  journeyPreviewAddress,
  journeyPreviewPages,
  onPreviewChange,
  previewedConfig,
  previewedPayment,
  previewJourney,
  type PreviewPage,
  previewedPage,
  SAMPLE_ORDER_NUMBER,
} from './journey/preview.ts'
export { keepQuotedFacts, quotationIn, readQuotedFacts } from './journey/quoted-facts.ts'
export { packsIn } from './journey/packs-in.ts'
export { reservationFeeOf } from './journey/reservation-fee.ts'
export { type Reservation, readReservation, writeReservation } from './journey/reservation.ts'
export { readSoftLock, removeSoftLock, writeSoftLock } from './journey/soft-lock-record.ts'
export {
  checkTradeIn,
  isTradeInComplete,
  emptyTradeInForm,
  modelsOf,
  type TradeInChoices,
  tradeInData,
  type TradeInField,
  tradeInFields,
  type TradeInFlaw,
  type TradeInForm,
  tradeInForm,
} from './journey/trade-in.ts'
export { hasWaitingOrder, hideWaitingOrder, waitingOrderExpression } from './journey/waiting-order.ts'
export { createOrdersClient } from './orders-client.ts'
export { type DocumentKind, documentKinds, documentKindNames, OrderDocument, OwnDocument } from './documents/order-document.ts'
export { type OrderAction, orderActionNames, type OrderStage, type OrderState, orderStates, rightsFor } from './order.ts'
export { type OrderEvent, type OrderEventType, orderEventTypes } from './order-event.ts'
export {
  Appointment,
  Checkout,
  CreatedOrder,
  HeldVehicle,
  type MostHeldRefusal,
  mostHeldRefusals,
  OwnHold,
  InitInput,
  InquiryInput,
  type OrderDraft,
  OrderInput,
  OrderFactLine,
  OrderStageLine,
  OrderSums,
  type OrderKind,
  orderKinds,
  type OrderRefusal,
  OwnOrder,
  PublicOrder,
  Vendor,
  VisitDay,
} from './order-shapes.ts'
export { watchWords } from './words.ts'
export { type SaleTerms, saleTermsIn } from './terms/sale-terms.ts'
export { readOrdersSettings } from './settings.ts'
export {
  CarToOffer,
  MOST_VALID_DAYS,
  PublicQuotation,
  QuotationInput,
  QuotationOffer,
  QuotationRecord,
  type QuotationStage,
  quotationStages,
  WholeQuotation,
} from './quotations/quotation.ts'
