// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { LanguageProvider } from './language.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { useWord } from './use-word.ts'

const words = { hello: ['Hello {name}', 'أهلًا {name}'] } as const
function Room({ name = 'سارة' }: { name?: string }) {
  return <p>{useWord(words)('hello', { name })}</p>
}
const open = (person: string) =>
  render(
    <LanguageProvider person={person} initial="ar">
      <Room />
      <LanguageSwitch />
    </LanguageProvider>,
  )

afterEach(() => {
  cleanup()
  localStorage.clear()
})

test('the language that a person chose turns the document and is theirs the next time, and nobody else’s', async () => {
  open('7')
  expect(document.documentElement.dir).toBe('rtl')
  await userEvent.click(screen.getByRole('button', { name: 'English' }))
  expect(screen.getByText(/^Hello/)).toBeDefined()
  expect([document.documentElement.dir, document.documentElement.lang]).toEqual(['ltr', 'en'])
  cleanup()
  open('7')
  expect(screen.getByText(/^Hello/)).toBeDefined()
  cleanup()
  open('8')
  expect(screen.getByText('أهلًا سارة')).toBeDefined()
})

test.each([
  ['ar', '/vehicles', 'أهلًا \u2068/vehicles\u2069'],
  ['ar', '$& {name}', 'أهلًا \u2068$& {name}\u2069'],
  ['en', 'سارة', 'Hello \u2068سارة\u2069'],
  ['en', 'Sara', 'Hello Sara'],
] as const)('in %s the value %s is kept together where it runs the other way', (language, name, text) => {
  render(
    <LanguageProvider person="9" initial={language}>
      <Room name={name} />
    </LanguageProvider>,
  )
  expect(screen.getByRole('paragraph').textContent).toBe(text)
})
