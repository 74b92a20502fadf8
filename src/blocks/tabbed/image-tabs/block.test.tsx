// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { blockElement, renderExample } from '#tests/support/drawing/render-block.tsx'
import { sectionImageTabs } from './block.ts'

const tabs = [
  { tab_icon: 'globe', tab_label: 'الصحراء', tab_id: 'desert', image: { id: 1 }, heading: 'رمل', paragraph: '<p>نص الرمل</p>' },
  { tab_label: 'الماء', tab_id: 'water', image: { id: 2 }, heading: 'ماء', paragraph: '<p>نص الماء</p>' },
]

afterEach(cleanup)

test('[B-096] a press on a tab changes the picture and the text', () => {
  render(blockElement(aStoredBlock('section_image_tabs', {}, tabs)))
  const shownPanels = () => [...document.querySelectorAll<HTMLElement>('[role="tabpanel"][data-selected]')]
  expect(shownPanels().map(({ textContent }) => textContent)).toEqual(['رملنص الرمل'])
  fireEvent.click(screen.getByRole('tab', { name: 'الماء' }))
  expect(shownPanels().map(({ textContent }) => textContent)).toEqual(['ماءنص الماء'])
  expect(shownPanels()[0]?.querySelector('img')?.getAttribute('src')).toContain('/2/')
})

test('[B-218] the padding of a tab is 22 px unless another is set', () => {
  const padOf = (fields: object) => {
    const list = renderExample('section_image_tabs', { ...fields }, tabs).querySelector<HTMLElement>('[role="tablist"]')
    return `${list?.dataset.padTens}${list?.dataset.padOnes}`
  }
  expect([padOf({}), padOf({ tab_padding: 35 })]).toEqual(['22', '35'])
})

test('it takes ten tabs, and without any it is not there', () => {
  expect(sectionImageTabs.groups.max).toBe(10)
  expect(renderExample('section_image_tabs', { heading: 'عنوان' }).childElementCount).toBe(0)
})
