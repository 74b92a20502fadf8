import { expect, test } from 'vitest'
import { onDeviceScreen } from './on-device-screen.ts'

test('units of the screen height mean that of a device; widths, names and colours stay', () => {
  expect(onDeviceScreen('a{height:100svb;min-height:calc(52.5dvh - 1rem);max-height:.5vh;width:100vw}')).toBe(
    'a{height:calc(100 * var(--device-height) / 100);min-height:calc(calc(52.5 * var(--device-height) / 100) - 1rem);max-height:calc(.5 * var(--device-height) / 100);width:100vw}',
  )
  expect(onDeviceScreen('.a1vh{color:#1vh;--x-2vh:1px;inline-size:3vi}')).toBe('.a1vh{color:#1vh;--x-2vh:1px;inline-size:3vi}')
})
