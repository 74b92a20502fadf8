// @vitest-environment jsdom
import { TextField } from '@mui/material'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, useState } from 'react'
import { AdminContext, memoryStore, useNotificationContext } from 'react-admin'
import { afterEach, expect, test } from 'vitest'
import { AdminError } from '../data-provider/admin-error.ts'
import { createDataProvider } from '../data-provider/data-provider.ts'
import { createI18nProvider } from '../i18n/i18n-provider.ts'
import { QuestionDialog } from './question-dialog.tsx'

type Question = ComponentProps<typeof QuestionDialog>
type Sent = Awaited<ReturnType<Question['send']>>

afterEach(cleanup)

const refused = (code: string) => new AdminError({ ok: false, status: 409, code, fields: {}, data: undefined })

/** A server that answers when a test says so. */
function aServer() {
  const answers: PromiseWithResolvers<Sent>[] = []
  const last = () => {
    const answer = answers.at(-1)
    if (!answer) throw new Error('nothing was sent')
    return answer
  }
  return {
    sentCount: () => answers.length,
    send: () => {
      const answer = Promise.withResolvers<Sent>()
      answers.push(answer)
      return answer.promise
    },
    accept: (sent: Sent) => act(async () => last().resolve(sent)),
    refuse: (error: unknown) => act(async () => last().reject(error)),
  }
}

function Screen({ hasField, ...question }: Partial<Question> & { hasField: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  const [name, setName] = useState('')
  const { notifications } = useNotificationContext()
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        فتح
      </button>
      {isOpen ? (
        <QuestionDialog title="نسخ النموذج" action="نسخ" send={async () => undefined} onClose={() => setIsOpen(false)} {...question}>
          {hasField ? <TextField id="name" label="الاسم" value={name} onChange={({ target }) => setName(target.value)} /> : 'لا يمكن التراجع'}
        </QuestionDialog>
      ) : null}
      <p data-testid="notices">{notifications.map(({ message }) => String(message)).join(' | ')}</p>
    </>
  )
}

