/** Only where prices come at an exchange rate; elsewhere the server's markup is all there is to show. */
export const island = 'load' as const
