export { findDealersWithImage } from './find-dealers-with-image.server.ts'
export { importDealers } from './import-dealers.server.ts'
export {
  dealerSorts,
  findActiveDealers,
  findDealer,
  findDealerCodes,
  findDealerEmail,
  findOpeningHours,
  findRetailerContact,
  findRetailerName,
  findSellingRetailer,
  listDealerNames,
  listDealers,
} from './list-dealers.server.ts'
export { createDealer, deleteDealer, saveDealer } from './save-dealer.server.ts'
export { seedDealers } from './seed-dealers.server.ts'
