// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { atom } from 'nanostores'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { modelFamilies } from '#block-engine/model-years.ts'
import { presets } from '#block-engine/presets.ts'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import type { Theme } from '#domains/content/index.ts'
import type { LibraryImage } from '#domains/media/index.ts'
import { addMissingApis, fakeApi } from '#tests/support/drawing/editor-room.tsx'
import { aContent } from '#tests/support/records/any-content.ts'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { createBlockData } from '../canvas/block/block-data.ts'
import { CanvasWorldProvider } from '../canvas/canvas-context.tsx'
import { EmptyPage } from '../canvas/empty-page.tsx'
import { puckConfig } from '../canvas/puck/puck-config.tsx'
import { createReferences } from '../canvas/block/references.ts'
import { $keptTemplates } from '../catalogue/kept-templates.ts'
import { $picker } from '../catalogue/open-picker.ts'
import { openPageSession } from '../draft/page-session.ts'
import { createPageEditor } from '../draft/page-editor.ts'
import { PageEditorProvider } from '../draft/use-page-editor.tsx'
import { FieldControl } from '../fields/field-control.tsx'
import { rememberImage } from '../media/known-images.ts'
import { Outline } from '../outline/outline.tsx'
import { TopBar } from '../top-bar/top-bar.tsx'
import { EditorRoot } from '../ui/editor-root.tsx'
import { LanguageProvider } from '../words/language.tsx'
import { Inspector } from './inspector.tsx'

afterEach(cleanup)

/** An editor of these blocks around some of its parts; nothing is sent anywhere. */
function show(blocks: readonly StoredBlock[], part: React.ReactNode) {
  Element.prototype.scrollIntoView ??= () => undefined
  // The editor of HTML measures its lines; a document without layout has no boxes.
  Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList
  const draft = {
    page_id: 5,
    version: 1,
    base_version: 1,
    live_version: 1,
    status: 'draft' as const,
    live_path: '',
    content: aContent({ title: 'رينج روڤر', path: 'range-rover', blocks: [...blocks] }),
    updated_at: null,
    updated_by: null,
    is_changed: false,
    problems: [],
  }
  const api = { load: async () => ({ kind: 'unreachable' as const }), save: async () => ({ kind: 'unreachable' as const }) }
  const mirror = { write: async () => undefined, remove: async () => undefined, orphans: async () => [] }
  const session = openPageSession({ draft, tab: 't', api, mirror, orphans: [] })
  const editor = createPageEditor(session)
  const site = { theme: 'jdx' as const, time_zone: 'Asia/Dubai', predefined_links: [], words: {}, area: '', language: 'ar', data_templates: [] }
  const world = {
    site,
    references: createReferences(async () => null),
    blockData: createBlockData(),
    $others: atom([]),
    $theme: atom<Theme>('jdx'),
    $isDrawn: atom(false),
  }
  render(
    <PageEditorProvider editor={editor}>
      <CanvasWorldProvider value={world}>{part}</CanvasWorldProvider>
    </PageEditorProvider>,
  )
  return { editor, blockData: world.blockData, user: userEvent.setup(), block: (id: string) => editor.document.block(id) }
}

/** With what dialogs and toasts need around them. */
const inRoom = (part: React.ReactNode) => (
  <LanguageProvider person="7" initial="ar">
    <EditorRoot>{part}</EditorRoot>
  </LanguageProvider>
)

/** What the screen says somewhere, without the isolates around numbers. */
const findText = (text: string) => screen.getByText((content) => content.replace(/[\u2066-\u2069]/g, '') === text)

const aBlock = (id: string, template: string, fields = {}, groups: Record<string, unknown>[] = []) => ({ ...aStoredBlock(template, fields, groups), id })

test('[B-128] a date range has a picker of its first and one of its last day', async () => {
  const onChange = vi.fn()
  const { user } = show(
    [],
    <FieldControl id="f" field={presets.offer_schedule} storedValue={{ from: '2026-05-01', to: '' }} timeZone="Asia/Dubai" onChange={onChange} />,
  )
  const range = screen.getByRole('group', { name: 'مدة العرض' })
  const [from, to] = [within(range).getByLabelText('تاريخ البداية'), within(range).getByLabelText('تاريخ النهاية')]
  expect([from, to].map((day) => within(day).getAllByRole('textbox').length)).toEqual([2, 2])
  await user.type(within(to).getByLabelText('اليوم'), '31')
  await user.selectOptions(within(to).getByLabelText('الشهر'), 'مايو')
  await user.type(within(to).getByLabelText('السنة'), '2026')
  expect(onChange).toHaveBeenLastCalledWith({ from: '2026-05-01', to: '2026-05-31' })
  expect(range.textContent).toContain('حسب توقيت الإمارات العربية المتحدة')
})

