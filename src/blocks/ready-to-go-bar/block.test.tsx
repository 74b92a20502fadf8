import { expect, test } from 'vitest'
import { validateBlocks } from '#block-engine/stored/validate-block.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { renderExample } from '#tests/support/drawing/render-block.tsx'

const steps = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ icon: 'drive', label: `خطوة ${index + 1}`, link: { url: `/step-${index + 1}` } }))

test('[B-111] the bar is a named navigation of icon links', () => {
  const page = renderExample('ready_to_go_bar', { heading: 'خطوتك التالية' }, steps(2))
  const bar = page.querySelector('nav[aria-label="خطوتك التالية"]')
  expect([...(bar?.querySelectorAll('a') ?? [])].map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/step-1', 'خطوة 1'],
    ['/step-2', 'خطوة 2'],
  ])
  expect(bar?.querySelector('a svg[data-icon="drive"]')).not.toBeNull()
  expect(renderExample('ready_to_go_bar', {}, steps(1)).querySelector('nav')?.getAttribute('aria-label')).toBe('الخطوات التالية')
})

test('[B-111] an entry that leads nowhere is left out, and a bar without entries is not there', () => {
  expect(renderExample('ready_to_go_bar', {}, [{ label: 'بلا رابط' }, ...steps(1)]).querySelectorAll('li')).toHaveLength(1)
  expect(renderExample('ready_to_go_bar', { heading: 'عنوان' }).firstElementChild).toBeNull()
})

test('[B-300] five entries are stored and the first four shown; a sixth is refused', () => {
  expect(validateBlocks([aStoredBlock('ready_to_go_bar', {}, steps(5))], catalogue)).toEqual([])
  const linkTexts = [...renderExample('ready_to_go_bar', {}, steps(5)).querySelectorAll('a')].map((link) => link.textContent)
  expect(linkTexts).toEqual(['خطوة 1', 'خطوة 2', 'خطوة 3', 'خطوة 4'])
  expect(validateBlocks([aStoredBlock('ready_to_go_bar', {}, steps(6))], catalogue)).toMatchObject([{ code: 'too_many_groups' }])
})
