import { pageHref, parsePagePath, themes } from '#domains/content/index.ts'
import { Select } from '../ui/inputs/choices.tsx'
import { TextInput } from '../ui/inputs/text-input.tsx'
import { useWord } from '../words/use-word.ts'
import type { FieldsProps, PageFields } from './page-fields.ts'
import { pageSettingsWords } from './words.ts'

const codes = ['301', '302', '303', '307', '308'] as const

/** Title, path, and either the theme of the page or the target of the redirection. */
export function AddressSettings({ fields, isHome, problemOf, onChange }: FieldsProps & { isHome: boolean }) {
  const word = useWord(pageSettingsWords)
  return (
    <>
      <TextInput
        id="page-title"
        label={word('title')}
        hint={word('title_hint')}
        maxLength={300}
        value={fields.title}
        problem={problemOf('title')}
        onChange={(title) => onChange({ title })}
      />
      {isHome ? (
        <TextInput id="page-path" label={word('path')} readOnly value={word('path_home')} onChange={() => undefined} problem={problemOf('path')} />
      ) : (
        <PathSetting fields={fields} problemOf={problemOf} onChange={onChange} />
      )}
      {fields.type === 'url_redirection' ? (
        <RedirectSettings fields={fields} problemOf={problemOf} onChange={onChange} />
      ) : (
        <Select
          id="page-theme"
          label={word('theme')}
          options={[{ value: '', label: word('theme_site') }, ...themes.map((value) => ({ value, label: word(`theme_${value}`) }))]}
          value={fields.theme ?? ''}
          problem={problemOf('theme')}
          onChange={(theme) => onChange({ theme: theme === '' ? null : theme })}
        />
      )}
    </>
  )
}

function PathSetting({ fields, problemOf, onChange }: FieldsProps) {
  const word = useWord(pageSettingsWords)
  const path = parsePagePath(fields.path)
  const problem = flawOf()
  function flawOf(): string | undefined {
    if (fields.path.trim() === '') return word('problem_needed')
    if (/\s/.test(fields.path.trim())) return word('problem_path_spaces')
    return problemOf('path') ?? (path === null ? word('problem_path') : undefined)
  }
  return (
    <TextInput
      id="page-path"
      label={word('path')}
      dir="ltr"
      spellCheck={false}
      maxLength={500}
      value={fields.path}
      problem={problem}
      hint={path === null || problem ? undefined : word('path_hint', { address: decodeURI(pageHref(path)) })}
      onChange={(typedPath) => onChange({ path: typedPath })}
    />
  )
}

function RedirectSettings({ fields, problemOf, onChange }: FieldsProps) {
  const word = useWord(pageSettingsWords)
  return (
    <>
      <TextInput
        id="page-to"
        label={word('to')}
        hint={word('to_hint')}
        dir="ltr"
        isRequired
        value={fields.to ?? ''}
        problem={problemOf('to')}
        onChange={(to) => onChange({ to: to === '' ? null : to })}
      />
      <Select
        id="page-http_code"
        label={word('code')}
        options={codes.map((value) => ({ value, label: word(`code_${value}`) }))}
        value={codes.find((code) => code === String(fields.http_code)) ?? '301'}
        onChange={(code) => onChange({ http_code: Number(code) as PageFields['http_code'] })}
      />
    </>
  )
}
