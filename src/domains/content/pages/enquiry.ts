/** The kinds of enquiry that a link can open, as `enquiry:` and one of these; a predefined link may have that address. */
export const enquiryKinds = ['test-drive', 'offer', 'brochure', 'design', 'service', 'trade-in', 'notify'] as const
export type EnquiryKind = (typeof enquiryKinds)[number]

const SCHEME = 'enquiry:'

/** The enquiry that an address asks for; null for any other address. */
export function enquiryOf(url: string): EnquiryKind | null {
  const address = url.trim()
  return enquiryKinds.find((kind) => address === SCHEME + kind) ?? null
}
