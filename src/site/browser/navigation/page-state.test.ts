// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { $page, enterPage, readPage } from './page-state.ts'

function aDocument(data: Record<string, unknown>): Document {
  const page = document.implementation.createHTMLDocument()
  const main = page.body.appendChild(page.createElement('main'))
  main.dataset.page = JSON.stringify(data)
  return page
}

test('[A-180] after a navigation the previous page is the one that was current, and a failed one says its status', () => {
  const home = readPage(aDocument({ id: 1, path: '', watch: [], hasStockLocatorBlocks: false }))
  const stock = readPage(aDocument({ id: 2, path: 'stock', watch: ['page'], hasStockLocatorBlocks: true }))
  enterPage(home, 200)
  expect($page.get()).toEqual({ current: home, previous: null, backendError: null })
  enterPage(stock, 200)
  expect($page.get()).toEqual({ current: stock, previous: home, backendError: null })
  expect($page.get().current?.hasStockLocatorBlocks).toBe(true)
  enterPage(home, 503)
  expect($page.get()).toEqual({ current: home, previous: stock, backendError: 503 })
})

test('[A-237] a page that says nothing of itself watches nothing', () => {
  expect(readPage(document.implementation.createHTMLDocument())).toEqual({ id: null, path: '', watch: [], hasStockLocatorBlocks: false, type: 'dx_other' })
})
