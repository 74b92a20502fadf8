// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Problem } from '#domains/content/index.ts'
import { aContent } from '#tests/support/records/any-content.ts'
import { fakeApi, renderRoom } from '#tests/support/drawing/editor-room.tsx'
import type { PageFields } from './page-fields.ts'
import { PageSettings } from './page-settings.tsx'

function Room({ initial, problems = [], onChange }: { initial: Partial<PageFields>; problems?: Problem[]; onChange: (patch: Partial<PageFields>) => void }) {
  const { blocks: _blocks, ...start } = aContent({ path: 'cars/rover', title: 'رينج روفر', ...initial })
  const [fields, setFields] = useState<PageFields>(start)
  const change = (patch: Partial<PageFields>) => {
    onChange(patch)
    setFields({ ...fields, ...patch })
  }
  return <PageSettings fields={fields} problems={problems} isHome={start.path === ''} onChange={change} />
}
function openSettings(initial: Partial<PageFields> = {}, problems: Problem[] = []) {
  fakeApi({})
  const onChange = vi.fn()
  renderRoom(<Room initial={initial} problems={problems} onChange={onChange} />)
  return onChange
}

afterEach(cleanup)

test('[A-119] [A-014] every change is given as the fields that changed', async () => {
  const onChange = openSettings()
  await userEvent.type(screen.getByLabelText('العنوان في نتائج البحث'), 'ع')
  await userEvent.selectOptions(screen.getByLabelText('السمة'), 'lrdx')
  await userEvent.selectOptions(screen.getByLabelText('السمة'), '')
  await userEvent.click(screen.getByRole('switch', { name: 'حجب الصفحة عن محركات البحث' }))
  await userEvent.click(screen.getByRole('switch', { name: /السماح لفريق العمل/ }))
  expect(onChange.mock.calls.map(([patch]) => patch)).toEqual([
    { meta_title: 'ع' },
    { theme: 'lrdx' },
    { theme: null },
    { disable_seo_tracking: true },
    { allow_disabled: true },
  ])
})

test('[A-014] problems stand at their fields, those of blocks do not', () => {
  openSettings({ canonical_url: 'x' }, [
    { block: null, field: 'canonical_url', code: 'invalid_format', message: '' },
    { block: null, field: 'path', code: 'path_taken', message: '' },
    { block: 'q', field: 'title', code: 'required', message: '' },
  ])
  const described = (label: string) => document.getElementById(`${screen.getByLabelText(label).id}-problem`)?.textContent
  expect(described('الرابط المعتمد')).toBe('أدخل رابطًا كاملًا صحيحًا.')
  expect(described('المسار')).toBe('المسار مستخدم في صفحة أخرى.')
  expect(described('العنوان')).toBeUndefined()
})

test('[A-014] the preview shows what a search engine would: the own title or the page’s, cut between words, at its address', async () => {
  openSettings({ meta_description: 'كلمة '.repeat(60) })
  const preview = () => within(screen.getByRole('figure'))
  expect(preview().getByText('رينج روفر')).toBeDefined()
  expect(preview().getByText(/ar › cars › rover/)).toBeDefined()
  expect(preview().getByText(/^(كلمة )+كلمة…$/).textContent?.length).toBeLessThanOrEqual(156)
  await userEvent.type(screen.getByLabelText('العنوان في نتائج البحث'), 'عنوان خاص')
  expect(preview().getByText('عنوان خاص')).toBeDefined()
  expect(screen.getByText('عدد الأحرف: 9؛ يظهر منها حتى 60.')).toBeDefined()
  expect(screen.getByText('عدد الأحرف: 300؛ يُقتطع ما يتجاوز نحو 155.')).toBeDefined()
  await userEvent.click(screen.getByRole('switch', { name: 'حجب الصفحة عن محركات البحث' }))
  expect(preview().getByText('الصفحة محجوبة عن نتائج البحث.')).toBeDefined()
})

test('[A-014] an invalid path shows an error at once, and the home page keeps its own', async () => {
  openSettings()
  const path = screen.getByLabelText<HTMLInputElement>('المسار')
  await userEvent.type(path, '//x')
  expect(path.getAttribute('aria-invalid')).toBe('true')
  cleanup()
  openSettings({ path: '' })
  expect(screen.getByLabelText<HTMLInputElement>('المسار').readOnly).toBe(true)
})

test('[A-118] a redirection has a target and a kind instead of tags', async () => {
  const onChange = openSettings({ type: 'url_redirection', to: '/a', http_code: 301 })
  expect(screen.queryByLabelText('العنوان في نتائج البحث')).toBeNull()
  await userEvent.selectOptions(screen.getByLabelText('نوع التحويل'), 'مؤقت (302)')
  await userEvent.clear(screen.getByLabelText(/^الوجهة/))
  expect(onChange.mock.calls.map(([patch]) => patch)).toEqual([{ http_code: 302 }, { to: null }])
})
