import { BlockHeading } from '#block-engine/block-heading.tsx'
import type { ViewProps } from '#block-engine/define-block.ts'
import { itemTag } from '#ui/item-tag.ts'
import { Grid } from '#ui/layout/grid.tsx'
import { Section } from '#ui/layout/section.tsx'
import { ButtonLink, pageButton, TextLink } from '#ui/link.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { Heading, type HeadingTag } from '#ui/text/heading.tsx'
import type { news } from './block.ts'
import type { NewsArticle, NewsData } from './data.server.ts'
import css from './view.module.css'

export function News({ id, anchor, isEager, values, words, data }: ViewProps<typeof news, NewsData | null | undefined>) {
  if (!data) return null
  const { articles, next } = data
  const labels = {
    readMore: values.labels.read_more || words.readMore,
    loadMore: values.labels.load_more || words.loadMore,
    noResults: values.labels.no_results || words.noResults,
  }
  return (
    <Section id={anchor}>
      <BlockHeading values={values} className={css.heading} />
      {articles.length === 0 && <p className={css.nothing}>{labels.noResults}</p>}
      <Grid columns="3">
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list */}
        <ul role="list" className={css.articles}>
          {articles.map((article, index) => (
            <li key={article.url} id={`${id}-${index + 1}`} className={css.article}>
              <ArticleCard article={article} more={labels.readMore} tag={itemTag(values)} isEager={isEager && index === 0} />
            </li>
          ))}
        </ul>
      </Grid>
      {next !== null && (
        <div className={css.more}>
          <ButtonLink button={{ ...pageButton('more', `?news_page=${next}#${id}-${articles.length + 1}`, labels.loadMore), variant: 'secondary' }} />
        </div>
      )}
    </Section>
  )
}

type ArticleCardProps = { article: NewsArticle; more: string; tag: HeadingTag; isEager: boolean }

/** Articles of other sites open beside this one. */
function ArticleCard({ article: { title, summary, image, day, date, url }, more, tag, isEager }: ArticleCardProps) {
  const isExternal = !url.startsWith('/')
  return (
    <>
      <Picture image={image ? { id: 0, alt: '', src: image, srcset: '', width: 830, height: 467 } : null} eager={isEager} className={css.picture} />
      <time dateTime={date} className={css.date}>
        {day}
      </time>
      <TextLink link={{ href: url, label: title, isExternal, newTab: isExternal, opens: 'page' }} className={css.link}>
        <Heading text={title} tag={tag} size="xs" />
      </TextLink>
      {summary && <p className={css.summary}>{summary}</p>}
      <span className={css.read} aria-hidden="true">
        {more}
      </span>
    </>
  )
}
