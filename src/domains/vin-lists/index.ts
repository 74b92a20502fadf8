export { askForMap, askWhetherListed } from './ask-vin.ts'
export { ListedVinDraft, listedVinColumns, DEFAULT_VIN_LIST, VinListKey } from './listed-vin.ts'
export { type FoundMap, MapPackageDraft, mapPackageColumns } from './map-package.ts'
export { isVin, normalVin } from './vin.ts'
