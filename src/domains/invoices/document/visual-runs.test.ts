import { describe, expect, test } from 'vitest'
import { isolated, visualRuns } from './visual-runs.ts'

const shown = (line: string) => visualRuns(line).map(({ text, isRightToLeft }) => (isRightToLeft ? `<${text}` : text))

describe('a line of an invoice, from left to right as it stands on paper', () => {
  test('Arabic stands at the right of the number that follows it, and the number is not turned', () => {
    expect(shown('الإجمالي 1,250.50')).toEqual(['1,250.50', '<الإجمالي '])
  })

  test('a VIN, a plate and a number with dashes keep their order when they are isolated', () => {
    expect(shown(`رقم الهيكل: ${isolated('SALEA7RU0P2000326')}`)).toEqual(['SALEA7RU0P2000326', '<رقم الهيكل: '])
    expect(shown(isolated('INV-2026-000041'))).toEqual(['INV-2026-000041'])
    expect(shown(`هاتف ${isolated('+971 50 123 4567')}، بريد`)).toEqual(['<، بريد', '+971 50 123 4567', '<هاتف '])
  })

  test('brackets of Arabic are mirrored around what they hold, those of Latin are not', () => {
    expect(shown('سيارة (جديدة)')).toEqual(['<سيارة )جديدة('])
    expect(shown(isolated('Defender (110)'))).toEqual(['Defender (110)'])
  })

  test('signs without letters between two directions are turned by themselves', () => {
    expect(shown(`ضريبة 5%: ${isolated('59.55')}`)).toEqual(['59.55', '< :%', '5', '<ضريبة '])
  })

  test('the marks that order the text are not drawn', () => {
    expect(
      visualRuns(`\u200fأ\u2066b\u2069\u200e`)
        .map(({ text }) => text)
        .join(''),
    ).toBe('bأ')
    expect(isolated('')).toBe('')
  })
})
