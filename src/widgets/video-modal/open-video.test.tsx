// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { consentConfig } from '#domains/consent/consent-now.ts'
import { decide, readAgain } from '#domains/consent/index.ts'
import { openVideo } from './open-video.ts'
import { VideoModal } from './view.tsx'

const words = { title: 'فيديو', close: 'إغلاق', captions: 'العربية', asks: 'من {host}', play: 'عرض المحتوى' }

function open(href: string): HTMLDialogElement {
  document.body.innerHTML = `${renderToStaticMarkup(<VideoModal id="video_modal" words={words} />)}<a href="${href}">شاهد الفيلم</a>`
  const dialog = document.querySelector('dialog') as HTMLDialogElement
  Object.assign(dialog, { showModal: vi.fn(), close: () => dialog.dispatchEvent(new Event('close')) })
  openVideo(document.querySelector('a') as HTMLAnchorElement)
  expect(dialog.showModal).toHaveBeenCalledOnce()
  return dialog
}

const question = () => document.querySelector<HTMLElement>('[data-video-asks]')
const agree = () => question()?.querySelector('button')?.click()

beforeEach(() => {
  localStorage.clear()
  readAgain()
})

test.each(['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'])(
  '[A-078] of YouTube nothing is loaded before the visitor agrees, and then the player without cookies: %s',
  (href) => {
    const dialog = open(href)
    expect(dialog.querySelector('iframe')).toBeNull()
    expect([question()?.hidden, question()?.querySelector('p')?.textContent]).toEqual([false, 'من \u2066youtube-nocookie.com\u2069'])
    agree()
    expect(dialog.querySelector('iframe')?.src).toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1')
    expect([question()?.hidden, dialog.getAttribute('aria-label')]).toEqual([true, 'شاهد الفيلم'])
  },
)

test('[A-078] whoever allows what is optional is not asked again', () => {
  expect(consentConfig().strategy).toBe('basic')
  decide('accepted')
  expect(open('https://www.youtube.com/watch?v=aqz-KE-bpKQ').querySelector('iframe')).not.toBeNull()
  decide('rejected')
  expect(open('https://www.youtube.com/watch?v=aqz-KE-bpKQ').querySelector('iframe')).toBeNull()
})

test('[A-078] a film plays at once, with the captions that its address names', () => {
  const dialog = open('/media/film.mp4#captions=/media/film.vtt')
  const [film, track] = [dialog.querySelector('video'), dialog.querySelector('track')]
  expect([film?.controls, film?.autoplay, new URL(film?.src ?? '').pathname]).toEqual([true, true, '/media/film.mp4'])
  expect([track?.kind, track?.getAttribute('src'), track?.srclang, track?.label, track?.default]).toEqual([
    'captions',
    '/media/film.vtt',
    'ar',
    'العربية',
    true,
  ])
  expect(open('/media/film.webm').querySelector('track')).toBeNull()
})

test('[B-261] a page of our own opens without a question', () => {
  expect(open('/ar/about').querySelector('iframe')?.getAttribute('src')).toBe(`${location.origin}/ar/about`)
})

test('[A-078] closing ends playback and gives the focus back; a press beside the film closes', () => {
  const dialog = open('/media/film.mp4')
  dialog.querySelector('video')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(dialog.querySelector('video')).not.toBeNull()
  dialog.click()
  expect(dialog.querySelector('video')).toBeNull()
  expect(document.activeElement).toBe(document.querySelector('a'))
})
