// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { measuringConfig } from '#domains/analytics/measuring-config.ts'
import { sanitiseMarkup } from '#domains/content/index.server.ts'

const scripts = globSync('src/{site/browser,ui,widgets,blocks,screens,domains}/**/*.{ts,tsx}').filter((path) => !/\.(test|server)\./.test(path))
const looked = scripts.flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/getElementById\(['"]([\w-]+)['"]\)/g)].map(([, id = '']) => id))

test('no id that a script of the site looks for comes from the markup of editors; their own anchors stay', () => {
  expect(looked.length).toBeGreaterThan(5)
  for (const id of [...new Set(looked), 'measuring', 'unsent-kept', 'tab-3-1']) {
    expect([id, sanitiseMarkup(`<div id="${id}">x</div><a id="${id}" href="#x">y</a>`)]).toEqual([id, expect.not.stringContaining(' id=')])
  }
  expect(sanitiseMarkup('<h2 id="warranty">x</h2><a href="#warranty">y</a>')).toBe('<h2 id="warranty">x</h2><a href="#warranty">y</a>')
})

test('an element of content with the id of the measuring data is not taken for it', () => {
  document.body.innerHTML = '<div id="measuring">{"tags":{"id":"GTM-EVIL","url":"https://evil.test/x.js"}}</div>'
  expect(measuringConfig()).toEqual({ tags: null, speed: 'after_consent', nonce: '' })
  document.body.insertAdjacentHTML('beforeend', '<script type="application/json" id="measuring">{"speed":"off"}</script>')
  expect(measuringConfig().speed).toBe('off')
})
