// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { enterPage } from '../navigation/page-state.ts'
import { offerToolbar } from '../offer-toolbar.ts'
import { Toolbar } from './toolbar.tsx'

type Answer = { status: number; data?: unknown }

const asked: string[] = []
let answers: (path: string) => Answer | Promise<Answer>

const editorOf = (page_id: number | null): Answer => ({ status: 200, data: { can_edit: true, page_id, role: 'editor', name: 'سلمى', csrf_token: 'قفل' } })
const at = (path: string) => enterPage({ id: null, path, watch: [], hasStockLocatorBlocks: false, type: 'dx_other' }, 200)

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit = {}) => {
    const path = new URL(address, 'https://site.test').searchParams.get('path') ?? address
    asked.push(path)
    const { status, data } = await answers(path)
    signal?.throwIfAborted()
    return new Response(JSON.stringify({ data }), { status, headers: { 'content-type': 'application/json' } })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the toolbar', () => {
  test('[A-268][C-053][C-196][C-197] appears once the service confirms the editor, with the page to edit', async () => {
    answers = () => editorOf(7)
    at('offers')
    render(<Toolbar />)
    const edit = await screen.findByRole('link', { name: 'تحرير الصفحة' })
    expect(edit.getAttribute('href')).toBe('/ar/cms?page=7')
    expect(asked).toEqual(['offers'])
  })

  test.each([401, 403, 500])('[C-196][C-197] stays away when the service answers %i, whatever the cookie says', async (status) => {
    answers = () => ({ status })
    at('offers')
    const { container } = render(<Toolbar />)
    await waitFor(() => expect(asked).toEqual(['offers']))
    expect(container.innerHTML).toBe('')
  })

  test('[C-053][C-197] asks again when the path changes and then names the new page', async () => {
    answers = (path) => editorOf(path === 'offers' ? 7 : 8)
    at('offers')
    render(<Toolbar />)
    await screen.findByRole('link', { name: 'تحرير الصفحة' })
    at('defender')
    await waitFor(() => expect(screen.getByRole('link', { name: 'تحرير الصفحة' }).getAttribute('href')).toBe('/ar/cms?page=8'))
    expect(asked).toEqual(['offers', 'defender'])
  })

  test('[C-196] goes when the session has ended by the next page', async () => {
    answers = (path) => (path === 'offers' ? editorOf(7) : { status: 401 })
    at('offers')
    const { container } = render(<Toolbar />)
    await screen.findByRole('navigation', { name: 'شريط التحرير' })
    at('defender')
    await waitFor(() => expect(container.innerHTML).toBe(''))
  })

  test('[C-053] does not let a late answer of the page before count', async () => {
    const late = Promise.withResolvers<Answer>()
    answers = (path) => (path === 'slow' ? late.promise : editorOf(8))
    at('slow')
    render(<Toolbar />)
    at('defender')
    await screen.findByRole('link', { name: 'تحرير الصفحة' })
    await act(async () => late.resolve(editorOf(7)))
    expect(screen.getByRole('link', { name: 'تحرير الصفحة' }).getAttribute('href')).toBe('/ar/cms?page=8')
  })

  test('[A-268] says so on a screen that is no page, and folds away', async () => {
    answers = () => editorOf(null)
    at('404')
    render(<Toolbar />)
    expect(await screen.findByText('لا تُحرَّر هذه الشاشة')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'إخفاء الشريط' }))
    expect(screen.queryByRole('navigation')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'إظهار شريط التحرير' }))
    expect(screen.getByRole('navigation')).toBeTruthy()
  })
})

test('[A-268] somebody who signed in here has the service asked', async () => {
  answers = () => editorOf(7)
  at('offers')
  await offerToolbar('theme=jdx; maarad_staff=1')
  await waitFor(() => expect(asked).toEqual(['offers']))
  document.getElementById('editor-toolbar')?.remove()
})

test.each(['', 'theme=jdx; other_maarad_staff=1', 'maarad_staff=10'])('[A-268][C-053] a visitor, with the cookie %j, causes no question', async (cookie) => {
  answers = () => editorOf(7)
  await offerToolbar(cookie)
  expect(document.getElementById('editor-toolbar')).toBeNull()
  expect(asked).toEqual([])
})
