import { type RenderResult, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { EditorRoot } from '#editor/ui/editor-root.tsx'
import type { Language } from '#kernel/words/words.ts'
import { LanguageProvider } from '#editor/words/language.tsx'

/** Renders a part of the editor with all that it needs around it, for tests under jsdom. */
export function renderRoom(room: ReactNode, language: Language = 'ar'): RenderResult {
  addMissingApis()
  localStorage.clear()
  return render(
    <LanguageProvider person="7" initial={language}>
      <EditorRoot>{room}</EditorRoot>
    </LanguageProvider>,
  )
}

/** The dialog that is open, once it has the focus. */
export async function openedDialog(): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => {
    if (!dialog.contains(document.activeElement)) throw new Error('the dialog has no focus yet')
  })
  return dialog
}

/** jsdom knows neither popovers nor CSS.escape, nor what the system prefers. */
export function addMissingApis(): void {
  HTMLElement.prototype.showPopover = function showPopover() {
    this.style.display = 'block'
  }
  HTMLElement.prototype.hidePopover = function hidePopover() {
    this.style.display = ''
  }
  globalThis.matchMedia ??= (() => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof matchMedia
  globalThis.CSS ??= { escape: (text: string) => text.replace(/["\\/.]/g, '\\$&') } as typeof CSS
}

/** A call as it left the browser. */
export type SentCall = { method: string; path: string; query: URLSearchParams; body: unknown; ifMatch: string | null }
type Answer = { status?: number; data?: unknown; meta?: unknown; code?: string; fields?: Record<string, string[]> }
type Handler = (call: SentCall) => Answer | Promise<Answer>

/**
 * The API at the network's edge: answers by `METHOD /path`, where `*` is one segment. What nobody answers fails the test. Gives the
 * calls in their order.
 */
export function fakeApi(handlers: Record<string, Handler>): SentCall[] {
  const sentCalls: SentCall[] = []
  const allHandlers = Object.entries<Handler>({
    'GET /api/editing/site': () => ({ data: siteFacts }),
    // Asked a while after a condition is drawn: on a slow machine still in the test that drew it.
    'POST /api/editing/conditions': ({ body }) => ({
      data: (body as { conditions: unknown[] }).conditions.map(() => ({ isShown: true, why: 'not_enabled' })),
    }),
    ...handlers,
  })
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, 'http://localhost')
    const method = init.method ?? 'GET'
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : init.body
    const call = { method, path: pathname, query: searchParams, body, ifMatch: new Headers(init.headers).get('if-match') }
    sentCalls.push(call)
    const handler = allHandlers.find(([pattern]) => matches(pattern, `${method} ${pathname}`))?.[1] as Handler | undefined
    if (!handler) console.error(`nobody answers ${method} ${pathname}`)
    return answerOf((await handler?.(call)) ?? { status: 404, code: 'not_found' })
  })
  return sentCalls
}

const siteFacts = { time_zone: 'Asia/Kuwait', predefined_links: [{ alias: 'book', url: 'https://book.example.com' }] }

function matches(pattern: string, call: string): boolean {
  const [wantedParts, givenParts] = [pattern.split('/'), call.split('/')]
  return wantedParts.length === givenParts.length && wantedParts.every((segment, index) => segment === '*' || segment === givenParts[index])
}

function answerOf({ status = 200, data, meta, code, fields }: Answer): Response {
  if (status === 204) return new Response(null, { status })
  return Response.json(code === undefined ? { data, meta } : { error: { status, code, message: '', fields }, data }, { status })
}
