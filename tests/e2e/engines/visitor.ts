import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect } from '@playwright/test'
import type { Engine } from './engine.ts'

type Target = { role: string; name: string; inFrame?: boolean }
type FoundPlace = { x: number; y: number }

/** Testing Library's way to find things by role and name, for a page: it is read from its package and put in once a document. */
const path = join(dirname(createRequire(import.meta.url).resolve('@testing-library/dom')), '@testing-library/dom.umd.min.js')
const library = `function () { ${readFileSync(path, 'utf8')}\n }`
/** Keys of WebDriver that are no characters. */
export const ENTER = '\uE007'

/** Somebody in front of a browser: finds things by what they are and are called, in Arabic, and presses and types as hands do. */
export class Visitor {
  readonly engine: Engine
  readonly url: string

  constructor(engine: Engine, url: string) {
    this.engine = engine
    this.url = url
  }

  async open(path: string): Promise<void> {
    await this.engine.goTo(this.url + path)
  }

  path(): Promise<string> {
    return this.engine.run(() => location.pathname + location.search)
  }

  /** Waits until it can be seen and nothing lies over it. The name is a whole name, or a part of it between slashes as in `/اسم/`. */
  async sees(role: string, name: string, more: Pick<Target, 'inFrame'> = {}): Promise<FoundPlace> {
    let place: FoundPlace | string = ''
    await expect(async () => {
      const before = place
      place = await this.look({ role, name, ...more })
      expect(place, `${role} "${name}"`).toBeInstanceOf(Object)
      // What is still moving would be missed.
      expect(place, `${role} "${name}" stands still`).toEqual(before)
    }).toPass({ intervals: [50, 100, 200], timeout: 30_000 })
    return place as unknown as FoundPlace
  }

  async press(role: string, name: string, more: Pick<Target, 'inFrame'> & { times?: number } = {}): Promise<void> {
    const { x, y } = await this.sees(role, name, more)
    const once = [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await this.point([{ type: 'pointerMove', x, y }, ...Array.from({ length: more.times ?? 1 }, () => once).flat()])
  }

  private async point(actions: readonly object[]): Promise<void> {
    await this.engine.act([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }])
  }

  async keys(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await this.engine.act([{ type: 'key', id: 'keys', actions }])
  }

  async fill(name: string, text: string, role = 'textbox'): Promise<void> {
    await this.press(role, name)
    await this.keys(text)
  }

  /** The page is no wider than its window. */
  async fits(): Promise<void> {
    expect(await this.engine.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), await this.path()).toBeLessThanOrEqual(0)
  }

  private async look(target: Target): Promise<FoundPlace | string> {
    const place = await this.engine.run(lookFor, target)
    if (place !== 'no library') return place
    await this.engine.run(library)
    return this.engine.run(lookFor, target)
  }
}

/** Runs in the page, and uses nothing of this module. */
function lookFor({ role, name, inFrame }: Target): FoundPlace | string {
  type Queries = { queryAllByRole: (root: Element, role: string, options: object) => HTMLElement[] }
  const queries = (globalThis as { TestingLibraryDom?: Queries }).TestingLibraryDom
  if (!queries) return 'no library'
  const frame = inFrame ? document.querySelector('iframe') : null
  const root = inFrame ? frame?.contentDocument?.body : document.body
  if (!root) return 'no document'
  const matchesName = /^\/.*\/$/.test(name) ? new RegExp(name.slice(1, -1)) : (text: string) => text.trim() === name
  const all = queries
    .queryAllByRole(root, role, { name: matchesName, hidden: true })
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches(':disabled'))
  const outer = frame?.getBoundingClientRect()
  const scale = outer && frame ? outer.width / frame.offsetWidth : 1
  // What stands in a dialog comes before what lies below it.
  all.sort((one, other) => Number(other.closest('dialog, [role=dialog]') !== null) - Number(one.closest('dialog, [role=dialog]') !== null))
  let answer = `nothing of that name in “${root.innerText.slice(0, 2000)}”`
  for (const element of all) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const box = element.getBoundingClientRect()
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const above = element.ownerDocument.elementFromPoint(at.x, at.y)
    const own = [element, ...((element as HTMLInputElement).labels ?? [])]
    if (above && own.some((one) => one.contains(above) || above.contains(one))) {
      return {
        x: Math.round((outer?.x ?? 0) + at.x * scale),
        y: Math.round((outer?.y ?? 0) + at.y * scale),
      }
    }
    answer = `it lies under ${above?.outerHTML.slice(0, 80)}`
  }
  return answer
}
