import { cleanup } from '@testing-library/react'
import { afterAll, vi } from 'vitest'

/**
 * Files with a document share one window, and the packages that draw in it, which take longer to load than most tests run. The site's own modules are loaded anew
 * for each, as for a page. What a file leaves in the window is taken back when its tests are done: what it drew and stored, stubs, methods that it gave to elements,
 * what it listened to, and the marks by which libraries know that they listen. Styles that libraries insert once stay.
 */
vi.resetModules()
const { window: domWindow } = (globalThis as unknown as { jsdom: { window: Window } }).jsdom
const { documentElement: html, head, body } = document
const restorations = [globalThis, domWindow, navigator, document, body, ...prototypesIn(domWindow)].map(keepProperties)
/** Inserted once by a library that then relies on them; some files empty the head. */
const libraryStyles = () => head.querySelectorAll('style[data-emotion]')
const keptStyles = libraryStyles()
const address = location.href
const undoing: (() => void)[] = []

for (const target of [window, document, body]) {
  const { addEventListener, removeEventListener } = target
  target.addEventListener = (...args: Parameters<typeof addEventListener>) => {
    addEventListener.apply(target, args)
    undoing.push(() => removeEventListener.apply(target, args))
  }
}

afterAll(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  for (const undo of undoing) undo()
  for (const restore of restorations) restore()
  clearDocument()
})

/** Remembers the properties of an object and what they hold. The answer gives it those again, and no others. */
function keepProperties(object: object): () => void {
  const before = Reflect.ownKeys(object).map((key) => ({ key, descriptor: Object.getOwnPropertyDescriptor(object, key), value: readFrom(object, key) }))
  const keys = new Set(before.map(({ key }) => key))
  return () => {
    for (const key of Reflect.ownKeys(object)) if (!keys.has(key)) Reflect.deleteProperty(object, key)
    for (const { key, descriptor, value } of before) {
      const now = Object.getOwnPropertyDescriptor(object, key)
      const isSame = now && descriptor && now.value === descriptor.value && now.get === descriptor.get && now.set === descriptor.set
      if (descriptor && !isSame) Reflect.defineProperty(object, key, descriptor)
      // A property of the window that is written to keeps its descriptor.
      else if (descriptor?.set && typeof value !== 'object' && readFrom(object, key) !== value) Reflect.set(object, key, value)
    }
  }
}

function readFrom(object: object, key: PropertyKey): unknown {
  try {
    return Reflect.get(object, key)
  } catch {
    return undefined // an accessor of a prototype, which wants an element
  }
}

/** The prototypes of the classes of a window. */
function prototypesIn(scope: object): object[] {
  const classes = Object.values(Object.getOwnPropertyDescriptors(scope)).map(({ value }) => value)
  return classes.flatMap((value) => (typeof value === 'function' && typeof value.prototype === 'object' && value.prototype ? [value.prototype] : []))
}

function clearDocument(): void {
  // The elements stay: the library that finds things on the screen has looked the body up once.
  if (document.documentElement !== html) document.documentElement.replaceWith(html)
  html.replaceChildren(head, body)
  for (const element of [html, head, body]) for (const name of element.getAttributeNames()) element.removeAttribute(name)
  head.replaceChildren(...new Set([...keptStyles, ...libraryStyles()]))
  body.replaceChildren()
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way.
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', address)
}
