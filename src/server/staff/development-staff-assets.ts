import type { StaffAssets } from './staff-assets.ts'

/** The applications for staff straight from the source tree. */
export function developmentStaffAssets(base: string): StaffAssets {
  return (app) => ({ script: `${base}src/${app}/start-development.ts`, preloads: [], styles: [] })
}
