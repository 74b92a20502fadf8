export type { ServiceAnswer as Told } from './ask-service.server.ts'
export { createElectricLead, createPaymentIntent, type Desk, findSalesforceData, initializeCancellation } from './lead-api.server.ts'