test('[A-399] [B-151] a model is chosen from the families with their model years', async () => {
  const onChange = vi.fn()
  const { user } = show([], <FieldControl id="f" field={presets.model_key} storedValue={undefined} timeZone="Asia/Dubai" onChange={onChange} />)
  const list = screen.getByRole('combobox', { name: 'الطراز والسنة' })
  const offered = [...list.querySelectorAll('option')].map(({ textContent }) => textContent)
  for (const { label, years } of modelFamilies) for (const year of years) expect(offered).toContain(`${label} ${year}`)
  await user.selectOptions(list, 'F-Pace 2025')
  expect(onChange).toHaveBeenCalledWith('f-pace-2025')
})

test('a number out of range stays in sight with what is wrong about it', async () => {
  const { user, block, editor } = show([aBlock('b', 'section_tabs')], <Inspector />)
  editor.$selected.set('b')
  const input = await screen.findByLabelText('الحشوة الجانبية للتبويب (بكسل)')
  await user.clear(input)
  await user.type(input, '99')
  expect([(input as HTMLInputElement).value, block('b')?.fields.tab_padding]).toEqual(['99', 99])
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(findText('القيمة القصوى 60.')).toBeTruthy()
})

test('an option that is gone is still named', () => {
  show([], <FieldControl id="f" field={presets.header_tag} storedValue="9" timeZone="Asia/Dubai" onChange={() => undefined} />)
  expect((screen.getByRole('combobox') as HTMLSelectElement).value).toBe('9')
})

test('[A-027] a field nobody changed shows the Arabic text that the page shows, also where the English default is stored', async () => {
  for (const storedWords of [{}, { reset_label: 'Reset' }]) {
    const { editor } = show([aBlock('b', 'model_summary_filters', storedWords)], <Inspector />)
    editor.$selected.set('b')
    expect(((await screen.findByLabelText('نص زر إعادة الضبط')) as HTMLInputElement).value).toBe('إعادة الضبط')
    cleanup()
  }
})

describe('groups', () => {
  const full = aBlock(
    'b',
    'ready_to_go_bar',
    {},
    Array.from({ length: 5 }, (_, index) => ({ label: `رابط ${index + 1}` })),
  )

  test('[B-305] at the maximum no group can be added, and the counter says why', async () => {
    const { editor, user, block } = show(
      [{ ...full, groups: full.groups.slice(1), positions: full.positions.slice(1), active_positions: full.positions.slice(1) }],
      <Inspector />,
    )
    editor.$selected.set('b')
    const add = await screen.findByRole('button', { name: 'إضافة عنصر' })
    expect(findText('4/5')).toBeTruthy()
    await user.click(add)
    expect(findText('5/5')).toBeTruthy()
    expect(add.hasAttribute('disabled')).toBe(true)
    await user.click(add)
    expect(block('b')?.groups).toHaveLength(5)
    await user.click(screen.getByRole('button', { name: /المزيد: رابط 2/ }))
    expect((await screen.findByRole('menuitem', { name: 'تكرار' })).getAttribute('aria-disabled')).toBe('true')
  })

  test('[A-014] a group is moved by keys and hidden by its button', async () => {
    const { editor, user, block } = show([full], <Inspector />)
    editor.$selected.set('b')
    const row = await screen.findByRole('button', { name: 'رابط 1' })
    row.focus()
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(block('b')?.positions).toEqual(['g2', 'g1', 'g3', 'g4', 'g5'])
    await user.click(screen.getByRole('button', { name: 'إخفاء: رابط 3' }))
    expect(block('b')?.active_positions).toEqual(['g2', 'g1', 'g4', 'g5'])
  })
})

