// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CoreAdminContext, Form } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { BannerContent } from '#domains/consent/index.ts'
import { GlobalFab } from '#domains/quick-actions/settings.ts'
import { shapeOf } from './setting-shapes.ts'
import { ShapedInput } from './shaped-input.tsx'

afterEach(cleanup)

let typed = ''
function Watch() {
  typed = String(useWatch({ name: 'input' }))
  return null
}

function show(key: string, input: string, schema: z.ZodType | null = null) {
  const shape = shapeOf(key)
  if (!shape) throw new Error(`no form for ${key}`)
  render(
    <CoreAdminContext>
      <Form defaultValues={{ input }}>
        <ShapedInput
          source="input"
          shape={shape}
          schema={schema && (z.toJSONSchema(schema, { io: 'input' }) as Record<string, unknown>)}
          label="القيمة"
          otherwise={<p>JSON</p>}
        />
        <Watch />
      </Form>
    </CoreAdminContext>,
  )
  return userEvent.setup()
}

async function write(user: ReturnType<typeof userEvent.setup>, field: HTMLElement | undefined, text: string): Promise<void> {
  await user.click(field as HTMLElement)
  await user.paste(text)
}

const stored = (key: string): unknown => (key === 'general.fab' ? GlobalFab.parse(JSON.parse(typed)) : JSON.parse(typed))

test('[C-117][C-084] the floating button is edited without JSON', { timeout: 60_000 }, async () => {
  const user = show('general.fab', '')
  await user.click(screen.getByLabelText(/مفعّل|In use/))
  await user.click(screen.getByRole('button', { name: /إضافة|Add/ }))
  await write(user, screen.getAllByLabelText(/^(النص|Text)$/)[0], 'احجز')
  await write(user, screen.getAllByLabelText(/عنوان أو اسم|Address, alias/)[0], 'test-drive')
  await user.click(screen.getByLabelText(/روابط سريعة|Quick links/))
  expect(stored('general.fab')).toMatchObject({ items: [{ label: 'احجز', link: 'test-drive' }], isQuickLinks: true })
  await write(user, screen.getByLabelText(/^(القاعدة|Strategy)$/), 'mena_offers')
  await write(user, screen.getByLabelText(/^(القيمة|Value)$/), 'model = velar')
  expect(stored('general.fab')).toMatchObject({ items: [{ dc_strategy: { key: 'mena_offers', value: { model: 'velar' } } }] })
})

test('a stored list is the items of an object', () => {
  show('general.fab', '[{"link":"/a","label":"أول"}]')
  expect((screen.getAllByLabelText(/^(النص|Text)$/)[0] as HTMLInputElement).value).toBe('أول')
})

test('[A-015] what does not fit is said at its own field, of entries in a list as well', async () => {
  const user = show('general.fab', '{"items":[{"label":"أول","link":"/a"}]}', GlobalFab)
  const label = screen.getByLabelText(/نص الزر الرئيسي|Label of the main button/)
  await write(user, label, 'ط'.repeat(61))
  expect(label.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(label.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/الحد الأقصى|At most/)
  expect(screen.getAllByRole('textbox').filter((field) => field.getAttribute('aria-invalid') === 'true')).toEqual([label])
  cleanup()
  show('predefined_links', '[{"alias":"a","url":"/a"},{"alias":"","url":"/b"}]', z.array(z.object({ alias: z.string().min(1), url: z.string() })))
  const names = screen.getAllByLabelText(/^(الاسم|Name)/)
  expect(names.map((field) => field.getAttribute('aria-invalid'))).toEqual(['false', 'true'])
})

test.each([
  ['footer.columns', '[{"heading":"شراء","links":[{"id":"1","label":"عروض","target":"/o"}]}]'],
  ['footer.social_links', '[{"id":"x","label":"X","target":"https://x.example"}]'],
  ['footer.legal_links', '[{"label":"شروط","id":"1","target":"/t"}]'],
  ['logo', '[{"matchingPath":"/x*","homepage":"/x","logo":"defender"}]'],
])('%s is rows, and stays what it is while something else is typed', async (key, stored) => {
  const user = show(key, stored)
  const [first] = screen.getAllByRole('textbox')
  await user.type(first as HTMLElement, '!')
  const [entry] = JSON.parse(stored)
  const [name] = Object.keys(entry)
  const [typedEntry] = JSON.parse(typed)
  expect({ ...typedEntry, [name as string]: entry[name as string] }).toEqual(entry)
  expect(typedEntry[name as string]).toBe(`${entry[name as string]}!`)
})

test('[C-087] predefined links are rows of name and address, which move and go', async () => {
  const user = show('predefined_links', '[{"alias":"a","url":"/a"},{"alias":"b","url":"/b"}]')
  await user.click(screen.getByRole('button', { name: /نقل البند 2|Move entry 2/ }))
  expect(stored('predefined_links')).toEqual([
    { alias: 'b', url: '/b' },
    { alias: 'a', url: '/a' },
  ])
  await user.click(screen.getByRole('button', { name: /إزالة البند 1|Remove entry 1/ }))
  expect(stored('predefined_links')).toEqual([{ alias: 'a', url: '/a' }])
})

test('[C-031] the cookie banner is edited by its parts; rejecting is offered unless it is switched off', { timeout: 60_000 }, async () => {
  const user = show('cookie_consent', '')
  await user.click(screen.getByLabelText(/مفعّل|In use/))
  await write(user, screen.getByLabelText(/العنوان الظاهر|^Title$/), 'ملفات تعريف الارتباط')
  await write(user, screen.getByLabelText(/نص الشريط|What the banner says/), 'نص')
  expect(BannerContent.parse(stored('cookie_consent'))).toMatchObject({ title: 'ملفات تعريف الارتباط', text: 'نص', has_reject: true, button_position: 'left' })
  const reject = screen.getByLabelText(/إتاحة الرفض|Rejecting is offered/) as HTMLInputElement
  expect(reject.checked).toBe(true)
  await user.click(reject)
  expect(BannerContent.parse(stored('cookie_consent')).has_reject).toBe(false)
})

test('[A-230] another consent platform is described line by line', { timeout: 60_000 }, async () => {
  const user = show('consent.platform', '{"cookie":"other"}')
  await write(user, screen.getByLabelText(/الفئات|Categories/), 'ads = optional\nbase = obligatory')
  await write(user, screen.getByLabelText(/أحداث|Events/), 'chosen\nchanged')
  expect(stored('consent.platform')).toEqual({ cookie: 'other', categories: { ads: 'optional', base: 'obligatory' }, events: ['chosen', 'changed'] })
})

test.each(['general.back_button', 'navigation.config', 'dynamic_content.mena_external_sl__config', 'dynamic_content.jaguar_sl__config'])(
  '%s has a form',
  async (key) => {
    const user = show(key, '{}')
    const [first] = screen.getAllByRole('textbox')
    await write(user, first, '/x')
    expect(Object.values(JSON.parse(typed))).toEqual(['/x'])
  },
)

test.each(['{', '[1]', '"text"'])('what a form cannot show stays code: %s', (text) => {
  show('general.fab', text)
  expect(screen.getByText('JSON')).toBeDefined()
})
