/** Kinds of records that staff look up from anywhere, in the order in which they are shown. */
export const foundKinds = ['page', 'vehicle', 'customer', 'order', 'lead', 'user', 'setting'] as const
export type FoundKind = (typeof foundKinds)[number]

/** A record that staff looked up. `title` names it for people, `about` says more of it, `code` is a Latin run: a path, a number, an address. */
export type FoundRecord = { kind: FoundKind; id: string; title: string; about: string; code: string }
