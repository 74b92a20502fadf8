// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Block } from '#block-engine/define-block.ts'
import { resolveBlock, type Resolver } from '#block-engine/resolve-block.ts'
import { validateBlocks } from '#block-engine/stored/validate-block.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { aStoredBlock, plainResolver } from '#tests/support/records/a-stored-block.ts'
import { renderExample } from '#tests/support/drawing/render-block.tsx'
import { interior360 } from './block.ts'
import { sourceFor } from './panorama.ts'
import { Interior360 } from './view.tsx'

const cabin = { panorama: { id: 1 } }
const rear = { label: 'المقاعد الخلفية', panorama: { id: 2 } }

let hasGraphics = true
let askedPictures: string[] = []
let comes = true
/** What was given to the graphics card last, by the name of the uniform, and how often it drew. */
let uniforms: Record<string, [number, number]> = {}
let framesDrawn = 0

// The graphics card of the test: it takes everything and remembers what it was asked to show.
const graphics = new Proxy(
  {
    getUniformLocation: (_program: unknown, name: string) => name,
    getParameter: () => 4096,
    getProgramParameter: () => true,
    uniform2f: (name: string, x: number, y: number) => {
      uniforms[name] = [x, y]
    },
    drawArrays: () => {
      framesDrawn += 1
    },
    getExtension: () => null,
  } as Record<string, unknown>,
  { get: (context, name) => context[String(name)] ?? (() => ({})) },
)

