import type { StaffAssets } from './staff-assets.ts'

/** Assets of the staff applications from the source tree. */
export function developmentStaffAssets(base: string): StaffAssets {
  return (app) => ({ script: `${base}src/${app}/start-development.ts`, preloads: [], texts: [], styles: [] })
}
