// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { LanguageProvider } from './language.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { useWord, wordIn } from './use-word.ts'

const words = { hello: ['Hello {name}', 'أهلًا {name}'] } as const
function Room() {
  return <p>{useWord(words)('hello', { name: 'سارة' })}</p>
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

test('a value of the other direction is kept together, and a placeholder without a value stays', () => {
  expect(wordIn('ar', words, 'hello', { name: '/vehicles' })).toBe('أهلًا \u2068/vehicles\u2069')
  expect(wordIn('en', words, 'hello', { name: 'سارة' })).toBe('Hello \u2068سارة\u2069')
  expect(wordIn('en', words, 'hello', { name: 'Sara' })).toBe('Hello Sara')
  expect(wordIn('en', words, 'hello')).toBe('Hello {name}')
})