beforeEach(() => {
  hasGraphics = true
  askedPictures = []
  comes = true
  uniforms = {}
  framesDrawn = 0
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('requestAnimationFrame', (task: () => void) => {
    task()
    return 0
  })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal(
    'PointerEvent',
    class extends MouseEvent {
      readonly pointerType = 'mouse'
      readonly pointerId: number
      constructor(type: string, init: PointerEventInit) {
        super(type, init)
        this.pointerId = init.pointerId ?? 1
      }
    },
  )
  HTMLCanvasElement.prototype.getContext = (() => (hasGraphics ? graphics : null)) as never
  HTMLImageElement.prototype.decode = async function () {
    askedPictures.push(this.getAttribute('src') ?? '')
    if (!comes) throw new Error('gone')
  }
  Element.prototype.setPointerCapture = () => undefined
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(650)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function show(fields: Record<string, unknown> = cabin, groups: readonly Record<string, unknown>[] = [], resolver: Partial<Resolver> = {}) {
  const resolved = resolveBlock(aStoredBlock('interior_360', fields, groups), interior360 as unknown as Block, { ...plainResolver, ...resolver })
  const props = { ...resolved, isEager: false, data: undefined } as unknown as Parameters<typeof Interior360>[0]
  return render(<Interior360 {...props} />)
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const begin = () => press('تجوّل بنظرك')
const stage = () => screen.getByRole('application')
const key = (name: string) => fireEvent.keyDown(stage(), { key: name })
const degrees = (radians = 0) => Math.round((radians * 180) / Math.PI)
/** Where the view looks, in degrees. */
const facing = () => ({ yaw: degrees(uniforms.look?.[0]), pitch: degrees(uniforms.look?.[1]) })

test('[B-078] the fields, their defaults and their limits are those of the specification', () => {
  const defaults = (fields: readonly { symbol: string; default?: unknown }[]) => Object.fromEntries(fields.map(({ symbol, default: value }) => [symbol, value]))
  expect(defaults(interior360.fields)).toEqual({
    block_scroll_id: '',
    heading: '',
    header_size: 'm',
    header_tag: '2',
    header_font: 'primary',
    paragraph: '',
    'preset-interior': undefined,
    panorama: undefined,
    start_yaw: 0,
    start_pitch: 0,
    hint_text: '',
  })
  expect(defaults(interior360.groups.fields)).toEqual({ label: '', panorama: undefined })
  const storedRooms = (count: number) =>
    aStoredBlock(
      'interior_360',
      {},
      Array.from({ length: count }, () => rear),
    )
  expect(validateBlocks([storedRooms(12)], catalogue)).toEqual([])
  expect(validateBlocks([storedRooms(13)], catalogue)).toMatchObject([{ code: 'too_many_groups' }])
})

test('[B-078] the server draws a picture: the preset, or the panorama flat; the other places stand below it for browsers without a script', () => {
  const sourceOf = (fields: Record<string, unknown>) => renderExample('interior_360', fields, [rear]).querySelector('img')?.getAttribute('src')
  expect(sourceOf({ ...cabin, 'preset-interior': { id: 9 } })).toContain('/images/9/360x360')
  expect(sourceOf(cabin)).toContain('/images/1/4096x2048')
  expect(renderExample('interior_360', cabin, [rear]).querySelector('noscript')?.textContent).toContain('المقاعد الخلفية')
})

test('[B-078] nothing is loaded before somebody begins; then the panorama in the size of the view', async () => {
  show()
  expect(askedPictures).toEqual([])
  await begin()
  expect(askedPictures).toEqual(['/media/api/v2/images/1/4096x2048.jpg'])
  expect(framesDrawn).toBeGreaterThan(0)
  expect(screen.queryByRole('img')).toBeNull()
  expect(document.activeElement).toBe(stage())
})

test('[B-078] the size is the smallest that is sharp, and never more than the device can hold', () => {
  const srcset = 'a 4096w, b 2560w, c 1280w'
  expect(sourceFor({ srcset }, { width: 0, height: 200, field: 60 }, 8192)).toBe('c')
  expect(sourceFor({ srcset }, { width: 0, height: 300, field: 60 }, 8192)).toBe('b')
  expect(sourceFor({ srcset }, { width: 0, height: 900, field: 60 }, 8192)).toBe('a')
  expect(sourceFor({ srcset }, { width: 0, height: 900, field: 60 }, 2560)).toBe('b')
  expect(sourceFor({ srcset: '' }, { width: 0, height: 900, field: 60 }, 8192)).toBeNull()
})

test('[B-078] start_yaw and start_pitch say where somebody looks first, and keys where next', async () => {
  show({ ...cabin, start_yaw: -30, start_pitch: 5 })
  await begin()
  expect(facing()).toEqual({ yaw: -30, pitch: 5 })
  key('ArrowRight')
  key('ArrowUp')
  expect(facing()).toEqual({ yaw: -20, pitch: 15 })
  key('ArrowLeft')
  key('ArrowLeft')
  key('ArrowDown')
  expect(facing()).toEqual({ yaw: -40, pitch: 5 })
  key('+')
  expect(screen.getByRole('status').textContent).toBe('الاتجاه -40°، والارتفاع 5°، والتكبير 125%')
})

test('[B-078] dragging pans, two fingers zoom', async () => {
  show()
  await begin()
  const touch = (type: 'pointerDown' | 'pointerMove' | 'pointerUp', pointerId: number, clientX: number, clientY = 0) =>
    fireEvent[type](stage(), { pointerId, button: 0, clientX, clientY })
  touch('pointerDown', 1, 400)
  touch('pointerMove', 1, 300, 50)
  expect(facing()).toEqual({ yaw: 10, pitch: 5 })
  const before = uniforms.reach?.[1] ?? 0
  touch('pointerDown', 2, 400, 50)
  touch('pointerMove', 2, 500, 50)
  expect(uniforms.reach?.[1]).toBeLessThan(before)
  touch('pointerUp', 1, 300)
  touch('pointerUp', 2, 500)
  touch('pointerMove', 1, 0)
  expect(facing()).toEqual({ yaw: 10, pitch: 5 })
})

test('[B-078] the wheel zooms while the panorama has focus, and otherwise scrolls the page', async () => {
  show()
  await begin()
  const before = uniforms.reach?.[1] ?? 0
  expect(fireEvent.wheel(stage(), { deltaY: -100 })).toBe(false)
  expect(uniforms.reach?.[1]).toBeLessThan(before)
  act(() => stage().blur())
  expect(fireEvent.wheel(stage(), { deltaY: -100 })).toBe(true)
  // As far as it goes, the page scrolls again.
  act(() => stage().focus())
  expect(fireEvent.wheel(stage(), { deltaY: 5000 })).toBe(false)
  expect(fireEvent.wheel(stage(), { deltaY: 100 })).toBe(true)
})

test('[B-078] every move has a button', async () => {
  show()
  await begin()
  await press('النظر إلى اليسار')
  await press('النظر إلى أعلى')
  expect(facing()).toEqual({ yaw: -10, pitch: 10 })
  await press('النظر إلى اليمين')
  await press('النظر إلى أسفل')
  expect(facing()).toEqual({ yaw: 0, pitch: 0 })
  await press('تكبير')
  expect(screen.getByRole('status').textContent).toContain('125%')
  await press('تصغير')
  expect(screen.getByRole('status').textContent).toContain('100%')
})

test('[B-078] another place shows its own panorama, from the first direction again', async () => {
  show(cabin, [rear, { label: 'بلا صورة' }])
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['تجوّل بنظرك', 'المنظر الرئيس', 'المقاعد الخلفية'])
  await begin()
  key('ArrowRight')
  await press('المقاعد الخلفية')
  expect(askedPictures.at(-1)).toContain('/images/2/')
  expect(facing()).toEqual({ yaw: 0, pitch: 0 })
  expect(screen.getByRole('button', { name: 'المقاعد الخلفية' }).getAttribute('aria-pressed')).toBe('true')
  expect(stage().getAttribute('aria-label')).toContain('المقاعد الخلفية')
})

test('[B-078] without WebGL the picture stays, says so, and offers nothing that it cannot do; places still change', async () => {
  hasGraphics = false
  show(cabin, [rear])
  expect(screen.getByRole('status').textContent).toBe('يعرض متصفحك المنظر صورةً مسطّحة.')
  expect(screen.queryByRole('button', { name: 'تجوّل بنظرك' })).toBeNull()
  await press('المقاعد الخلفية')
  expect(screen.getByRole<HTMLImageElement>('img').src).toContain('/images/2/')
  expect(askedPictures).toEqual([])
})

test('[B-078] a picture that is too small to be a panorama stays a picture', () => {
  const page = show({ ...cabin }, [], { image: (id) => ({ id, alt: '', src: 'x.jpg', srcset: '', width: 900, height: 500 }) })
  expect(page.container.querySelector('button')).toBeNull()
})

test('[B-078] a panorama that does not come says so and can be tried again', async () => {
  comes = false
  show()
  await begin()
  expect(screen.getByRole('status').textContent).toContain('تعذّر تحميل المنظر.')
  comes = true
  await press('إعادة المحاولة')
  expect(framesDrawn).toBeGreaterThan(0)
  expect(screen.getByRole('status').textContent).toBe('')
})

test('[B-078] when the browser takes its graphics away, the picture is back', async () => {
  const { container } = show()
  await begin()
  act(() => void container.querySelector('canvas')?.dispatchEvent(new Event('webglcontextlost')))
  expect(screen.getByRole('img')).toBeTruthy()
  await begin()
  expect(stage()).toBeTruthy()
})

const reading = (alpha: number | null) => Object.assign(new Event('deviceorientation'), { alpha, beta: 90, gamma: 0 })
const sense = (alpha: number | null) => act(() => void dispatchEvent(reading(alpha)))
const motion = () => screen.queryByRole('button', { name: 'تتبّع حركة الجهاز' })

test('[B-078] a device with a gyroscope offers to follow it, one without does not', async () => {
  vi.stubGlobal('DeviceOrientationEvent', class {})
  show()
  await begin()
  sense(null)
  expect(motion()).toBeNull()
  sense(40)
  expect(motion()?.getAttribute('aria-pressed')).toBe('false')
  sense(10)
  expect(facing().yaw).toBe(0)
  await press('تتبّع حركة الجهاز')
  sense(40)
  sense(20)
  expect(facing()).toEqual({ yaw: 20, pitch: 0 })
  await press('تتبّع حركة الجهاز')
  sense(0)
  expect(facing().yaw).toBe(20)
})

test('[B-078] where the motion of the device has to be allowed, the button asks; a refusal is said', async () => {
  const requestPermission = vi.fn(async () => 'denied')
  vi.stubGlobal('DeviceOrientationEvent', Object.assign(class {}, { requestPermission }))
  show()
  await begin()
  expect(requestPermission).not.toHaveBeenCalled()
  await press('تتبّع حركة الجهاز')
  expect(screen.getByRole('status').textContent).toBe('لم يسمح الجهاز بتتبّع حركته.')
  requestPermission.mockResolvedValue('granted')
  await press('تتبّع حركة الجهاز')
  expect(motion()?.getAttribute('aria-pressed')).toBe('true')
})

test('[B-078] the full screen is offered where there is one', async () => {
  const enter = vi.fn(async () => undefined)
  Object.assign(document, { fullscreenEnabled: true })
  Element.prototype.requestFullscreen = enter
  show()
  await begin()
  await press('ملء الشاشة')
  expect(enter).toHaveBeenCalledOnce()
  Object.assign(document, { fullscreenEnabled: false })
})

test('[B-078] without a panorama the picture stands by itself, and without that nothing does', () => {
  const page = renderExample('interior_360', { 'preset-interior': { id: 7, alt: 'المقاعد' } })
  expect([page.querySelector('img')?.getAttribute('alt'), page.querySelector('button')]).toEqual(['المقاعد', null])
  expect(renderExample('interior_360', { heading: 'عنوان' }).childElementCount).toBe(0)
})
