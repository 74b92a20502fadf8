/** What a car needs that visitors find, and may lack all the same: staff took it away, or its retailer went. */
export const lackedParts = ['picture', 'retailer', 'price'] as const
export type LackedPart = (typeof lackedParts)[number]
