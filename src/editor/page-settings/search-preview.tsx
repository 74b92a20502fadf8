import { pageHref, parsePagePath } from '#domains/content/index.ts'
import { Icon } from '../ui/icon.tsx'
import { useWord } from '../words/use-word.ts'
import type { PageFields } from './page-fields.ts'
import css from './page-settings.module.css'
import { pageSettingsWords } from './words.ts'

type SearchPreviewProps = {
  fields: Pick<PageFields, 'title' | 'meta_title' | 'meta_description' | 'path' | 'disable_seo_tracking'>
  limits: { title: number; description: number }
}

/** How a search engine is likely to list the page. The site is Arabic, whatever language the person works in. */
export function SearchPreview({ fields, limits }: SearchPreviewProps) {
  const word = useWord(pageSettingsWords)
  const { title, meta_title, meta_description, path, disable_seo_tracking } = fields
  const segments = decodeURI(pageHref(parsePagePath(path) ?? ''))
    .split('/')
    .filter(Boolean)
  return (
    <figure className={css.preview}>
      <figcaption className={css.small}>{word('preview')}</figcaption>
      {disable_seo_tracking ? (
        <p className={css.hidden}>
          <Icon name="eye-off" /> {word('hidden_preview')}
        </p>
      ) : (
        <div className={css.result} dir="rtl" lang="ar">
          <p className={css.resultAddress}>
            <bdi dir="ltr">{[location.host, ...segments].join(' › ')}</bdi>
          </p>
          <p className={css.resultTitle}>{shortened(meta_title || title, limits.title) || '…'}</p>
          <p className={css.resultText}>{shortened(meta_description, limits.description) || <bdi>{word('no_description')}</bdi>}</p>
        </div>
      )}
    </figure>
  )
}

/** Cut between words, as search results do. */
function shortened(text: string, max: number): string {
  if (text.length <= max) return text
  const whole = text.slice(0, max)
  const blank = whole.lastIndexOf(' ')
  return `${blank > max / 2 ? whole.slice(0, blank) : whole}…`
}