describe('many pictures at once', () => {
  const pictures = ['شرق', 'شمال', 'غرب'].map((name, index) => ({
    ...{ id: 900 + index, alt: { ar: name, en: '' }, focal_point: { x: 0.5, y: 0.5 }, mime_type: 'image/jpeg', width: 2000, height: 1500 },
    ...{ bucket: 1, version: 1, colour: null, variants: [] },
  })) satisfies LibraryImage[]
  const library = () => {
    addMissingApis()
    fakeApi({
      'GET /media/api/v2/images': () => ({ data: pictures, meta: { total: pictures.length } }),
      'GET /media/api/v2/folders': () => ({ data: [], meta: { total: 3, unfiled: 3 } }),
      'GET /media/api/v2/tags': () => ({ data: [] }),
      'GET /api/editing/condition_choices': () => ({ data: { strategies: [], offers: {}, external_models: [], lists: {} } }),
      'GET /media/api/v2/images/*': ({ path }) => ({ data: pictures.find(({ id }) => path.endsWith(`/${id}`)) }),
    })
  }
  const pick = async (user: ReturnType<typeof userEvent.setup>, ...names: string[]) => {
    await user.click(await screen.findByRole('button', { name: 'إضافة صور' }))
    for (const name of names) await user.click(await screen.findByRole('option', { name }))
    await user.click(screen.getByRole('button', { name: `استخدام الصور (${names.length})` }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  afterEach(() => vi.unstubAllGlobals())

  test('[A-221] pictures of the library become as many items of a block, in the order in which they were marked, and are taken back at once', async () => {
    library()
    const { editor, user, block } = show([aBlock('b', 'masonry')], inRoom(<Inspector />))
    editor.$selected.set('b')
    await pick(user, 'غرب', 'شرق')
    const ids = () => block('b')?.groups.map(({ fields }) => fields.image)
    expect(ids()).toEqual([{ id: 902 }, { id: 900 }])
    expect(block('b')?.active_positions).toHaveLength(2)
    await pick(user, 'شمال')
    expect(ids()).toEqual([{ id: 902 }, { id: 900 }, { id: 901 }])
    editor.undo()
    editor.undo()
    expect(ids()).toEqual([])
  })

  test('[A-221] in a gallery with categories they become as many rows of the category, after those that are there', async () => {
    library()
    const there = { image: { id: 900 }, caption: 'المقصورة', yt: '' }
    const { editor, user, block } = show([aBlock('b', 'gallery_categories', {}, [{ category_label: 'الخارج', images: [there] }])], inRoom(<Inspector />))
    editor.$selected.set('b')
    await user.click(await screen.findByRole('button', { name: 'الخارج' }))
    await pick(user, 'شمال', 'غرب')
    expect(block('b')?.groups[0]?.fields.images).toEqual([there, { image: { id: 901 } }, { image: { id: 902 } }])
    expect(screen.getAllByText(/^العنصر [23]$/)).toHaveLength(2)
  })
})

describe('the list of blocks', () => {
  const three = ['a', 'b', 'c'].map((id) => aBlock(id, 'quote', { quote: `اقتباس ${id}` }))

  test('[C-425] [A-014] blocks are chosen, moved and deleted by keyboard alone', async () => {
    const { editor, user } = show(three, <Outline />)
    screen.getByRole('button', { name: /^اقتباس a/ }).focus()
    await user.keyboard('{ArrowDown}')
    expect(editor.$selected.get()).toBe('b')
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(editor.document.order()).toEqual(['b', 'a', 'c'])
    expect(editor.$announcement.get()).toEqual({ kind: 'moved', template: 'quote', position: 1, total: 3 })
    await user.keyboard('{Delete}')
    expect(editor.document.order()).toEqual(['a', 'c'])
    editor.undo()
    expect(editor.document.order()).toEqual(['b', 'a', 'c'])
  })

  test('[A-014] [C-425] several blocks are chosen, moved, hidden and deleted at once, each taken back by one step', async () => {
    const { editor, user, block } = show(three, <Outline />)
    await user.click(screen.getByRole('button', { name: /^اقتباس a/ }))
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
    expect(editor.$chosen.get()).toEqual(['a', 'b'])
    expect(screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent?.slice(0, 8))).toEqual(['اقتباس a', 'اقتباس b'])
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(editor.document.order()).toEqual(['c', 'a', 'b'])
    editor.undo()
    expect(editor.document.order()).toEqual(['a', 'b', 'c'])
    await user.click(screen.getByRole('button', { name: 'إخفاء من الموقع: اقتباس a' }))
    expect([block('a')?.is_hidden, block('b')?.is_hidden, block('c')?.is_hidden]).toEqual([true, true, undefined])
    editor.undo()
    expect([block('a')?.is_hidden, block('b')?.is_hidden]).toEqual([undefined, undefined])
    screen.getByRole('button', { name: /^اقتباس a/ }).focus()
    await user.keyboard('{Delete}')
    expect([editor.document.order(), editor.$selected.get()]).toEqual([['c'], 'c'])
    expect(editor.$announcement.get()).toEqual({ kind: 'several_removed', count: 2 })
    editor.undo()
    expect(editor.document.order()).toEqual(['a', 'b', 'c'])
    await user.click(await screen.findByRole('button', { name: /^اقتباس a/ }))
    await user.keyboard('{Control>}')
    await user.click(screen.getByRole('button', { name: /^اقتباس c/ }))
    await user.keyboard('{/Control}')
    expect(editor.$chosen.get()).toEqual(['a', 'c'])
  })

  test('[A-014] a block is hidden and shown again', async () => {
    const { user, block } = show(three, <Outline />)
    await user.click(screen.getByRole('button', { name: 'إخفاء من الموقع: اقتباس a' }))
    expect(block('a')?.is_hidden).toBe(true)
    await user.click(screen.getByRole('button', { name: 'إظهار في الموقع: اقتباس a' }))
    expect(block('a')).toEqual(three[0])
  })

  test('only one row is a stop of the tab key', () => {
    show(three, <Outline />)
    expect(screen.getAllByRole('button').filter((button) => 'row' in button.dataset && button.tabIndex === 0)).toHaveLength(1)
  })
})

test('[C-426] a page without blocks says so and offers to add one', async () => {
  const { user } = show([], <EmptyPage />)
  expect(screen.getByText('لا مكوّنات في هذه الصفحة بعد')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'إضافة مكوّن' }))
  expect($picker.get()?.origin).toBe(screen.getByRole('button', { name: 'إضافة مكوّن' }))
  $picker.set(null)
})

