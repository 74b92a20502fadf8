// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Dropdown } from './dropdown.tsx'

HTMLElement.prototype.scrollIntoView = () => undefined
afterEach(cleanup)

test('[A-405] the open list is at most 300 px high, or as high as its caller says', () => {
  const heightOf = (maxHeight?: number) => {
    render(
      <Dropdown
        label="المدينة"
        options={[{ value: 'dxb', label: 'دبي' }]}
        value={null}
        onChange={() => undefined}
        {...(maxHeight === undefined ? {} : { maxHeight })}
      />,
    )
    fireEvent.click(screen.getByRole('combobox'))
    const height = screen.getByRole('listbox').style.maxBlockSize
    cleanup()
    return height
  }
  expect([heightOf(), heightOf(420)]).toEqual(['300px', '420px'])
})
