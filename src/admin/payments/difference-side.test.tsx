// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { AdminContext, memoryStore } from 'react-admin'
import { expect, test } from 'vitest'
import { createI18nProvider } from '../i18n/i18n-provider.ts'
import { DifferenceSide } from './difference-side.tsx'

test.each([
  ['200000 AED', '\u20682,000 درهم\u2069'],
  ['part_refunded', 'رُدّ جزء منها'],
  ['captured 12345 KWD', 'مدفوعة \u206812.345 دينار\u2069'],
  ['', ''],
])('a difference of “%s” reads “%s”', (text, sentence) => {
  const { container } = render(
    <AdminContext i18nProvider={createI18nProvider('ar', [], () => undefined)} store={memoryStore()}>
      <DifferenceSide text={text} />
    </AdminContext>,
  )
  expect(container.textContent).toBe(sentence)
})