async function open({ hasField = true, ...question }: Partial<Question> & { hasField?: boolean }) {
  render(
    <AdminContext dataProvider={createDataProvider([])} i18nProvider={createI18nProvider('ar', [], () => undefined)} store={memoryStore()}>
      <Screen hasField={hasField} {...question} />
    </AdminContext>,
  )
  const user = userEvent.setup()
  const opener = screen.getByRole('button', { name: 'فتح' })
  await user.click(opener)
  const dialog = screen.getByRole('dialog', { name: 'نسخ النموذج' })
  const button = (name: string) => within(dialog).getByRole<HTMLButtonElement>('button', { name })
  return { user, opener, dialog, button, field: () => within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'الاسم' }) }
}
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('its first field has the focus, Enter in it sends, and afterwards the focus is back where it was', async () => {
  const server = aServer()
  let doneCount = 0
  const { user, opener, field } = await open({ send: server.send, onDone: () => doneCount++ })
  expect(document.activeElement).toBe(field())
  await user.keyboard('نسخة{Enter}')
  expect([server.sentCount(), doneCount]).toEqual([1, 0])
  await server.accept('نُسخ النموذج.')
  await isGone()
  expect(screen.getByTestId('notices').textContent).toBe('نُسخ النموذج.')
  expect(doneCount).toBe(1)
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

test('a refusal is said in it, what was typed stays, and it is sent again', async () => {
  const server = aServer()
  let doneCount = 0
  const { user, dialog, button, field } = await open({ send: server.send, onDone: () => doneCount++ })
  await user.type(field(), 'نسخة')
  await user.click(button('نسخ'))
  await server.refuse(refused('forbidden'))
  expect(within(dialog).getByRole('alert').textContent).toBe('لا تملك صلاحية هذا الإجراء.')
  expect(screen.getByTestId('notices').textContent).toBe('')
  expect([field().value, doneCount]).toEqual(['نسخة', 0])
  expect(document.activeElement).toBe(button('نسخ'))
  await user.click(button('نسخ'))
  expect(within(dialog).queryByRole('alert')).toBeNull()
  await server.accept(undefined)
  await isGone()
  expect([server.sentCount(), doneCount]).toEqual([2, 1])
})

test('of a refusal of which more is known, that is said', async () => {
  const server = aServer()
  const { user, dialog, button } = await open({ send: server.send, refusal: (error) => (error instanceof AdminError ? `رُفض: ${error.code}` : undefined) })
  await user.click(button('نسخ'))
  await server.refuse(refused('taken'))
  expect(within(dialog).getByRole('alert').textContent).toBe('رُفض: taken')
})

test('a double press sends once', async () => {
  const server = aServer()
  const { user, button } = await open({ send: server.send })
  await user.dblClick(button('نسخ'))
  expect(server.sentCount()).toBe(1)
  expect([button('نسخ').getAttribute('aria-busy'), button('نسخ').getAttribute('aria-disabled'), button('إلغاء').disabled]).toEqual(['true', 'true', true])
  await server.accept(undefined)
  await isGone()
})

test('while it is sent, neither Escape nor a press beside it closes it', async () => {
  const server = aServer()
  const { user, dialog, button } = await open({ send: server.send })
  await user.click(button('نسخ'))
  await user.keyboard('{Escape}')
  await user.click(dialog.parentElement as HTMLElement)
  expect(screen.queryByRole('dialog')).toBe(dialog)
  await server.refuse(refused('conflict'))
  await user.keyboard('{Escape}')
  await isGone()
})

test('Cancel, Escape and a press beside it close it, and nothing is sent', async () => {
  const server = aServer()
  let doneCount = 0
  const { user, opener, button } = await open({ send: server.send, onDone: () => doneCount++ })
  await user.click(button('إلغاء'))
  await isGone()
  await user.click(opener)
  await user.keyboard('{Escape}')
  await isGone()
  await user.click(opener)
  await user.click(screen.getByRole('dialog').parentElement as HTMLElement)
  await isGone()
  expect([server.sentCount(), doneCount]).toEqual([0, 0])
})

test('a press beside it does not throw away what was typed', async () => {
  const { user, dialog, field } = await open({})
  await user.type(field(), 'نسخة')
  await user.click(dialog.parentElement as HTMLElement)
  expect(field().value).toBe('نسخة')
})

test('it is not sent while something is missing, by Enter neither', async () => {
  const server = aServer()
  const { user, button, field } = await open({ send: server.send, isReady: false })
  expect(button('نسخ').disabled).toBe(true)
  await user.type(field(), 'نسخة{Enter}')
  expect(server.sentCount()).toBe(0)
})

test('Enter answers a question without fields, unless it takes something away', async () => {
  const first = await open({ hasField: false })
  expect(document.activeElement).toBe(first.button('نسخ'))
  cleanup()
  const second = await open({ hasField: false, isDangerous: true, leave: 'رجوع' })
  expect(document.activeElement).toBe(second.button('رجوع'))
})

test('what became of it is shown in place of the question, until it is closed', async () => {
  const server = aServer()
  let doneCount = 0
  const { user, dialog, button } = await open({ send: server.send, onDone: () => doneCount++ })
  await user.click(button('نسخ'))
  await server.accept({ title: 'النتيجة', content: 'نُسخ نموذجان' })
  expect(screen.getByRole('dialog', { name: 'النتيجة' })).toBe(dialog)
  expect(dialog.textContent).toContain('نُسخ نموذجان')
  expect(within(dialog).queryByRole('textbox')).toBeNull()
  expect([document.activeElement, doneCount]).toEqual([button('إغلاق'), 0])
  await user.keyboard('{Enter}')
  await isGone()
  expect(doneCount).toBe(1)
})
