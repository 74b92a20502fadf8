// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { OPENING_ID, takeOpening } from './opening.ts'

test('what the document brought along is taken once: what is opened again is asked for', () => {
  document.body.innerHTML = `<script type="application/json" id="${OPENING_ID}">{"draft":{"page_id":7}}</script>`
  expect(takeOpening()).toEqual({ draft: { page_id: 7 } })
  expect(takeOpening()).toBeNull()
})
