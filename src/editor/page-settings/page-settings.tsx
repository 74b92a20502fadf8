import type { ReactNode } from 'react'
import { pageHref, parsePagePath, type Problem, themes } from '#domains/content/index.ts'
import { PictureField } from '../media/picture-field.tsx'
import { Select, Switch } from '../ui/choices.tsx'
import { TextArea, TextInput } from '../ui/text-input.tsx'
import { useWord } from '../words/use-word.ts'
import type { PageFields } from './page-fields.ts'
import css from './page-settings.module.css'
import { SearchPreview } from './search-preview.tsx'
import { pageSettingsWords } from './words.ts'

export type PageSettingsProps = {
  fields: PageFields
  /** Of the page; those that name a block are left to the inspector. */
  problems: readonly Problem[]
  /** The home page has no path, and keeps none. */
  isHome: boolean
  onChange: (patch: Partial<PageFields>) => void
}

/** About as many characters as search results show. */
const SHOWN = { title: 60, description: 155 }
const shareSizes = [{ width: 1600, height: 900 }]
const codes = ['301', '302', '303', '307', '308'] as const

/** Title, address, tags, picture and visibility of a page, each with its problem beside it. */
export function PageSettings({ fields, problems, isHome, onChange }: PageSettingsProps) {
  const word = useWord(pageSettingsWords)
  const problemOf = (field: keyof PageFields) => {
    const problem = problems.find((one) => one.block === null && one.field === field)
    return problem && word(wordOf(problem))
  }
  const path = parsePagePath(fields.path)
  const pathProblem = pathProblemOf()
  const isRedirect = fields.type === 'url_redirection'
  function pathProblemOf(): string | undefined {
    if (fields.path.trim() === '') return word('problem_needed')
    if (/\s/.test(fields.path.trim())) return word('problem_path_spaces')
    return problemOf('path') ?? (path === null ? word('problem_path') : undefined)
  }
  const imageId = Number(fields.image_id)
  const lengthHint = (text: string, best: number) => word(text.length > best ? 'length_long' : 'length_short', { count: text.length, best })

  return (
    <div className={css.settings}>
      <Group title={word('page')}>
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
          <TextInput
            id="page-path"
            label={word('path')}
            dir="ltr"
            spellCheck={false}
            maxLength={500}
            value={fields.path}
            problem={pathProblem}
            hint={path === null || pathProblem ? undefined : word('path_hint', { address: decodeURI(pageHref(path)) })}
            onChange={(typed) => onChange({ path: typed })}
          />
        )}
        {isRedirect && (
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
        )}
        {!isRedirect && (
          <Select
            id="page-theme"
            label={word('theme')}
            options={[{ value: '', label: word('theme_site') }, ...themes.map((value) => ({ value, label: word(`theme_${value}`) }))]}
            value={fields.theme ?? ''}
            problem={problemOf('theme')}
            onChange={(theme) => onChange({ theme: theme === '' ? null : theme })}
          />
        )}
      </Group>
      {!isRedirect && (
        <>
          <Group title={word('search_engines')}>
            <TextInput
              id="page-meta_title"
              label={word('meta_title')}
              hint={lengthHint(fields.meta_title, SHOWN.title)}
              maxLength={300}
              placeholder={fields.title}
              value={fields.meta_title}
              problem={problemOf('meta_title')}
              onChange={(meta_title) => onChange({ meta_title })}
            />
            <TextArea
              id="page-meta_description"
              label={word('meta_description')}
              hint={lengthHint(fields.meta_description, SHOWN.description)}
              maxLength={500}
              value={fields.meta_description}
              problem={problemOf('meta_description')}
              onChange={(meta_description) => onChange({ meta_description })}
            />
            <SearchPreview fields={fields} shown={SHOWN} />
            <TextInput
              id="page-canonical_url"
              label={word('canonical')}
              hint={word('canonical_hint')}
              dir="ltr"
              inputMode="url"
              spellCheck={false}
              value={fields.canonical_url}
              problem={problemOf('canonical_url')}
              onChange={(canonical_url) => onChange({ canonical_url })}
            />
            <Switch
              id="page-disable_seo_tracking"
              label={word('robots')}
              hint={word('robots_hint')}
              isOn={fields.disable_seo_tracking}
              onChange={(disable_seo_tracking) => onChange({ disable_seo_tracking })}
            />
          </Group>
          <Group title={word('sharing')}>
            <PictureField
              id="page-image_id"
              label={word('image')}
              field={{ sizes: shareSizes, withAlt: false }}
              value={Number.isInteger(imageId) && imageId > 0 ? { id: imageId } : null}
              problem={problemOf('image_id')}
              onChange={(picture) => onChange({ image_id: picture ? String(picture.id) : '' })}
            />
          </Group>
        </>
      )}
      <Group title={word('visibility')}>
        <Switch
          id="page-allow_disabled"
          label={word('allow_disabled')}
          isOn={fields.allow_disabled}
          onChange={(allow_disabled) => onChange({ allow_disabled })}
        />
      </Group>
    </div>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.group} aria-label={title}>
      <h3 className={css.heading}>{title}</h3>
      {children}
    </section>
  )
}

function wordOf({ field, code }: Problem): keyof typeof pageSettingsWords {
  if (code === 'path_taken') return 'problem_path_taken'
  if (field === 'path') return 'problem_path'
  if (field === 'canonical_url') return 'problem_url'
  if (code === 'too_big') return 'problem_too_long'
  return code === 'required' || field === 'to' ? 'problem_needed' : 'problem_other'
}
