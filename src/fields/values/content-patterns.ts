/** What texts of some contents look like; '' is no address. */
export const contentPatterns = {
  address: /^(https?:\/\/|\/(?!\/)|$)/i,
  currency: /^[A-Z]{3}$/,
} as const
