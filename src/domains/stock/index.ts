export type { RetailerEndpoints } from './calls/retailer-calls.ts'
export {
  comparedModel,
  coreGet,
  fetchCompareSpec,
  fetchConfiguredVehicle,
  fetchLightStockList,
  fetchListedVehicle,
  fetchStockList,
  fetchSuggestions,
  getAddress,
} from './calls/stock-calls.ts'
export { type ModelFact, modelFacts } from './models/model-spec.ts'
export { type ExchangeSource, followRate } from './prices/exchange-rate.ts'
export { type PriceRules, readPriceRules } from './prices/price-rules.ts'
export { withoutHiddenPrices } from './prices/without-hidden-prices.ts'
export { countryOfCar, priceTerms, type SoldCar } from './prices/price-terms.ts'
export { isHidden, shownPrice } from './prices/shown-price.ts'
export { onTheRoadPrice, priceBreakdown } from './prices/vehicle-prices.ts'
export { ListingDraft } from './search/listing-record.ts'
export { findSearchedRetailers } from './search/place/find-searched-retailers.ts'
export { nowhere, parsePostcodeSearch, type PostcodeSearch, postcodeQuery, searchedRetailers, searchMode } from './search/place/postcode-search.ts'
export {
  activeFilters,
  backendNames,
  chooseOption,
  type FilterKey,
  filterKeys,
  isPriceKey,
  isRangeKey,
  type ListKey,
  listKeys,
  parseBackendFilters,
  type QueryValues,
  type Range,
  type RangeBounds,
  type RangeKey,
  rangeKeys,
  type StockFilters,
  stockFilters,
} from './search/stock-filters.ts'
export { modelsOf } from './search/models-of.ts'
export { MOST_ITEMS, parseStockQuery, type StockQuery, stringifyStockQuery } from './search/stock-query.ts'
export type { FacetCount, PublishedStock, StockPage } from './search/stock-search.ts'
export { DEFAULT_SORT, sortOptions, type StockSort, stockSorts } from './search/stock-sort.ts'
export { CompanyConfigDraft, companyConfigName } from './showroom/company-config.ts'
export { regionAsked } from './search/place/region-asked.ts'
export { isShowroomAddress, vehicleIdOf } from './showroom/showroom-address.ts'
export { showroomForm } from './showroom/showroom-form.ts'
export { configFlaws, configTypesOf, financeOptions, showroomBlocks } from './showroom/showroom-config.ts'
export { findSimilarVehicles } from './showroom/similar-vehicles.ts'
export { vehicleSchema } from './showroom/vehicle-schema.ts'
export { type CardRules, type CardView, cardView } from './cards/card-view.ts'
export { type CxpButton, cxpButton, type CxpLink } from './cards/cxp-link.ts'
export { type SpecAttribute, specAttributes } from './vehicles/attribute-names.ts'
export { lightVehicle } from './vehicles/fields/light-vehicle.ts'
export { $comparedVehicles, COMPARED_KEY, compareHref, forgetCompared, MOST_COMPARED, toggleCompared } from './saved/compared-vehicles.ts'
export { fetchSavedVehicles } from './saved/fetch-saved-vehicles.ts'
export { readSavedList, SAVED_KEY, type SavedVehicle } from './saved/saved-list.ts'
export { $savedVehicles, isSaved, toggleSaved } from './saved/saved-vehicles.ts'
export { seatForms, type SeatForms, seatsLabel } from './vehicles/seats.ts'
export { valueWord } from './vehicles/value-word.ts'
export { BulkChange, changedPrices, changeOutcomes, LEAST_PERCENT, MOST_PERCENT, priceSteps } from './vehicles/bulk/bulk-change.ts'
export { statusMoves } from './vehicles/status/status-moves.ts'
export { StockDraft, type StockRecord } from './vehicles/stock-record.ts'
export { SISTER_BRAND } from './vehicles/showroom-link.ts'
export { type PublicVehicle, publicVehicle } from './vehicles/public-vehicle.ts'
export { ownerName, type StockVehicle, stockVehicle } from './vehicles/stock-vehicle.ts'
export { lightVehicleShape, publicVehicleShape, type VehicleAttributes } from './vehicles/fields/vehicle-attributes.ts'
export { emptyObject } from './vehicles/fields/stored-values.ts'
export type { WordedKind } from './vehicles/fields/presets.ts'
export {
  type VehicleField,
  vehicleFieldEntries,
  type VehicleSection,
  vehicleSections,
} from './vehicles/fields/vehicle-fields.ts'
export { vehicleFacts } from './vehicles/vehicle-facts.ts'
export { shortVin } from './vehicles/vehicle-figures.ts'
export { ownerFields } from './vehicles/vehicle-owner.ts'
export {
  type AdditionalFeature,
  configTypes,
  financingOptions,
  type FuelType,
  fuelTypes,
  parseFeatures,
  priceTypes,
  stockMarkets,
  type VehicleState,
  type VehicleStatus,
  vehicleStates,
  heldStatuses,
  vehicleStatuses,
} from './vocabulary.ts'
export { FeedDraft, dayStyles, feedDelimiters, feedEncodings, feedFormats, numberStyles } from './feeds/feed.ts'
export { type FeedField, feedFields, findFeedField, neededFields } from './feeds/mapping/feed-fields.ts'
export { writtenInputs } from './feeds/written-fields.ts'
export { type FileColumn, recogniseColumns } from './feeds/mapping/recognise-columns.ts'
export { FeedFlaw } from './feeds/feed-flaw.ts'
export { feedRunStates, isLive } from './feeds/feed-run.ts'
export { nextRun, parseSchedule } from './feeds/feed-schedule.ts'
export type { StockSettings } from './settings.ts'
export { cardWordsOf, type CardWords, readStockWords, stockWords, type StockWords } from './words.ts'
export { mayBecome } from './vehicles/status/status-moves.ts'
export { type MissingPart, missingParts } from './feeds/missing-of.ts'
export { lackedParts } from './lacked-part.ts'
