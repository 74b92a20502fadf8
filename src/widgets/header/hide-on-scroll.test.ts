// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { hideHeaderOnScroll } from './hide-on-scroll.ts'

const isHidden = () => document.documentElement.hasAttribute('data-header-hidden')

function scrollTo(px: number): void {
  vi.stubGlobal('scrollY', px)
  dispatchEvent(new Event('scroll'))
}

vi.stubGlobal('innerHeight', 800)
vi.stubGlobal('scrollY', 0)
// jsdom has neither navigation timing nor popovers.
vi.spyOn(performance, 'getEntriesByType').mockReturnValue([])
const find = document.querySelector.bind(document)
vi.spyOn(document, 'querySelector').mockImplementation((selector: string) => find(selector.replace('body > header :popover-open, ', '')))
document.body.innerHTML = '<header><a href="/ar/">الرئيسية</a></header><main><a href="#place">إلى الموضع</a><a href="/ar/about">من نحن</a></main>'
hideHeaderOnScroll()

beforeEach(() => {
  scrollTo(0)
  dispatchEvent(new Event('scrollend'))
})

test('[C-422] the header leaves on the way down and is back on the way up', () => {
  scrollTo(100)
  expect(isHidden()).toBe(false)
  scrollTo(300)
  expect(isHidden()).toBe(true)
  scrollTo(295)
  expect(isHidden()).toBe(true)
  scrollTo(280)
  expect(isHidden()).toBe(false)
})

test('[C-422] it is back as soon as the focus enters it, and only then', () => {
  scrollTo(600)
  const [inside, , other] = document.querySelectorAll('a')
  other?.focus()
  expect(isHidden()).toBe(true)
  inside?.focus()
  expect(isHidden()).toBe(false)
})

test('[A-052] it stays on the way to an anchor, which stops below it', () => {
  document.querySelectorAll('a')[1]?.click()
  scrollTo(900)
  expect(isHidden()).toBe(false)
  dispatchEvent(new Event('scrollend'))
  scrollTo(1200)
  expect(isHidden()).toBe(true)
})
