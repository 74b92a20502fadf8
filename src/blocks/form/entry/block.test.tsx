import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { formsForBlocks } from '#tests/support/drawing/forms-for-blocks.ts'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { renderHtml } from '#tests/support/drawing/render-block.tsx'
import { load } from './data.server.ts'

test('[B-110] draws the form that form_id chooses below its heading and text, beside its picture', async () => {
  const fields = { form_id: '3', heading: 'اطلب الكتيّب', paragraph: '<p>نرسله إليك.</p>', image: { id: 24753 } }
  const values = { ...fields, form_hidden_field_mapping: null } as unknown as Parameters<typeof load>[0]
  const fragment = JSDOM.fragment(renderHtml(aStoredBlock('entry_form', fields), {}, await load(values, { forms: formsForBlocks() })))
  expect(fragment.querySelector('form')?.getAttribute('action')).toBe('/ar/form/3')
  expect([fragment.querySelector('h2')?.textContent, fragment.querySelector('img') !== null]).toEqual(['اطلب الكتيّب', true])
  expect(fragment.textContent).toContain('نرسله إليك.')
})
