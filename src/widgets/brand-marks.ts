export type BrandMark = { viewBox: string; lines: readonly string[] }

/** Our own marks without words, drawn in lines of the text's colour; the same drawings as demo/media/brand. */
const brandMarks = {
  group: { viewBox: '0 0 64 64', lines: ['M4 16h56', 'M12 16v40M52 16v40', 'M20 56V42a12 12 0 0 1 24 0v14', 'M4 56h56'] },
  jaguar: {
    viewBox: '0 0 64 64',
    lines: ['M12 56V30C12 19 21 11 32 5c11 6 20 14 20 25v26', 'M22 56V33c0-7 4-12 10-16 6 4 10 9 10 16v23', 'M32 30v26'],
  },
  'land-rover': { viewBox: '0 0 64 64', lines: ['M32 4 60 32 32 60 4 32Z', 'M11 32h42M18 39h28M25 46h14', 'm18 25 9-8 6 5 4-3 9 6'] },
  'range-rover': { viewBox: '0 0 96 32', lines: ['M8 24h80', 'M20 16h56', 'M34 8h28'] },
  defender: { viewBox: '0 0 96 32', lines: ['M30 27V9l8-5h20l8 5v18', 'M39 27V13h18v14', 'M8 27h80'] },
  discovery: { viewBox: '0 0 96 32', lines: ['M8 28h14a26 26 0 0 1 52 0h14', 'M34 28a14 14 0 0 1 28 0', 'm48 28 12-14'] },
} as const satisfies Record<string, BrandMark>

export type MarkName = keyof typeof brandMarks

export function brandMarkOf(name: MarkName): BrandMark {
  return brandMarks[name]
}

export function isMarkName(name: string): name is MarkName {
  return Object.hasOwn(brandMarks, name)
}
