const RIGHT_TO_LEFT_LETTER = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const LATIN_LETTER = /\p{Script=Latin}/u

/** True for text such as 'F-PACE 2.0', which would be reordered inside an Arabic sentence. */
export function isLatinOnly(text: string): boolean {
  return LATIN_LETTER.test(text) && !RIGHT_TO_LEFT_LETTER.test(text)
}

/** Text as it is, or isolated in <bdi> when it is Latin only. */
export function BidiText({ text }: { text: string }) {
  return isLatinOnly(text) ? <bdi>{text}</bdi> : text
}

/** A number with its unit or currency: left to right, unless it contains an Arabic word. */
export function BidiFigure({ text }: { text: string }) {
  return <bdi dir={/\p{L}/u.test(text) ? 'auto' : 'ltr'}>{text}</bdi>
}
