// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Block } from '#block-engine/define-block.ts'
import { resolveBlock } from '#block-engine/resolve-block.ts'
import { validateBlocks } from '#block-engine/stored/validate-block.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { aStoredBlock, plainResolver } from '#tests/support/records/a-stored-block.ts'
import { renderExample } from '#tests/support/drawing/render-block.tsx'
import { exterior360 } from './block.ts'
import { Exterior360 } from './view.tsx'

const ids = (first: number, length = 36) => Array.from({ length }, (_, index) => first + index)
const red = { color_name: 'أحمر', color_hex: '#aa0000', frames: ids(100) }
const blue = { color_name: 'أزرق', color_hex: '#0000aa', frames: ids(200) }

let preferences: string[] = []
let observers: ((isIntersecting: boolean) => void)[] = []
let askedFrames: string[] = []
/** Answers each picture that was asked for; false for one that does not come. */
let answers: ((comes: boolean) => void)[] = []

beforeEach(() => {
  preferences = []
  observers = []
  askedFrames = []
  answers = []
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: preferences.includes(query) }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        observers.push((isIntersecting) => tell([{ isIntersecting }]))
      }
      observe() {}
      disconnect() {}
    },
  )
  HTMLImageElement.prototype.decode = function () {
    askedFrames.push(this.getAttribute('src') ?? '')
    return new Promise((resolve, reject) => answers.push((comes) => (comes ? resolve() : reject(new Error('gone')))))
  }
  Element.prototype.setPointerCapture = () => undefined
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(360)
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function show(fields: Record<string, unknown> = {}, groups: readonly Record<string, unknown>[] = [red]) {
  const resolved = resolveBlock(aStoredBlock('exterior_360', fields, groups), exterior360 as unknown as Block, plainResolver)
  const props = { ...resolved, isEager: false, data: undefined } as unknown as Parameters<typeof Exterior360>[0]
  return render(<Exterior360 {...props} />)
}

const slider = () => screen.getByRole<HTMLInputElement>('slider')
const stage = () => screen.getByRole('img').parentElement as HTMLElement
/** Id of the picture that shows. */
const shownImage = () => Number(screen.getByRole<HTMLImageElement>('img').src.match(/images\/(\d+)/)?.[1])
const idsOf = (addresses: readonly string[]) => addresses.map((address) => Number(address.match(/images\/(\d+)/)?.[1]))
const comeIntoView = () =>
  act(() => {
    for (const tell of observers) tell(true)
  })
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

/** Lets all pictures come, also those that are asked for when others have come. */
async function allCome() {
  while (answers.length > 0)
    await act(async () => {
      for (const answer of answers.splice(0)) answer(true)
    })
}

function swipe(by: number) {
  fireEvent.pointerDown(stage(), { pointerId: 1, button: 0, isPrimary: true, clientX: 100 })
  fireEvent.pointerMove(stage(), { pointerId: 1, isPrimary: true, clientX: 100 + by })
  fireEvent.pointerUp(stage(), { pointerId: 1, isPrimary: true })
}

// jsdom's pointer events carry no such fields.
class Pointer extends MouseEvent {
  readonly isPrimary = true
  readonly pointerId = 1
}

beforeEach(() => vi.stubGlobal('PointerEvent', Pointer))

test('[B-077] the fields, their defaults and their limits are those of the specification', () => {
  const defaults = (fields: readonly { symbol: string; default?: unknown }[]) => Object.fromEntries(fields.map(({ symbol, default: value }) => [symbol, value]))
  expect(defaults(exterior360.fields)).toEqual({
    block_scroll_id: '',
    heading: '',
    header_size: 'm',
    header_tag: '2',
    header_font: 'primary',
    paragraph: '',
    'preset-exterior': undefined,
    start_frame: 1,
    has_autostart: true,
    hint_text: '',
  })
  expect(defaults(exterior360.groups.fields)).toEqual({ color_name: '', color_hex: '', frames: [], frame_count: 36 })
  const turnWith = (count: number) =>
    aStoredBlock(
      'exterior_360',
      {},
      Array.from({ length: count }, () => red),
    )
  expect(validateBlocks([turnWith(12)], catalogue)).toEqual([])
  expect(validateBlocks([turnWith(13)], catalogue)).toMatchObject([{ code: 'too_many_groups' }])
  expect(validateBlocks([aStoredBlock('exterior_360', {}, [{ frames: ['x'] }])], catalogue)).toMatchObject([{ field: 'frames' }])
})

