export { findRetailersWithImage, listRetailerImages } from './find-retailers-with-image.server.ts'
export { importRetailers } from './import-retailers.server.ts'
export {
  retailerSorts,
  findActiveRetailers,
  findRetailer,
  findRetailerCodes,
  findRetailerDesk,
  findVisitPlace,
  findKnownMailboxes,
  findRetailerContact,
  findRetailerContacts,
  type RetailerContact,
  type RetailerDesk,
  findRetailerCountry,
  findSellingRetailer,
  listRetailerCountries,
  listRetailerNames,
  listByOtherClock,
  listRetailers,
  dealerCodesByWord,
} from './list-retailers.server.ts'
export { createRetailer, deleteRetailer, saveRetailer } from './save-retailer.server.ts'
export { seedRetailers } from './seed-retailers.server.ts'
