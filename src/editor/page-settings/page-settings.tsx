import type { ReactNode } from 'react'
import type { Problem } from '#domains/content/index.ts'
import { PictureField } from '../media/picture-field.tsx'
import { Switch } from '../ui/inputs/choices.tsx'
import { useWord } from '../words/use-word.ts'
import { AddressSettings } from './address-settings.tsx'
import type { PageFields } from './page-fields.ts'
import css from './page-settings.module.css'
import { SearchSettings } from './search-settings.tsx'
import { pageSettingsWords } from './words.ts'

export type PageSettingsProps = {
  fields: PageFields
  /** Only problems of the page itself are shown; the inspector shows those of blocks. */
  problems: readonly Problem[]
  /** The path of the home page is empty and cannot be changed. */
  isHome: boolean
  onChange: (patch: Partial<PageFields>) => void
}

const shareSizes = [{ width: 1600, height: 900 }]

/** Title, address, tags, picture and visibility of a page, each with its problem below it. */
export function PageSettings({ fields, problems, isHome, onChange }: PageSettingsProps) {
  const word = useWord(pageSettingsWords)
  const problemOf = (field: keyof PageFields) => {
    const problem = problems.find((one) => one.block === null && one.field === field)
    return problem && word(wordOf(problem))
  }
  const isRedirect = fields.type === 'url_redirection'
  const imageId = Number(fields.image_id)
  return (
    <div className={css.settings}>
      <Group title={word('page')}>
        <AddressSettings fields={fields} isHome={isHome} problemOf={problemOf} onChange={onChange} />
      </Group>
      {!isRedirect && (
        <>
          <Group title={word('search_engines')}>
            <SearchSettings fields={fields} problemOf={problemOf} onChange={onChange} />
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
