import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Dropdown, type DropdownOption, listMove } from './dropdown.tsx'

const options: DropdownOption[] = [
  { value: 'kwt', label: 'الكويت' },
  { value: 'hwl', label: 'حولي', isDisabled: true },
  { value: 'rr', label: 'Range Rover' },
]
const nothing = () => undefined

test('[A-405] an empty dropdown says Select option unless its caller has other words', () => {
  expect(renderToStaticMarkup(<Dropdown label="المدينة" options={options} value={null} onChange={nothing} />)).toContain('Select option')
  expect(renderToStaticMarkup(<Dropdown label="المدينة" placeholder="اختر المدينة" options={options} value="" onChange={nothing} />)).toContain('اختر المدينة')
})

test('the chosen option stands in the button and is marked in the closed list', () => {
  const html = renderToStaticMarkup(<Dropdown label="الطراز" options={options} value="rr" onChange={nothing} name="model" />)
  expect(html).toContain('aria-expanded="false"')
  expect(html.match(/aria-selected="true"/g)).toHaveLength(1)
  expect(html.match(/<bdi>Range Rover<\/bdi>/g)).toHaveLength(2)
  expect(html).toContain('<input type="hidden" name="model" value="rr"/>')
})

test('arrows and Home and End skip disabled options and stop at the ends', () => {
  expect(listMove('ArrowDown', options, 0)).toBe(2)
  expect(listMove('ArrowUp', options, 2)).toBe(0)
  expect(listMove('ArrowDown', options, 2)).toBe(2)
  expect(listMove('ArrowUp', options, 0)).toBe(0)
  expect(listMove('Home', options, 2)).toBe(0)
  expect(listMove('End', options, 0)).toBe(2)
  expect(listMove('a', options, 0)).toBeUndefined()
})
