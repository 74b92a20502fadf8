/** The two applications for staff. */
export const staffApps = ['editor', 'admin'] as const
export type StaffApp = (typeof staffApps)[number]

/** What the document of an application loads: its module, what that imports at once, and its stylesheets. */
export type StaffAssets = (app: StaffApp) => { script: string; preloads: readonly string[]; styles: readonly string[] }

export const staffEntry = (app: StaffApp) => `src/${app}/start.tsx`
