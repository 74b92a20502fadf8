import { expect, test } from 'vitest'
import { valueSchema } from './stored/value-schema.ts'

const link = (value: unknown) => valueSchema({ symbol: 'link', label: '', field_type: 'Link' }).parse(value)

test('[C-083] a link in the documented shape of floating buttons keeps its text', () => {
  expect(link({ url: '/offers', link_text: 'العروض', target: '_blank', type: 'internal' })).toEqual({
    url: '/offers',
    label: 'العروض',
    link_type: 'internal',
    target_action: 'new_tab',
  })
  expect(link({ url: '/offers', link_text: 'العروض', target: '', type: '' })).toEqual({ url: '/offers', label: 'العروض' })
  expect(link({ url: '/offers', label: 'عروضنا', link_text: 'العروض' })).toEqual({ url: '/offers', label: 'عروضنا' })
})