test('[B-077] the server draws the first frame as a picture in the sizes of the library, and no other frame', () => {
  const page = renderExample('exterior_360', { start_frame: 5 }, [red])
  const [picture, ...others] = page.querySelectorAll('img')
  expect(others).toEqual([])
  expect(picture?.getAttribute('src')).toContain('/images/104/')
  expect(picture?.getAttribute('srcset')?.match(/\d+x\d+/g)).toEqual(['1600x900', '960x540', '640x360'])
  expect([picture?.getAttribute('alt'), picture?.getAttribute('loading')]).toEqual(['السيارة', 'lazy'])
})

test('[B-077] without a script the other colours stand below as pictures', () => {
  const plain = document.createElement('div')
  plain.innerHTML = renderExample('exterior_360', { start_frame: 2 }, [red, blue]).querySelector('noscript')?.textContent ?? ''
  const items = plain.querySelectorAll('li')
  expect([...items].map((item) => [item.textContent, item.querySelector('img')?.getAttribute('alt')])).toEqual([['أزرق', 'السيارة باللون أزرق']])
  expect(items[0]?.querySelector('img')?.getAttribute('src')).toContain('/images/201/')
  expect(renderExample('exterior_360', {}, [red]).querySelector('noscript')).toBeNull()
})

test('[B-077] nothing is loaded before the car is touched; then four pictures at a time, a coarse turn first', async () => {
  show({ has_autostart: false })
  comeIntoView()
  expect(askedFrames).toEqual([])
  swipe(0)
  expect(idsOf(askedFrames)).toEqual([100, 104, 132, 108])
  await allCome()
  expect(idsOf(askedFrames).slice(0, 9)).toEqual([100, 104, 132, 108, 128, 112, 124, 116, 120])
  expect(new Set(idsOf(askedFrames)).size).toBe(36)
})

test('[B-077] dragged to the right the near side goes to the right: on through the frames, by half the stage half a turn', async () => {
  show({ has_autostart: false })
  swipe(180)
  await allCome()
  expect([slider().value, shownImage()]).toEqual(['18', 118])
  swipe(-190)
  expect([slider().value, shownImage()]).toEqual(['35', 135])
})

test('[B-077] a frame that has not come shows the nearest one that has, and one that never comes stays so', async () => {
  show({ has_autostart: false })
  swipe(0)
  await act(async () => {
    for (const [index, answer] of answers.splice(0).entries()) answer(index === 1)
  })
  swipe(30)
  expect([slider().value, shownImage()]).toEqual(['3', 104])
  swipe(-20)
  expect([slider().value, shownImage()]).toEqual(['1', 100])
})

test('[B-077] keys turn it frame by frame and past its ends, and the angle is said in Arabic', () => {
  show({ has_autostart: false })
  expect(slider().getAttribute('aria-label')).toBe('دوران السيارة')
  expect(slider().getAttribute('aria-valuetext')).toBe('الزاوية 0 درجة')
  const press = (key: string) => fireEvent.keyDown(slider(), { key })
  press('ArrowRight')
  expect(slider().getAttribute('aria-valuetext')).toBe('الزاوية 10 درجات')
  press('ArrowUp')
  press('ArrowRight')
  press('ArrowRight')
  expect(slider().getAttribute('aria-valuetext')).toBe('الزاوية 40 درجة')
  for (let presses = 0; presses < 5; presses++) press('ArrowLeft')
  expect(slider().getAttribute('aria-valuetext')).toBe('الزاوية 350 درجة')
  press('ArrowDown')
  expect(slider().value).toBe('34')
  // Home, End and the rest are the browser's own, which then tells of a change.
  expect(fireEvent.keyDown(slider(), { key: 'End' })).toBe(true)
  fireEvent.change(slider(), { target: { value: '7' } })
  expect(slider().getAttribute('aria-valuetext')).toBe('الزاوية 70 درجة')
})

test('[B-077] buttons do what dragging does, a twelfth of a turn at a time', () => {
  show({ has_autostart: false })
  fireEvent.click(screen.getByRole('button', { name: 'تدوير إلى اليمين' }))
  expect(slider().value).toBe('3')
  fireEvent.click(screen.getByRole('button', { name: 'تدوير إلى اليسار' }))
  fireEvent.click(screen.getByRole('button', { name: 'تدوير إلى اليسار' }))
  expect(slider().value).toBe('33')
})

