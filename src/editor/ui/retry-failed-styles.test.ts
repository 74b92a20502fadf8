// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { retryFailedStyles } from './retry-failed-styles.ts'

test('the link of a stylesheet that failed to load leaves the document, and no other element does', () => {
  retryFailedStyles(document)
  document.head.innerHTML = '<link rel="stylesheet" href="/part.css"><link rel="modulepreload" href="/part.js"><script></script>'
  for (const element of [...document.head.children]) element.dispatchEvent(new Event('error'))
  expect([...document.head.children].map(({ outerHTML }) => outerHTML)).toEqual(['<link rel="modulepreload" href="/part.js">', '<script></script>'])
})
