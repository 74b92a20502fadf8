// @vitest-environment jsdom
import { textsIn } from '#kernel/words/words.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { VehicleDraft } from '../vehicles/fields/vehicle-draft.ts'
import { lightVehicle } from '../vehicles/fields/light-vehicle.ts'
import { readStockWords } from '../words.ts'
import { aVehicleAttributes, priceRules } from '#tests/support/records/a-vehicle.ts'
import { cardView } from '../cards/card-view.ts'
import { MainCall } from './main-call.tsx'

afterEach(cleanup)

const words = readStockWords(({ words }) => textsIn('ar', words))
const aButton = (button_type: string, label: string) => ({ button_type, label, button_set_setup_id: '7' })

function show(buttons: ReturnType<typeof aButton>[]) {
  const vehicle = lightVehicle(aVehicleAttributes({ link: '/showroom/x-1', buttons }))
  render(<MainCall card={cardView(vehicle, { rules: priceRules(), words, showsOwner: false })} />)
  return screen.queryByRole('link')
}

test('[A-142] the data of a button are its type, its label and its button set', () => {
  expect(Object.keys(VehicleDraft.shape.buttons.parse([{}])[0] ?? {})).toEqual(['button_type', 'label', 'button_set_setup_id'])
})

test('[A-142] the primary button is the main call on the card, wherever it stands', () => {
  const link = show([aButton('secondary', 'تجربة قيادة'), aButton('primary', 'احجزها الآن'), aButton('primary', 'أخرى')])
  expect([link?.textContent, link?.getAttribute('href')]).toEqual(['احجزها الآن', '/ar/showroom/x-1'])
  expect(screen.queryByText('تجربة قيادة')).toBeNull()
})

test('[A-142] without a primary button a card has no such call', () => {
  expect(show([aButton('secondary', 'تجربة قيادة'), aButton('primary', ' ')])).toBeNull()
})
