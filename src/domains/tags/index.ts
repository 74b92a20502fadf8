export { covers, joinSources, type TagSources, tagSources } from './purpose.ts'
export type { TagSettings } from './settings.ts'
export { sourcesOf, type VendorId, vendors } from './vendors.ts'
