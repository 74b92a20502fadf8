export { listCompanyConfigVersions } from './showroom/config-versions.server.ts'
export { findCompanyConfigs } from './find-company-configs.server.ts'
export { findTradeInOptions } from './trade-in/find-trade-in-options.server.ts'
export { type CompanyConfigSeed, importVehicles, type ListingSeed, seedListings } from './import-stock.server.ts'
export { listListings } from './search/find-listings.server.ts'
export { listPlaceRetailers } from './search/list-place-retailers.server.ts'
export { openStockIndex, type StockIndex } from './search/open-stock-index.server.ts'
export { enquiredVehicle } from './showroom/enquired-vehicle.server.ts'
export { findShowroomVehicle, findVehicleRows } from './showroom/find-showroom-vehicle.server.ts'
export { findShownVehicle, listShownVehicles } from './showroom/list-shown-vehicles.server.ts'
export { findConfiguredVehicle, findListedVehicle, findVehicle, firstListingOf, listVehicles } from './vehicles/find-vehicles.server.ts'
export { slugOf } from './vehicles/slug.ts'
export { listNamedVehicles, listPublishedVehicles } from './vehicles/list-published.server.ts'
export { findDerivatives } from './models/find-derivatives.server.ts'
export { findModelSpecs } from './models/find-model-specs.server.ts'
export { type VehicleForm, VehicleTexts } from './vehicles/vehicle-texts.server.ts'
export { vehicleAttributes, vehicleDraft, type VehicleRow } from './vehicles/fields/vehicle-row.server.ts'
export { modelName, vehicleName } from './vehicles/vehicle-name.ts'
export { findVehicleImages, type LibraryImages, picturedVehicles } from './vehicles/photos/vehicle-pictures.server.ts'
export { shownPhotos } from './vehicles/photos/vehicle-photos.ts'
export { countOrderableVehicles } from './vehicles/status/count-orderable-vehicles.server.ts'
export { moveVehicle } from './vehicles/status/move-vehicle.server.ts'
export { changePublication, changeStatuses, changeVehicles } from './vehicles/bulk/change-vehicles.server.ts'
export { previewChange } from './vehicles/bulk/preview-change.server.ts'
export { findLastChange, undoChange } from './vehicles/bulk/undo-change.server.ts'
export { findVehicleOverview, vehicleActions } from './vehicles/overview/find-overview.server.ts'
export { countStock, findFewOnSale, findFewStockRecords, getStockRecord, listStockRecords, stockRecordSorts } from './vehicles/list-stock.server.ts'
export { findVehiclesWithImage, listVehicleImages } from './vehicles/find-vehicles-with-image.server.ts'
export { createStockRecord, saveStockRecord } from './vehicles/save-stock-record.server.ts'
export {
  createListing,
  deleteListing,
  findListingRecord,
  listingSorts,
  listListingRecords,
  saveListing,
} from './search/save-listing.server.ts'
export {
  companyConfigSorts,
  createCompanyConfig,
  deleteCompanyConfig,
  findCompanyConfigRecord,
  listCompanyConfigRecords,
  saveCompanyConfig,
} from './showroom/save-company-config.server.ts'
export { fetchFeedImages } from './feeds/feed-images.server.ts'
export {
  applyFeedRun,
  cancelFeedRun,
  expireFeedRuns,
  failFeedRun,
  feedRunSorts,
  findFeedRun,
  findLiveRuns,
  listFeedRuns,
  type RunJob,
  startDueFeeds,
  startFeedRun,
} from './feeds/feed-runs.server.ts'
export { findReadyVehicles } from './vehicles/unfinished/ready-to-publish.server.ts'
export { countIncompleteVehicles } from './vehicles/unfinished/incomplete-vehicles.server.ts'
export { createFeed, deleteFeed, feedSorts, findFeed, listFailedFeeds, listFeeds, saveFeed } from './feeds/feeds.server.ts'
export { MOST_FILE_BYTES, removeFile, storeFile, type StoredFile } from './feeds/file-parts.server.ts'
export { previewFeed, SAMPLE_BYTES } from './feeds/preview-feed.server.ts'
export { processFeedRun } from './feeds/process-feed-run.server.ts'
export { removeOldFiles } from './feeds/remove-old-files.server.ts'
export { VehicleDraft, type VehicleInput } from './vehicles/fields/vehicle-draft.ts'
