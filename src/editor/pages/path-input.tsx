import { pageHref, parsePagePath } from '#domains/content/index.ts'
import { TextInput } from '../ui/inputs/text-input.tsx'
import { useWord } from '../words/use-word.ts'
import { pagesWords } from './words.ts'

type PathInputProps = {
  value: string
  onChange: (path: string) => void
  label?: string
  problem?: string | undefined
  isFirst?: boolean
  id?: string
}

/** An input for the path of a page, with the address that results from it as hint. */
export function PathInput({ value, onChange, label, problem, isFirst = false, id }: PathInputProps) {
  const word = useWord(pagesWords)
  const path = parsePagePath(value)
  return (
    <TextInput
      id={id}
      label={label ?? word('path')}
      dir="ltr"
      isRequired
      spellCheck={false}
      autoComplete="off"
      maxLength={500}
      data-autofocus={isFirst || undefined}
      value={value}
      onChange={onChange}
      problem={problem}
      hint={path === null ? undefined : word('path_hint', { address: decodeURI(pageHref(path)) })}
    />
  )
}

type PathFlaw = 'path_needed' | 'path_space' | 'path_wrong' | 'path_taken'

/** What is wrong with a typed path, as far as the browser can tell. The server checks more. */
export function pathFlaw(value: string, pathsInUse: ReadonlySet<string>): PathFlaw | null {
  const path = parsePagePath(value)
  if (value.trim() === '' && pathsInUse.has('')) return 'path_needed'
  if (/\s/.test(value.trim())) return 'path_space'
  if (path === null || /[?#]/.test(value)) return 'path_wrong'
  return pathsInUse.has(path) ? 'path_taken' : null
}
