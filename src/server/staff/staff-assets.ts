/** The two applications for staff. */
export const staffApps = ['editor', 'admin'] as const
export type StaffApp = (typeof staffApps)[number]

/**
 * What the document of an application loads: its module, what that imports at once, and its stylesheets. `parts` are files of the
 * source tree that it will import by and by and that come along; one that the build does not have is passed over.
 */
export type StaffAssets = (app: StaffApp, parts?: readonly string[]) => { script: string; preloads: readonly string[]; styles: readonly string[] }

export const staffEntry = (app: StaffApp) => `src/${app}/start.tsx`