test('[C-424] a placeholder stands where visitors see the navigation, and none is asked for', () => {
  const fetching = vi.spyOn(globalThis, 'fetch')
  const Root = puckConfig.root?.render as React.FunctionComponent<{ children: React.ReactNode }>
  show([], <Root>الصفحة</Root>)
  expect(document.querySelector('[data-placeholder-navigation]')?.textContent).toBe('موضع قائمة الموقع')
  expect(document.querySelector('nav, header')).toBeNull()
  expect(fetching).not.toHaveBeenCalled()
})

test('[C-423] the top bar names the page, says whether it is saved, and leads to preview and publication', async () => {
  const pressed: string[] = []
  const { editor, user } = show(
    [aBlock('b', 'quote', { quote: 'نص' })],
    <TopBar
      viewport={1440}
      onViewport={(width) => pressed.push(String(width))}
      zoom="fit"
      onZoom={(zoom) => pressed.push(String(zoom))}
      theme="jdx"
      onTheme={(theme) => pressed.push(theme)}
      openPanel={null}
      onPanel={() => undefined}
      onPreview={() => pressed.push('view')}
      isPlanning={false}
      onDialog={(dialog) => pressed.push(dialog)}
    />,
  )
  const bar = within(screen.getByRole('banner'))
  expect(bar.getByRole('heading', { level: 1 }).textContent).toContain('رينج روڤر')
  expect(bar.getByRole('status').textContent).toBe('محفوظ')
  await user.selectOptions(bar.getByRole('combobox', { name: 'التكبير' }), '150%')
  expect(pressed.splice(0)).toEqual(['1.5'])
  for (const name of ['390', 'LRDX', 'معاينة', 'رابط معاينة', 'جدولة', 'نشر']) await user.click(bar.getByRole('button', { name }))
  expect(pressed).toEqual(['390', 'lrdx', 'view', 'preview', 'schedule', 'publish'])
  const fetchSpy = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}))
  await user.click(bar.getByRole('button', { name: 'تسجيل الخروج' }))
  await vi.waitFor(() => expect(fetchSpy.mock.calls.map(([address, init]) => [String(address), init?.method])).toContainEqual(['/ar/auth/logout', 'POST']))
  fetchSpy.mockRestore()
  const undo = bar.getByRole('button', { name: /تراجع/ })
  expect(undo.hasAttribute('disabled')).toBe(true)
  editor.remove('b')
  expect((await bar.findByText('تغييرات لم تُحفظ بعد')).textContent).toBeTruthy()
  await user.click(undo)
  expect(editor.document.order()).toEqual(['b'])
})

