/** What kinds of requests there are, by the beginning of their path; the first that fits counts, and everything else is `other`. */
const kinds = [
  ['health', /^\/health\//],
  ['asset', /^\/(favicon\.ico$|ar\/(assets|staff|brand|thumbnails)\/)/],
  ['media', /^\/media\//],
  ['auth', /^\/ar\/auth\//],
  ['hook', /^\/(hooks|twilio)\//],
  ['api', /^\/(api|public_api|search_suggestions|forms_api|buy_online)(\/|$)/],
  ['staff', /^\/ar\/(cms|admin)(\/|$)/],
  ['page', /^\/(ar(\/|$)|$)/],
] as const

export type RequestKind = (typeof kinds)[number][0] | 'other'

/** The kind of a request, by which it is counted: few names, since each of them is a series of figures. */
export function kindOfRequest(path: string): RequestKind {
  return kinds.find(([, pattern]) => pattern.test(path))?.[0] ?? 'other'
}
