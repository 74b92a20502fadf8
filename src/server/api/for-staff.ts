/** Keeps browsers and proxies from caching responses to staff. */
export const forStaff = { 'cache-control': 'private, no-store' } as const satisfies Record<string, string>
