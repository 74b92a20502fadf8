import type { Frame, Page } from '@playwright/test'
import { catalogue } from '#blocks/catalogue.gen.ts'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import { aBlock, expect, test } from '../site-under-test/own-site.ts'
import { Desk, pageIdOf, signInTo } from '../site-under-test/editor-desk.ts'
import { isLaidOut } from '../site-under-test/is-laid-out.ts'
import { oneOfEach } from '../site-under-test/one-of-each.ts'
import { readWhole } from '../site-under-test/site-test.ts'

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })

/** Widths of the canvas, each with the screen that it shows the page on. The narrowest is not the one that the editor opens with. */
const screens = oneOfEach(
  [
    { width: 1440, height: 900 },
    { width: 768, height: 1024 },
    { width: 390, height: 844 },
  ],
  ({ width }) => width === 390,
)

/** A block between two others, by which the page of visitors, where blocks have no common wrapper, is told apart. */
const mark = (index: number) => aBlock(`mark-${index}`, 'snippet', { heading: 'فاصل', block_scroll_id: `mark-${index}` })

/** The first example of a template, alone: a bar of tabs takes none of the blocks behind it. */
function firstExample(symbol: string): StoredBlock[] {
  const template = catalogue.get(symbol)
  const [example] = template?.examples ?? []
  if (!template || !example) return []
  const owned = template.block.owns?.countField
  const groups = (example.groups ?? []).map((values) => (owned ? { ...values, [owned]: 0 } : values))
  return [{ ...aBlock(symbol, symbol, example.fields, groups), version: template.block.version }]
}

/** By block: its elements in the order of the document, each as its tag, its box within the block in px, and how its text is drawn. */
type Drawing = Record<string, { tag: string; box: number[]; look: string }[]>

/**
 * Blocks that take the place of a widget stand elsewhere on the page than on the canvas, and a shared section whose blocks are not there is nothing to visitors and
 * said on the canvas.
 */
const symbols = [...catalogue].flatMap(([symbol, { block }]) => (block.replaces || symbol === 'shared_section' ? [] : [symbol]))

test(`[A-014] every block is drawn on the canvas as visitors get it, at ${screens.map(({ width }) => width).join(', ')} px`, async ({ page, site }) => {
  test.setTimeout(300_000)
  const blocks = symbols.flatMap((symbol, index) => [...firstExample(symbol), mark(index)])
  const address = await site.addPage(blocks)
  const visitor = await page.context().newPage()
  await visitor.goto(address)
  // The frame of the canvas has no bar either.
  await visitor.evaluate(() => document.documentElement.style.setProperty('scrollbar-width', 'none'))
  // A tab behind another draws nothing, so that reading would never end.
  await visitor.bringToFront()
  await readWhole(visitor)
  // In a tab behind another the browser is never idle, so that the layout would end there.
  await isLaidOut(visitor)
  await signInTo(page, site.url, 'editor')
  const desk = new Desk(page, site.url)
  await desk.open(await pageIdOf(site.url, address))
  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame()
  if (!frame) throw new Error('the canvas has no frame')
  for (const { width, height } of screens) {
    await visitor.setViewportSize({ width, height })
    await page
      .getByRole('group', { name: 'عرض الصفحة' })
      .getByRole('button', { name: String(width) })
      .click()
    await expect.poll(() => frame.evaluate(() => innerWidth)).toBe(width)
    // Blocks whose data the server loads have nothing but a place meanwhile.
    await expect.poll(() => frame.evaluate(() => document.querySelectorAll('[data-block] > :only-child:empty').length)).toBe(0)
    // Carousels count their pages once the browser has told them their new width.
    await expect.poll(() => differences(visitor, frame), { message: `${width} px`, intervals: [500, 2000], timeout: 60_000 }).toEqual([])
  }
})

/** What is drawn otherwise on the canvas: of each block the first element. */
async function differences(visitor: Page, frame: Frame): Promise<string[]> {
  const [page, canvas] = [await visitor.evaluate(drawing), await frame.evaluate(drawing)]
  return symbols.flatMap((symbol, index) => {
    const [there, here] = [page[`before ${index}`] ?? [], canvas[symbol] ?? []]
    const at = there.findIndex((element, place) => {
      const other = here[place]
      return !other || other.tag !== element.tag || other.look !== element.look || element.box.some((edge, side) => Math.abs(edge - (other.box[side] ?? 0)) > 1)
    })
    if (at < 0 && there.length === here.length) return []
    return [`${symbol}: ${JSON.stringify(there[at])} is on the canvas ${JSON.stringify(here[at])}`]
  })
}

/** Runs in the document: on the page of visitors blocks lie between their marks, on the canvas each has an element around it. */
function drawing(): Drawing {
  const passedOver = new Set(['SCRIPT', 'STYLE', 'LINK', 'TEMPLATE'])
  // What belongs to the page alone: the element around an island, and the panels of a bar of tabs with the one around both.
  const isWrapper = (element: Element) => element.hasAttribute('data-i') || element.querySelector(':scope > [data-panel-of]') !== null
  const blocks: Record<string, Element[]> = {}
  scrollTo({ top: 0, behavior: 'instant' })
  for (const block of document.querySelectorAll<HTMLElement>('[data-block]')) {
    const view = block.querySelector(':scope > div')
    blocks[block.dataset.block ?? ''] = view ? [...view.children] : []
  }
  if (!document.querySelector('[data-block]')) {
    let roots: Element[] = []
    let count = 0
    for (const element of document.querySelectorAll('main > *')) {
      if (element.id.startsWith('mark-')) {
        blocks[`before ${count}`] = roots
        roots = []
        count += 1
      } else roots.push(element)
    }
  }
  const described = (roots: Element[]) => {
    const elements: Element[] = []
    const visit = (element: Element) => {
      if (passedOver.has(element.tagName) || element.hasAttribute('data-panel-of')) return
      if (!isWrapper(element)) elements.push(element)
      if (element.tagName !== 'svg') for (const child of element.children) visit(child)
    }
    roots.forEach(visit)
    const boxes = elements.map((element) => element.getBoundingClientRect())
    const first = boxes.find(({ width, height }) => width > 0 && height > 0)
    return elements.map((element, index) => {
      const { x = 0, y = 0, width = 0, height = 0 } = boxes[index] ?? {}
      const { color, backgroundColor, fontSize, fontWeight, opacity, display } = getComputedStyle(element)
      const isDrawn = width > 0 && height > 0
      return {
        tag: element.tagName,
        box: isDrawn ? [x - (first?.x ?? 0), y - (first?.y ?? 0), width, height].map(Math.round) : [0, 0, 0, 0],
        look: isDrawn ? [color, backgroundColor, fontSize, fontWeight, opacity, display].join(' ') : '',
      }
    })
  }
  return Object.fromEntries(Object.entries(blocks).map(([name, roots]) => [name, described(roots)]))
}
