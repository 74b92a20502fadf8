import { describe, expect, test, vi } from 'vitest'
import { recordingLog } from '#tests/support/site/quiet-log.ts'
import { ownedSiteWords } from '../words.ts'
import { widgetTranslations } from './widget-translations.ts'
import { readWords, wordReader } from './word-reader.ts'

const wordsWith = (overrides: Record<string, string> = {}, log = recordingLog()) => ({
  log,
  word: wordReader({ overrides: new Map(Object.entries(overrides)), log }),
})

describe('a word', () => {
  test('[A-027] is what staff wrote, else the Arabic that ships', () => {
    expect(wordsWith({ 'error.try_again': 'مرة أخرى' }).word('error.try_again', 'Try again', 'إعادة المحاولة')).toBe('مرة أخرى')
    expect(wordsWith().word('error.try_again', 'Try again', 'إعادة المحاولة')).toBe('إعادة المحاولة')
  })

  test('[A-027][A-358][C-334] is the exact English with one warning when there is no Arabic', () => {
    const { word, log } = wordsWith()
    const warn = vi.spyOn(log, 'warn')
    expect([word('x.title', 'Page not found', ''), word('x.title', 'Page not found', '')]).toEqual(['Page not found', 'Page not found'])
    expect(log.messages).toEqual(['Missing translation x.title'])
    expect(warn).toHaveBeenCalledOnce()
  })

  test('[A-027] emptied by staff is the shipped one again', () => {
    expect(wordsWith({ a: '' }).word('a', 'A', 'أ')).toBe('أ')
  })
})

describe('the words of the site', () => {
  test('[A-027] are read all at once', () => {
    const words = readWords(ownedSiteWords, wordsWith({ 'dialog.close': 'إنهاء' }).word)
    expect(words['dialog.close']).toBe('إنهاء')
    expect(words['error.try_again']).toBe('إعادة المحاولة')
  })
})

describe('the words of widgets', () => {
  const words = { seats: ['seats', 'مقاعد'], seat: ['seat', ''] } as const

  test('[C-305] of ar are Arabic, below data.attributes.data', () => {
    const overrides = new Map([['seats', 'أماكن']])
    expect(widgetTranslations('AR', words, new Map())).toEqual({
      data: { id: 'ar', type: 'widget_translations_config', attributes: { data: { seats: 'مقاعد', seat: 'seat' } } },
    })
    expect(widgetTranslations('ar', words, overrides).data.attributes.data.seats).toBe('أماكن')
    expect(widgetTranslations('en', words, new Map()).data.attributes.data).toEqual({ seats: 'seats', seat: 'seat' })
  })
})