/** The panel with the first of these blocks selected. */
function showFields(block: StoredBlock) {
  const editorRoom = show([block], <Inspector />)
  act(() => editorRoom.editor.$selected.set(block.id))
  return editorRoom
}

describe('what comes first', () => {
  const closed = (label: string) => screen.getByLabelText(label).closest('details')?.open === false

  test('[A-013] the fields of a block that say something stand open, technical ones are folded below its items', () => {
    showFields(aBlock('a', 'hero_carousel', {}, [{ heading: 'شريحة', slide_duration_limit: 3000 }]))
    expect(closed('زمن الشريحة (بالملّي ثانية)')).toBe(true)
    const items = screen.getByRole('heading', { name: 'العناصر' })
    expect(items.compareDocumentPosition(screen.getByLabelText('زمن الشريحة (بالملّي ثانية)'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('[A-013] the same holds inside of an item', async () => {
    const { user } = showFields(aBlock('a', 'hero_carousel', {}, [{ heading: 'شريحة' }]))
    await user.click(screen.getByRole('button', { name: 'شريحة' }))
    expect(screen.getByLabelText('العنوان').closest('details')).toBeNull()
    expect(closed('زمن هذه الشريحة (بالملّي ثانية)')).toBe(true)
  })
})

test('[B-142][B-337] a block that its dates hide now is marked in the outline with the day, and so is an item in the panel', async () => {
  const past = { from: '2020-01-01', to: '2020-01-31' }
  show([aBlock('a', 'snippet', { heading: 'عرض', offer_schedule: past }), aBlock('b', 'snippet', { heading: 'دائم' })], <Outline />)
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent?.replace(/[\u2066-\u2069]/g, ''))
  expect(rows[0]).toContain('انتهى عرضه في 31 يناير 2020')
  expect(rows[1]).not.toContain('انتهى')
  cleanup()
  showFields(aBlock('a', 'content_blocks', {}, [{ heading: 'بطاقة', offer_schedule: { from: '2999-01-01', to: '2999-02-01' } }]))
  expect(screen.getByRole('button', { name: /^بطاقة/ }).textContent?.replace(/[\u2066-\u2069]/g, '')).toContain('يظهر ابتداءً من 1 يناير 2999')
})

test('sentences of the editor inside the page run by their own direction, so that no full stop stands before an English one', () => {
  show([], <EmptyPage />)
  const sentence = screen.getByText('اسحب مكوّنًا إلى هنا، أو اختره من المكتبة.')
  expect(sentence.closest('[dir="auto"], bdi')).not.toBeNull()
})

describe('points on a picture', () => {
  const spots = [
    { label: 'المصابيح', x: 30, y: 40 },
    { label: 'السقف', x: 99, y: 95 },
  ]
  const showBoard = async () => {
    rememberImage({ id: 7, version: 1, alt: { ar: 'سيارة', en: 'car' }, width: 1600, height: 900, focal_point: { x: 0.5, y: 0.5 } } as LibraryImage)
    const editorRoom = show([aBlock('b', 'hotspots_container', { image: { id: 7 } }, spots)], <Inspector />)
    act(() => editorRoom.editor.$selected.set('b'))
    const board = await screen.findByRole('group', { name: 'النقاط على الصورة' })
    return { ...editorRoom, board, pins: within(board).getAllByRole('button'), placeOf: (index: number) => editorRoom.block('b')?.groups[index]?.fields }
  }

  test('[B-101] are placed by arrow keys, further with Shift, and never outside the picture', async () => {
    const { user, pins, placeOf } = await showBoard()
    pins[0]?.focus()
    await user.keyboard('{ArrowLeft}{ArrowDown}{Shift>}{ArrowUp}{/Shift}')
    expect(placeOf(0)).toMatchObject({ x: 29, y: 31 })
    pins[1]?.focus()
    await user.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}')
    expect(placeOf(1)).toMatchObject({ x: 100, y: 100 })
    expect(pins[0]?.getAttribute('aria-label')?.replace(/[\u2066-\u2069]/g, '')).toContain('المصابيح')
  })

  test('[B-101] are placed by dragging on the picture, and a press opens the fields of the point', async () => {
    const { board, pins, placeOf } = await showBoard()
    const picture = board.querySelector('[dir="ltr"]') as HTMLElement
    picture.getBoundingClientRect = () => ({ left: 100, top: 50, width: 200, height: 100 }) as DOMRect
    fireEvent.pointerDown(pins[0] as HTMLElement, { pointerId: 1, buttons: 1 })
    fireEvent.pointerMove(pins[0] as HTMLElement, { pointerId: 1, buttons: 1, clientX: 250, clientY: 75 })
    fireEvent.pointerMove(pins[0] as HTMLElement, { pointerId: 1, buttons: 0, clientX: 110, clientY: 60 })
    expect(placeOf(0)).toMatchObject({ x: 75, y: 25 })
    expect(screen.getByDisplayValue('المصابيح')).toBeTruthy()
  })
})

test('[B-314] the inspector says when the answer of a service was read, and that the service fails since', async () => {
  const loaded = { state: 'ready' as const, value: { lines: [], feed: { readAt: '2026-05-15T08:30:00Z', problem: 'timed out' } } }
  const editorRoom = show([aBlock('b', 'collection_slider_feed', { collection: 'gifts' })], <Inspector />)
  Object.assign(editorRoom.blockData, { get: () => loaded })
  act(() => editorRoom.editor.$selected.set('b'))
  await screen.findByText(/15 مايو 2026/)
  expect(screen.getByText(/لا تستجيب منذ ذلك/)).toBeTruthy()
})

test('[B-038] [B-042] later stages of a block are chosen in the panel, and the canvas asks for what they show', async () => {
  const { editor, user } = showFields(aBlock('q', 'subscription_quiz'))
  const stages = await screen.findByRole('combobox', { name: 'المعروض في الصفحة الآن' })
  expect(
    within(stages)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'البداية',
    'السؤال 1',
    'السؤال 2',
    'السؤال 3',
    'الملخص',
    'النتيجة: الاشتراك',
    'النتيجة: التمويل',
    'النتيجة: الإيجار مع الخدمة الشاملة',
    'النتيجة: الإيجار المرن',
  ])
  await user.selectOptions(stages, 'النتيجة: التمويل')
  expect(editor.$stages.get()).toEqual({ q: 5 })
  await user.selectOptions(stages, 'البداية')
  expect(editor.$stages.get()).toEqual({})
})

test('a block that is dragged or pressed onto the page stands among those used lately', async () => {
  const { editor } = show([], <Outline />)
  await editor.insert('news')
  await editor.arrange([
    { id: editor.document.order()[0] ?? '', template: 'news' },
    { id: 'new', template: 'masonry' },
  ])
  expect($keptTemplates.get().recent.slice(0, 2)).toEqual(['masonry', 'news'])
})

describe('who sees a block', () => {
  const answers: Record<string, unknown> = {
    '/api/editing/condition_choices': {
      strategies: ['url_brands', 'showroom_sl'],
      offers: {},
      external_models: [],
      lists: { showroom_sl: { new: ['F-Pace'] } },
    },
  }
  const serve = (verdict: object) => {
    const requests: unknown[] = []
    vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
      const path = new URL(address, 'http://localhost').pathname
      const body = path === '/api/editing/conditions' ? (JSON.parse(String(init.body)) as { conditions: unknown[] }) : null
      if (body) requests.push(body)
      const data = body ? body.conditions.map(() => verdict) : answers[path]
      return new Response(JSON.stringify({ data: data ?? null }), { headers: { 'content-type': 'application/json' } })
    })
    return requests
  }
  afterEach(() => vi.unstubAllGlobals())

  test('[C-125] is chosen by words: a strategy, what it must accept, and what stands in its place', async () => {
    const requests = serve({ is_shown: false, why: 'unmet' })
    const { user, editor } = showFields(aBlock('a', 'snippet', { heading: 'عرض' }))
    const value = () => editor.document.block('a')?.fields.dc_strategy
    await user.click(screen.getByText('من يراه'))
    await user.selectOptions(await screen.findByLabelText('الظهور'), await screen.findByRole('option', { name: 'في صفحات علامة محددة' }))
    await user.selectOptions(screen.getByLabelText('العلامة'), 'Jaguar')
    await user.type(screen.getByLabelText('نص الرابط'), 'العروض')
    await user.type(screen.getByLabelText('عنوان الرابط'), '/offers')
    expect(value()).toEqual({ key: 'url_brands', value: 'Jaguar', fallback: { text: '', link: { label: 'العروض', url: '/offers' } } })
    expect(await screen.findByText(/يظهر في صفحات جاكوار فقط/)).toBeDefined()
    expect(await screen.findByText(/لا يراه زوار هذه الصفحة الآن/)).toBeDefined()
    expect(requests.at(-1)).toMatchObject({ path: 'range-rover', conditions: expect.arrayContaining([{ key: 'url_brands', value: 'Jaguar' }]) })
    await user.selectOptions(screen.getByLabelText('الظهور'), '')
    expect(value()).toBeUndefined()
  })

  test('a model is chosen from the lists of its strategy, of an item as well', async () => {
    serve({ is_shown: true, why: 'met' })
    const { user, editor } = showFields(aBlock('a', 'accordion', {}, [{ heading: 'سؤال' }]))
    const value = () => editor.document.block('a')?.groups[0]?.fields.dc_strategy
    await user.click(screen.getByRole('button', { name: 'سؤال' }))
    const item = within(screen.getByRole('listitem'))
    await user.selectOptions(item.getByLabelText('الظهور'), await item.findByRole('option', { name: /عند توفر طراز في المخزون/ }))
    await user.selectOptions(item.getByLabelText('القائمة'), 'new')
    await user.selectOptions(item.getByLabelText('الطراز'), 'F-Pace')
    expect(value()).toEqual({ key: 'showroom_sl', value: { name: 'new', value: 'F-Pace' } })
    expect(item.queryByLabelText('نص الرابط')).toBeNull()
  })
})

