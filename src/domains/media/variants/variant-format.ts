/** The formats of served pictures, from best compressed to most widely supported, with the ending of their storage key. */
export const variantFormats = [
  { type: 'image/avif', ending: 'avif' },
  { type: 'image/webp', ending: 'webp' },
  { type: 'image/jpeg', ending: 'jpg' },
] as const
export type VariantFormat = (typeof variantFormats)[number]

const jpeg = variantFormats[2]

/**
 * The best format that an Accept header names. Wildcards do not count: a client that sends only `image/*` or nothing may not support
 * AVIF.
 */
export function chooseFormat(accept: string | undefined): VariantFormat {
  const acceptedTypes = new Set((accept ?? '').toLowerCase().split(',').flatMap(acceptedType))
  return variantFormats.find(({ type }) => acceptedTypes.has(type)) ?? jpeg
}

/** The type of one entry as a list, empty when its weight is 0 (RFC 9110, 12.4.2). */
function acceptedType(entry: string): string[] {
  const [type = '', ...parameters] = entry.split(';').map((part) => part.trim())
  return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [type]
}
