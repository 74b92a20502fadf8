/** What a visitor without a script typed, and what there is to say. */
export type PostedCheck = { vin: string; answer: 'listed' | 'clear' | 'failed' | 'not_a_vin' }

/** What a checker has besides its fields: how visitors call the importer (null without a number), and the answer to a plain post. */
export type Check = { phone: { text: string; href: string } | null; posted: PostedCheck | null }
