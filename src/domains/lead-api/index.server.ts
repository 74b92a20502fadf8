export {
  Cancellation,
  CreatedLead,
  createElectricLead,
  createPaymentIntent,
  findSalesforceData,
  initializeCancellation,
  PaymentIntent,
  SalesforceData,
} from './lead-api.server.ts'
