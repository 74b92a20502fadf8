const ARABIC_ZERO = 0x0660 // ٠
const PERSIAN_ZERO = 0x06f0 // ۰

/** Arabic-Indic and Persian digits as Latin ones; the Arabic decimal and thousands separators as `.` and `,`. */
export function latinDigits(text: string): string {
  return text
    .replace(/[٠-٩۰-۹]/g, (digit) => {
      const code = digit.charCodeAt(0)
      const zero = code >= PERSIAN_ZERO ? PERSIAN_ZERO : ARABIC_ZERO
      return String(code - zero)
    })
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
}
