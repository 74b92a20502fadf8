// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { quietFrame } from './quiet-frame.ts'

test('nothing in the frame is in the tab order and no block is a button, also when it is drawn later', async () => {
  document.body.innerHTML = '<div data-block="a" tabindex="0" aria-pressed="false"><a href="/ar/">رابط</a><p>نص</p></div>'
  const stop = quietFrame(document)
  const block = document.querySelector('[data-block]') as HTMLElement
  block.insertAdjacentHTML('beforeend', '<section><button>زر</button></section>')
  block.setAttribute('aria-pressed', 'true')
  block.querySelector('a')?.setAttribute('tabindex', '0')
  await new Promise((resolve) => setTimeout(resolve))
  expect([...document.body.querySelectorAll('a, button, [data-block]')].map((element) => element.getAttribute('tabindex'))).toEqual(['-1', '-1', '-1'])
  expect([block.hasAttribute('aria-pressed'), document.querySelector('p')?.hasAttribute('tabindex')]).toEqual([false, false])
  stop()
})
