// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import type { BlockContext } from '#block-engine/data-loader.ts'
import { readQuery } from '#block-engine/page-query.ts'
import { dataLoaders } from '#blocks/data-loaders.gen.server.ts'
import { propsOf } from '#tests/support/drawing/draw-view.tsx'
import { selectVehicleToUpdate } from './block.ts'
import { SelectVehicleToUpdate } from './view.tsx'

type Props = Parameters<typeof SelectVehicleToUpdate>[0]

const mapper_json = {
  dropdowns: [
    { label: 'جاكوار XE', key: 'XE', children: [2018, '2019'] },
    { label: 'جاكوار XF', key: 'xf', children: ['2020'] },
    { label: 'جاكوار XJ', key: 'xj', children: ['2021'] },
  ],
  subblocks_groups: [
    { key: 'A', match_dropdowns: [{ parent_key: 'xe ', child_key: [2019] }] },
    { key: 'b', match_dropdowns: [{ parent_key: 'XE', child_key: ['2018'] }] },
    {
      key: 'c',
      match_dropdowns: [
        { parent_key: 'xf', child_key: ['2020'] },
        { parent_key: 'Xe', child_key: [] },
      ],
    },
  ],
}
const groups = ['C', ' a', 'b'].map((key) => ({
  key,
  heading: `مجموعة ${key.trim().toUpperCase()}`,
  paragraph: '<p>نص</p>',
  image: { id: 7, alt: 'صورة' },
  links: [{ id: 'l', label: 'المزيد', target: '/more' }],
}))

async function props(search = '', fields: Record<string, unknown> = { mapper_json }): Promise<Props> {
  const query = readQuery(new URLSearchParams(search), selectVehicleToUpdate.readsQuery)
  const data = await dataLoaders.get('select_vehicle_to_update')?.({}, { query } as unknown as BlockContext<never>, [])
  return propsOf<Props>('select_vehicle_to_update', fields, data, groups)
}
const draw = async (fields?: Record<string, unknown>) => render(<SelectVehicleToUpdate {...(await props('', fields))} />).container

const parent = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /السيارة/ })
const child = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /سنة الطراز/ })
const choose = (list: HTMLSelectElement, value: string) => fireEvent.change(list, { target: { value } })
const labels = (list: HTMLSelectElement) => [...list.options].map(({ textContent }) => textContent)
const headings = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

afterEach(cleanup)

test('[B-043] [B-189] a list of vehicles, and one of the years of the chosen one', async () => {
  await draw()
  expect(labels(parent())).toEqual(['اختر', 'جاكوار XE', 'جاكوار XF', 'جاكوار XJ'])
  choose(parent(), 'XE')
  expect(labels(child())).toEqual(['اختر', '2018', '2019'])
  choose(parent(), 'xf')
  expect(labels(child())).toEqual(['اختر', '2020'])
})

test('[B-013] [B-044] [B-190] [B-277] showing reveals exactly the groups that match, in the order of the block, however keys are written', async () => {
  history.replaceState(null, '', '/ar/any/page')
  const selectElement = await draw()
  choose(parent(), 'XE')
  choose(child(), '2019')
  expect(headings()).toEqual([])
  fireEvent.click(button('عرض'))
  expect(headings()).toEqual(['مجموعة C', 'مجموعة A'])
  expect([
    selectElement.textContent?.includes('نص'),
    selectElement.querySelectorAll('img').length,
    selectElement.querySelectorAll('a[href="/more"]').length,
  ]).toEqual([true, 2, 2])
  expect(location.pathname).toBe('/ar/any/page')
})

test('[B-044] another year hides what was shown until show is pressed again', async () => {
  await draw()
  choose(parent(), 'XE')
  choose(child(), '2019')
  fireEvent.click(button('عرض'))
  choose(child(), '2018')
  expect([headings(), screen.getByRole('status').textContent]).toEqual([[], ''])
  fireEvent.click(button('عرض'))
  expect(headings()).toEqual(['مجموعة C', 'مجموعة B'])
})

test('[B-277] without years a group belongs to every year of its vehicle', async () => {
  await draw()
  choose(parent(), 'XE')
  choose(child(), '2018')
  fireEvent.click(button('عرض'))
  expect(headings()).toEqual(['مجموعة C', 'مجموعة B'])
})

test('[B-045] clearing empties both lists and hides the groups and the result', async () => {
  await draw()
  choose(parent(), 'XE')
  choose(child(), '2019')
  fireEvent.click(button('عرض'))
  fireEvent.click(button('مسح'))
  expect([parent().value, child().value, headings(), screen.getByRole('status').textContent]).toEqual(['', '', [], ''])
})

test('[B-046] the years wait for a vehicle, showing for both, and another vehicle begins anew', async () => {
  await draw()
  expect([child().disabled, button('عرض').disabled]).toEqual([true, true])
  choose(parent(), 'XE')
  expect([child().disabled, button('عرض').disabled]).toEqual([false, true])
  choose(child(), '2019')
  expect(button('عرض').disabled).toBe(false)
  fireEvent.click(button('عرض'))
  choose(parent(), 'xf')
  expect([child().value, headings(), button('عرض').disabled]).toEqual(['', [], true])
})

test('[B-191] [B-192] the result fills every placeholder; without a match it says 0 and the text for that: result_label empty_text mapper_json', async () => {
  const selectElement = await draw({ mapper_json, result_label: '{amount} لـ{parent} {child} {amount}', empty_text: 'لا شيء' })
  choose(parent(), 'XE')
  choose(child(), '2019')
  fireEvent.click(button('عرض'))
  expect(screen.getByRole('status').textContent).toBe('2 لـجاكوار XE 2019 2')
  expect(selectElement.textContent).not.toContain('لا شيء')
  choose(parent(), 'xj')
  choose(child(), '2021')
  fireEvent.click(button('عرض'))
  expect(screen.getByRole('status').textContent).toBe('0 لـجاكوار XJ 2021 0')
  expect(selectElement.textContent).toContain('لا شيء')
})

test('without a script the form leads to the same by its address: key, heading, paragraph, image and links', async () => {
  const first = new DOMParser().parseFromString(renderToString(<SelectVehicleToUpdate {...(await props())} />), 'text/html')
  const form = first.querySelector('form')
  const lists = [...(form?.querySelectorAll('select') ?? [])]
  expect([form?.method, lists.map(({ name, disabled }) => [name, disabled]), form?.querySelector('button')?.disabled]).toEqual([
    'get',
    [
      ['vehicle', false],
      ['model_year', false],
    ],
    false,
  ])
  const answer = new DOMParser().parseFromString(renderToString(<SelectVehicleToUpdate {...(await props('?vehicle=XE&model_year=2019'))} />), 'text/html')
  expect([...answer.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(['مجموعة C', 'مجموعة A'])
})
