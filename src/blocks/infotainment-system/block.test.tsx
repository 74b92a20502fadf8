// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { validateBlocks } from '#block-engine/stored/validate-block.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { blockElement, renderExample } from '#tests/support/drawing/render-block.tsx'
import { infotainmentSystem } from './block.ts'

const options = [
  { option_label: 'الجيل الثاني', image: { id: 1 }, yt: 'https://youtu.be/aqz-KE-bpKQ', paragraph: '<p>نص الثاني</p>' },
  { model_key: 'defender-2025', image: { id: 2 }, links: [{ id: 'l', label: 'الدليل', target: '/ownership' }] },
]

afterEach(cleanup)

const shownArticles = () => [...document.querySelectorAll<HTMLElement>('article[data-shown]')]

test('[B-095] visitors choose a system, and its title, picture, film, text and links appear', () => {
  render(blockElement(aStoredBlock('infotainment_system', {}, options)))
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['الجيل الثاني', 'Defender 2025'])
  expect(shownArticles().map((system) => system.querySelector('h2')?.textContent)).toEqual(['مزايا الجيل الثاني'])
  expect(shownArticles()[0]?.querySelector('a[data-opens="video"]')?.getAttribute('href')).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ')
  expect(shownArticles()[0]?.textContent).toContain('نص الثاني')
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'g2' } })
  expect(shownArticles().map((system) => system.querySelector('h2')?.textContent)).toEqual(['مزايا Defender 2025'])
  expect(shownArticles()[0]?.querySelector('img')?.getAttribute('src')).toContain('/2/')
  expect(shownArticles()[0]?.querySelector('li a')?.getAttribute('href')).toBe('/ownership')
})

test('[B-257] [C-170] a title without {selectedOption} is refused, and one with it names the chosen one', () => {
  const problemsOf = (model_title: string) => validateBlocks([aStoredBlock('infotainment_system', { model_title })], catalogue)
  expect(problemsOf('مزايا السيارة')).toMatchObject([{ field: 'model_title' }])
  expect(problemsOf('كل ما في {selectedOption}')).toEqual([])
  expect(renderExample('infotainment_system', { model_title: 'كل ما في {selectedOption}' }, options).querySelector('h2')?.textContent).toBe(
    'كل ما في الجيل الثاني',
  )
})

test('[B-257] a name with a dollar sign is taken to the letter', () => {
  expect(renderExample('infotainment_system', {}, [{ option_label: '$& $1' }]).querySelector('h2')?.textContent).toBe('مزايا $& $1')
})

test('[B-298] it takes 30 systems; one alone has nothing to choose', () => {
  expect(infotainmentSystem.groups.max).toBe(30)
  expect(renderExample('infotainment_system', {}, options.slice(0, 1)).querySelector('select')).toBeNull()
})
