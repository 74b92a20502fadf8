// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CoreAdminContext, Form } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { afterEach, expect, test } from 'vitest'
import { BannerContent } from '#domains/consent/index.ts'
import { GlobalFab } from '#domains/quick-actions/index.ts'
import { shapeOf } from './setting-shapes.ts'
import { ShapedInput } from './shaped-input.tsx'

afterEach(cleanup)

let typed = ''
function Watch() {
  typed = String(useWatch({ name: 'input' }))
  return null
}

function show(key: string, input: string) {
  const shape = shapeOf(key)
  if (!shape) throw new Error(`no form for ${key}`)
  render(
    <CoreAdminContext>
      <Form defaultValues={{ input }}>
        <ShapedInput source="input" settingKey={key} shape={shape} label="القيمة" otherwise={<p>JSON</p>} />
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

test('[C-117][C-084] the floating button is edited without JSON, and seen as visitors get it', { timeout: 60_000 }, async () => {
  const user = show('general.fab', '')
  await user.click(screen.getByLabelText(/مفعّل|In use/))
  await user.click(screen.getByRole('button', { name: /إضافة|Add/ }))
  await write(user, screen.getAllByLabelText(/^(النص|Text)$/)[0], 'احجز')
  await write(user, screen.getAllByLabelText(/عنوان أو اسم|Address, alias/)[0], 'test-drive')
  await user.click(screen.getByLabelText(/روابط سريعة|Quick links/))
  expect(stored('general.fab')).toMatchObject({ items: [{ label: 'احجز', link: 'test-drive' }], isQuickLinks: true })
  expect(within(screen.getByText(/كما يراه|What visitors/).parentElement as HTMLElement).getByText('احجز')).toBeDefined()
  await write(user, screen.getByLabelText(/^(القاعدة|Strategy)$/), 'mena_offers')
  await write(user, screen.getByLabelText(/^(القيمة|Value)$/), 'model = velar')
  expect(stored('general.fab')).toMatchObject({ items: [{ dc_strategy: { key: 'mena_offers', value: { model: 'velar' } } }] })
})

test('a stored list is the items of an object', () => {
  show('general.fab', '[{"link":"/a","label":"أول"}]')
  expect((screen.getAllByLabelText(/^(النص|Text)$/)[0] as HTMLInputElement).value).toBe('أول')
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
  await write(user, screen.getByLabelText(/العنوان الظاهر|^Title$/), 'ملفات الارتباط')
  await write(user, screen.getByLabelText(/نص الشريط|What the banner says/), 'نص')
  expect(BannerContent.parse(stored('cookie_consent'))).toMatchObject({ title: 'ملفات الارتباط', text: 'نص', has_reject: true, button_position: 'left' })
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
