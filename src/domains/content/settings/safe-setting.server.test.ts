import { expect, test } from 'vitest'
import { settingTable } from '#tests/support/records/setting-table.ts'
import { safeSettingValue } from './safe-setting.server.ts'

const banner = (text: string) => ({ title: 'ملفات <b>الارتباط</b>', text, accept: 'أقبل' })

test('the markup of a setting is made safe, and keeps what its field allows', () => {
  const html = '<h2>عنوان</h2><script>x()</script><p>نص <a href="javascript:x()">رابط</a></p>'
  expect(safeSettingValue('general.page_not_found_html', html, settingTable, { value: '' })).toBe('<h2>عنوان</h2><p>نص <a>رابط</a></p>')
  expect(safeSettingValue('footer.legal_text', html, settingTable, { value: '' })).toBe('<p>عنوان</p><p>نص <a>رابط</a></p>')
  expect(safeSettingValue('footer.legal_text', html, settingTable, { value: '<h2>قديم</h2>' })).toContain('<h2>عنوان</h2>')
})

test('the texts of HTML inside of JSON are made safe, however it is stored, and nothing else of it changes', () => {
  const typed = '<p onclick="x()">نستخدم <b>ملفات</b> <a href="/privacy">سياسة</a></p><img src="x"><ul><li>بند</li></ul>'
  const safe = '<p>نستخدم <b>ملفات</b> <a href="/ar/privacy">سياسة</a></p><p>بند</p>'
  expect(safeSettingValue('cookie_consent', banner(typed), settingTable, { value: null })).toEqual(banner(safe))
  expect(safeSettingValue('cookie_consent', JSON.stringify(banner(typed)), settingTable, { value: null })).toBe(JSON.stringify(banner(safe)))
})

test.each([['{ "title": "س",  "text": "نص بلا وسم" }'], ['{'], ['null'], [null], [banner('نص')]])('%j stays to the letter', (value) => {
  expect(safeSettingValue('cookie_consent', value, settingTable, { value: null })).toBe(value)
})
