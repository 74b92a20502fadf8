import { type RenderResult, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { EditorRoot } from '../../src/editor/ui/editor-root.tsx'
import type { Language } from '#kernel/words/words.ts'
import { LanguageProvider } from '../../src/editor/words/language.tsx'

/** A room of the editor as it stands in the document, for tests under jsdom. */
export function renderRoom(room: ReactNode, language: Language = 'ar'): RenderResult {
  teachDialogs()
  localStorage.clear()
  return render(
    <LanguageProvider person="7" initial={language}>
      <EditorRoot>{room}</EditorRoot>
    </LanguageProvider>,
  )
}

/** jsdom knows neither modal dialogs nor popovers nor CSS.escape. */
function teachDialogs(): void {
  const focusedBefore = new WeakMap<HTMLDialogElement, Element | null>()
  HTMLDialogElement.prototype.showModal = function showModal() {
    focusedBefore.set(this, document.activeElement)
    this.open = true
  }
  // As browsers do it: an element that has left the document gives nothing back.
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    const before = focusedBefore.get(this)
    if (this.isConnected && before instanceof HTMLElement) before.focus()
  }
  HTMLElement.prototype.showPopover = function showPopover() {
    this.style.display = 'block'
  }
  HTMLElement.prototype.hidePopover = function hidePopover() {
    this.style.display = ''
  }
  globalThis.CSS ??= { escape: (text: string) => text.replace(/["\\/.]/g, '\\$&') } as typeof CSS
}

/** A call as it left the browser. */
export type SentCall = { method: string; path: string; query: URLSearchParams; body: unknown; ifMatch: string | null }
type Answer = { status?: number; data?: unknown; meta?: unknown; code?: string; fields?: Record<string, string[]> }
type Handler = (call: SentCall) => Answer

/**
 * The API at the network's edge: answers by `METHOD /path`, where `*` is one segment. What nobody answers fails the test. Gives the
 * calls in their order.
 */
export function fakeApi(handlers: Record<string, Handler>): SentCall[] {
  const sent: SentCall[] = []
  const known = Object.entries({ 'GET /api/editing/site': () => ({ data: siteFacts }), ...handlers })
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, 'http://localhost')
    const method = init.method ?? 'GET'
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : init.body
    const call = { method, path: pathname, query: searchParams, body, ifMatch: new Headers(init.headers).get('if-match') }
    sent.push(call)
    const handler = known.find(([pattern]) => matches(pattern, `${method} ${pathname}`))?.[1] as Handler | undefined
    if (!handler) console.error(`nobody answers ${method} ${pathname}`)
    return answerOf(handler?.(call) ?? { status: 404, code: 'not_found' })
  })
  return sent
}

const siteFacts = { time_zone: 'Asia/Kuwait', predefined_links: [{ alias: 'book', url: 'https://book.example.com' }] }

function matches(pattern: string, call: string): boolean {
  const [wanted, given] = [pattern.split('/'), call.split('/')]
  return wanted.length === given.length && wanted.every((segment, index) => segment === '*' || segment === given[index])
}

function answerOf({ status = 200, data, meta, code, fields }: Answer): Response {
  if (status === 204) return new Response(null, { status })
  return Response.json(code === undefined ? { data, meta } : { error: { status, code, message: '', fields }, data }, { status })
}
