import { expect, test } from 'vitest'
import { formHref, isFormHref } from './form-href.ts'

test('[C-046] the address of a form carries hidden values, two columns and the car, and nothing that was not given', () => {
  expect(formHref({ formId: 5 })).toBe('/ar/form/5')
  expect(formHref({ formId: 5, layout: 'default', hidden: {} })).toBe('/ar/form/5')
  expect(formHref({ formId: 5, layout: 'double_column', hidden: { model: 'defender 110' }, vehicleId: 326 })).toBe(
    '/ar/form/5?model=defender+110&_layout=double_column&_vehicle=326',
  )
  expect(formHref({ formId: 5, vehicleId: 0 })).toBe('/ar/form/5?_vehicle=0')
})

test('[C-046] an address is that of a form with its number alone, before a query or an anchor', () => {
  for (const href of ['/ar/form/1', '/ar/form/123456789', '/ar/form/5?x=1', '/ar/form/5#a']) expect([href, isFormHref(href)]).toEqual([href, true])
  for (const href of ['/ar/form/0', '/ar/form/1234567890', '/ar/form/5/leads', '/ar/form/5a', '/ar/forms/5', 'x/ar/form/5', '/ar/form/'])
    expect([href, isFormHref(href)]).toEqual([href, false])
})