test('[B-077] colours are a group of choices; another one keeps the angle and loads one picture until the car is turned', async () => {
  show({ has_autostart: false, start_frame: 5 }, [red, blue])
  expect(screen.getByRole('group', { name: 'اللون: أحمر' })).toBeTruthy()
  const choice = screen.getByRole<HTMLInputElement>('radio', { name: 'أزرق' })
  fireEvent.click(choice)
  expect([choice.checked, shownImage(), askedFrames]).toEqual([true, 204, []])
  expect(screen.getByRole('img').getAttribute('alt')).toBe('السيارة باللون أزرق')
  swipe(10)
  await allCome()
  expect(shownImage()).toBe(205)
  expect(idsOf(askedFrames).every((id) => id >= 200)).toBe(true)
})

test('[B-077] a colour is drawn in its paint, without a style; what is no colour draws none', () => {
  const page = renderExample('exterior_360', {}, [red, { ...blue, color_hex: 'red;x' }])
  expect([...page.querySelectorAll('circle')].map((circle) => circle.getAttribute('fill'))).toEqual(['#aa0000', 'none'])
  expect(page.querySelector('[style]')).toBeNull()
})

test('[B-077] colours without pictures are left out, and one colour needs no choice', () => {
  show({}, [
    { ...red, frames: [] },
    { ...blue, color_name: '' },
  ])
  expect([shownImage(), screen.queryByRole('radio')]).toEqual([200, null])
})

test('[B-077] has_autostart: in view it turns once by itself, when a coarse turn has come, and ends where it began', async () => {
  show({ start_frame: 3 })
  expect(askedFrames).toEqual([])
  comeIntoView()
  pass(1000)
  expect(slider().value).toBe('2')
  await allCome()
  pass(2500)
  expect(slider().value).toBe('12')
  pass(6500)
  expect(slider().value).toBe('2')
  pass(9000)
  expect(slider().value).toBe('2')
  expect(screen.getByRole('button', { name: 'تدوير تلقائي' })).toBeTruthy()
})

test('[B-077] has_autostart: the pause button stops it, as does touching the car', async () => {
  const { unmount } = show()
  comeIntoView()
  await allCome()
  pass(1000)
  fireEvent.click(screen.getByRole('button', { name: 'إيقاف الدوران' }))
  pass(5000)
  expect(slider().value).toBe('4')
  fireEvent.click(screen.getByRole('button', { name: 'تدوير تلقائي' }))
  pass(1000)
  expect(slider().value).toBe('8')
  unmount()
  show()
  comeIntoView()
  await allCome()
  pass(500)
  swipe(0)
  pass(5000)
  expect(slider().value).toBe('2')
})

test('[B-077] has_autostart: whoever asked for less motion, or touched it before, is not shown any', async () => {
  preferences = ['(prefers-reduced-motion: reduce)']
  const { unmount } = show()
  comeIntoView()
  await allCome()
  pass(20_000)
  expect([slider().value, askedFrames]).toEqual(['0', []])
  unmount()
  preferences = []
  show()
  fireEvent.keyDown(slider(), { key: 'ArrowRight' })
  comeIntoView()
  await allCome()
  pass(20_000)
  expect(slider().value).toBe('1')
})

test('[B-077] out of view it waits', async () => {
  show()
  comeIntoView()
  await allCome()
  pass(1000)
  act(() => {
    for (const tell of observers) tell(false)
  })
  pass(5000)
  expect(slider().value).toBe('4')
})

test('[B-077] a part of a turn goes to its last frame, and from there back', async () => {
  show({ has_autostart: false }, [{ frames: [1, 2, 3], frame_count: 10 }])
  comeIntoView()
  fireEvent.click(screen.getByRole('button', { name: 'تدوير تلقائي' }))
  await allCome()
  pass(9000)
  expect(slider().value).toBe('2')
  fireEvent.click(screen.getByRole('button', { name: 'تدوير تلقائي' }))
  pass(900)
  expect(slider().value).toBe('1')
  pass(9000)
  expect(slider().value).toBe('0')
})

test('[B-077] without frames the picture of the block stands by itself, and without that nothing does', () => {
  const page = renderExample('exterior_360', { 'preset-exterior': { id: 7, alt: 'من الأمام' } }, [{ color_name: 'أحمر' }])
  expect([page.querySelector('img')?.getAttribute('alt'), page.querySelector('button, input')]).toEqual(['من الأمام', null])
  expect(renderExample('exterior_360', { heading: 'عنوان' }).childElementCount).toBe(0)
})
