export { isListedVin, listedVins, listedVinSorts } from './listed-vins.server.ts'
export { findMapPackage, mapPackages, mapPackageSorts } from './map-packages.server.ts'
export { seedVinLists } from './seed-vin-lists.server.ts'
