export type { Payable, PayableFinder, PayableRequest } from './payable.server.ts'
export type { PaymentWatcher, Till } from './till.server.ts'
