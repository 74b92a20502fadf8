// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { enterPage, readPage } from '../navigation/page-state.ts'
import { removeUnmet } from './unmet-content.ts'

const unmet = '<div data-unmet><p>عرض</p></div><div data-unmet-fallback><p>بدلًا منه</p></div><p>دائم</p>'

test('[C-125][C-128] what has an unmet condition leaves the page and its fallback takes its place, on each page that comes', () => {
  document.body.innerHTML = `<main>${unmet}</main>`
  removeUnmet()
  const isSettled = () => {
    expect(document.body.textContent).toBe('بدلًا منهدائم')
    expect(document.querySelector('[data-unmet], [data-unmet-fallback]')).toBeNull()
  }
  isSettled()
  document.body.innerHTML = `<main>${unmet}</main>`
  enterPage(readPage(document), 200)
  isSettled()
})
