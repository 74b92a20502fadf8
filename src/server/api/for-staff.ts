/** No answer to staff may be kept by a browser or a proxy. */
export const forStaff = { 'cache-control': 'private, no-store' } as const satisfies Record<string, string>