describe('what a picture does to the words of its block', () => {
  const aPicture = (id: number, x: number) =>
    rememberImage({
      ...{ id, alt: { ar: `سيارة ${id}`, en: '' }, focal_point: { x, y: 0.5 }, mime_type: 'image/jpeg', width: 2000, height: 900 },
      ...{ bucket: 1, version: 1, colour: null, variants: [] },
    } as LibraryImage)
  const slides = (...ids: number[]) =>
    aBlock(
      'h',
      'hero_carousel',
      {},
      ids.map((id) => ({ heading: `شريحة ${id}`, image: { id } })),
    )
  const openSlide = async (user: ReturnType<typeof userEvent.setup>, id: number) => user.click(screen.getByRole('button', { name: `شريحة ${id}` }))

  test('is said at its field: the side that its focal point leaves free, or that the words stand beside it', async () => {
    aPicture(901, 0.2)
    aPicture(902, 0.8)
    aPicture(903, 0.5)
    for (const [id, text] of [
      [901, /فوق يمين الصورة/],
      [902, /فوق يسار الصورة/],
      [903, /بجانب الصورة لا فوقها/],
    ] as const) {
      const { editor } = show([aBlock('b', 'hero_title_banner_tall', { heading: 'عنوان', image: { id } })], <Inspector />)
      act(() => editor.$selected.set('b'))
      expect(await screen.findByText(text)).toBeTruthy()
      cleanup()
    }
  })

  test('is said of every slide where one picture decides for all, and which one that is', async () => {
    aPicture(911, 0.2)
    aPicture(912, 0.5)
    const { editor, user } = show([slides(911, 912)], <Inspector />)
    act(() => editor.$selected.set('h'))
    await openSlide(user, 911)
    const reason = await screen.findByText(/لأن نقطة التركيز في الشريحة/)
    expect(reason.textContent?.replace(/[\u2066-\u2069]/g, '')).toContain('في الشريحة 2 قريبة من الوسط')
    await openSlide(user, 912)
    expect(await screen.findByText(/نصوص جميع الشرائح/)).toBeTruthy()
    // Once the words are below the full frame, no picture decides.
    act(() => editor.setValue('h', null, 'is_ffi', true))
    expect(screen.queryByText(/نصوص جميع الشرائح/)).toBeNull()
  })
})
