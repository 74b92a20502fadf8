import { expect, test } from 'vitest'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { renderExample, renderHtml } from '#tests/support/drawing/render-block.tsx'

const draw = (fields: Record<string, unknown>) => renderExample('snippet', { heading: 'زيارة', paragraph: '<p>موعدك</p>', ...fields })
const button = (label: string, button_type: string) => ({ id: label, label, button_type, target: '/visit' })

test('[B-075] [B-131] [B-135] a snippet shows heading, text and links', () => {
  const page = draw({ buttons: [button('احجز', 'primary'), button('اتصل', 'secondary')] })
  expect(page.querySelector('section h2')?.textContent).toBe('زيارة')
  expect(page.querySelector('section p')?.textContent).toBe('موعدك')
  expect([...page.querySelectorAll('section a')].map((link) => link.textContent)).toEqual(['احجز', 'اتصل'])
})

test('[B-133] [B-134] size, level and font of the heading are chosen apart', () => {
  const heading = draw({ header_size: 'xl', header_tag: '4', header_font: 'secondary' }).querySelector('h4')
  expect(heading?.getAttribute('data-size')).toBe('xl')
  expect(heading?.getAttribute('data-font')).toBe('secondary')
  expect(draw({}).querySelector('h2')?.getAttribute('data-font')).toBe('primary')
})

test('[B-143] the halves swap: picture and text, or heading and text where there is no picture', () => {
  for (const image of [null, { id: 24744 }]) {
    expect(draw({ image }).querySelector('[data-columns="ffi"][data-reversed]')).toBeNull()
    expect(draw({ image, is_reversed: true }).querySelector('[data-columns="ffi"][data-reversed]')?.children).toHaveLength(2)
  }
})

test('[B-156] the picture is offered in the three standard sizes', () => {
  const srcset = draw({ image: { id: 24744 } })
    .querySelector('img')
    ?.getAttribute('srcset')
  expect(srcset?.match(/\d+x\d+/g)).toEqual(['1600x900', '1024x576', '640x360'])
})

test('[B-139] only this block turns to left-to-right', () => {
  expect(draw({ dir: 'ltr' }).querySelector('section')?.getAttribute('dir')).toBe('ltr')
  expect(draw({}).querySelector('section')?.getAttribute('dir')).toBe('rtl')
})

test('[B-142] [B-336] [A-376] it is shown from 00:00:01 of its first day to 23:59:59 of its last, in the time of the site', () => {
  const scheduledBlock = aStoredBlock('snippet', { heading: 'عرض مايو', offer_schedule: { from: '2026-05-10', to: '2026-05-20' } })
  // Dubai is four hours ahead of UTC.
  const isShownAt = (instant: string) => renderHtml(scheduledBlock, { now: new Date(instant), timeZone: 'Asia/Dubai' }) !== ''
  expect(isShownAt('2026-05-09T20:00:00Z')).toBe(false)
  expect(isShownAt('2026-05-09T20:00:01Z')).toBe(true)
  expect(isShownAt('2026-05-20T19:59:59Z')).toBe(true)
  expect(isShownAt('2026-05-20T20:00:00Z')).toBe(false)
})

test('[B-147] [B-150] spacing, hairlines and theme reach the section', () => {
  const section = draw({ padding_grid_class: 'y-space-0', border_grid_class: 'border-top-bottom', box_color: 'black-theme' }).querySelector('section')
  expect(section?.dataset).toMatchObject({ padding: 'y-space-0', border: 'border-top-bottom', sectionTheme: 'black-theme' })
})

test('an empty snippet is not drawn', () => {
  expect(renderHtml(aStoredBlock('snippet'))).toBe('')
})
