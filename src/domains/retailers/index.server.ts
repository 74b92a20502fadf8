export { findRetailersWithImage, listRetailerImages } from './find-retailers-with-image.server.ts'
export { importRetailers } from './import-retailers.server.ts'
export {
  retailerSorts,
  findActiveRetailers,
  findRetailer,
  findRetailerCodes,
  findRetailerEmail,
  findVisitPlace,
  findKnownMailboxes,
  findRetailerContact,
  findRetailerContacts,
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
