import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Dialog } from './dialog.tsx'

const nothing = () => undefined

test('a closed dialog is an empty element in the page', () => {
  const html = renderToStaticMarkup(
    <Dialog isOpen={false} onClose={nothing} label="طلب عرض سعر">
      نموذج
    </Dialog>,
  )
  expect(html).toMatch(/^<dialog [^>]*aria-label="طلب عرض سعر"[^>]*><\/dialog>$/)
  expect(html).not.toContain(' open')
})

test('[A-406] a dialog that must not be closed has no close button', () => {
  const open = (preventClose: boolean) =>
    renderToStaticMarkup(
      <Dialog isOpen onClose={nothing} label="طلب" closeLabel="إغلاق النافذة" preventClose={preventClose}>
        نموذج
      </Dialog>,
    )
  expect(open(false)).toContain('aria-label="إغلاق النافذة"')
  expect(open(true)).not.toContain('<button')
})
