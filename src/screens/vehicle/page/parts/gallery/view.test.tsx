// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { siteWords } from '#domains/content/index.ts'
import { textsIn } from '#kernel/words/words.ts'
import type { VehicleGalleryProps } from './props.ts'
import { VehicleGallery } from './view.tsx'
import { vehicleGalleryWords } from '../../../words.ts'

const words = { ...textsIn('ar', vehicleGalleryWords.words), close: siteWords['dialog.close'][1] }
const image = (id: number) => ({ id, alt: `صورة ${id}`, src: `/media/${id}.jpg`, srcset: '', width: 1600, height: 900 })
const props = (count: number): VehicleGalleryProps => ({ id: 'gallery', images: Array.from({ length: count }, (_, index) => image(index + 1)), words })

beforeEach(() => {
  // What jsdom leaves out of dialogs and layout.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  HTMLElement.prototype.getAnimations = () => []
  vi.stubGlobal(
    'ResizeObserver',
    vi.fn(function observer() {
      return { observe: () => undefined, disconnect: () => undefined }
    }),
  )
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('every picture is a link to itself before any script, only the first is urgent', () => {
  const place = document.createElement('div')
  place.innerHTML = renderToString(<VehicleGallery {...props(3)} />)
  expect([...place.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/media/1.jpg', '/media/2.jpg', '/media/3.jpg'])
  const strip = [...place.querySelectorAll('a img')]
  expect(strip.map((picture) => picture.getAttribute('loading'))).toEqual([null, 'lazy', 'lazy'])
})

test('hydrates as the server drew it', async () => {
  const place = document.createElement('div')
  place.innerHTML = renderToString(<VehicleGallery {...props(3)} />).replace(/^(<link[^>]*>)+/, '')
  const complaints: unknown[] = []
  const root = await act(async () => hydrateRoot(place, <VehicleGallery {...props(3)} />, { onRecoverableError: (error) => complaints.push(error) }))
  expect(complaints).toEqual([])
  act(() => root.unmount())
})

test('a small picture chooses, and so do the arrow keys in the direction of reading', () => {
  render(<VehicleGallery {...props(3)} />)
  const current = () => screen.getAllByRole('button', { name: /عرض الصورة/ }).findIndex((button) => button.hasAttribute('aria-current'))
  fireEvent.click(screen.getByRole('button', { name: 'عرض الصورة 3' }))
  expect(current()).toBe(2)
  document.documentElement.dir = 'rtl'
  fireEvent.click(screen.getByRole('button', { name: 'السابق' }))
  expect(current()).toBe(1)
})

test('a picture opens all of them on a full screen, which a button closes', async () => {
  render(<VehicleGallery {...props(2)} />)
  fireEvent.click(screen.getAllByRole('link')[1] as HTMLElement)
  const dialog = await screen.findByRole('dialog', { name: 'صور السيارة' })
  expect(within(dialog).getByText('الصورة 2 من 2')).toBeDefined()
  fireEvent.click(within(dialog).getByRole('button', { name: 'إغلاق' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('on the full screen a picture ends at its own pixels', async () => {
  const small = { ...image(1), srcset: '/media/1-640.jpg 640w, /media/1.jpg 900w', width: 900, height: 600 }
  render(<VehicleGallery {...props(1)} images={[small]} />)
  fireEvent.click(screen.getAllByRole('link')[0] as HTMLElement)
  const dialog = await screen.findByRole('dialog', { name: 'صور السيارة' })
  expect(within(dialog).getByRole('img', { name: 'صورة 1' }).getAttribute('sizes')).toBe('min(100vw, 900px)')
})

test('whoever asks for a new tab gets the picture itself', () => {
  render(<VehicleGallery {...props(2)} />)
  const link = screen.getAllByRole('link')[0] as HTMLElement
  // jsdom follows no links; what counts is that nobody kept this one.
  const isKept = !fireEvent.click(link, { ctrlKey: true })
  expect([isKept, screen.queryByRole('dialog')]).toEqual([false, null])
})

test('one picture needs no choice, none says so', () => {
  const { rerender } = render(<VehicleGallery {...props(1)} />)
  expect(screen.queryByRole('button')).toBeNull()
  rerender(<VehicleGallery {...props(0)} key="none" />)
  expect(screen.getByText('ستُضاف الصور قريبًا.')).toBeDefined()
})
