const LONGEST = 100

/** A file name that is safe in addresses, headers and file systems: letters of any script, digits, dots and hyphens, ending in `.pdf`. */
export function documentName(fileName: string): string {
  const letters = fileName
    .normalize('NFC')
    .replace(/\.pdf$/i, '')
    .replace(/[^\p{L}\p{M}\p{N}.]+/gu, '-')
    .replace(/\.{2,}/g, '.')
  const stem = [...letters]
    .slice(0, LONGEST)
    .join('')
    .replace(/^[.-]+|[.-]+$/g, '')
  return `${stem || 'document'}.pdf`
}
