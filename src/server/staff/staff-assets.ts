/** The two applications for staff. */
export const staffApps = ['editor', 'admin'] as const
export type StaffApp = (typeof staffApps)[number]

/**
 * The assets of an application's document: its module, static imports and stylesheets. `parts` are source files that it will import
 * later and that are preloaded too, with the texts that these fetch; a part that is not in the build is skipped.
 */
export type StaffAssets = (
  app: StaffApp,
  parts?: readonly string[],
) => { script: string; preloads: readonly string[]; texts: readonly string[]; styles: readonly string[] }

export const staffEntry = (app: StaffApp) => `src/${app}/start.tsx`
