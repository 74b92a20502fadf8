import { BlockHeading } from '#block-engine/block-heading.tsx'
import type { ViewProps } from '#block-engine/define-block.ts'
import { BidiText } from '#ui/text/bidi-text.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { itemTag } from '#ui/item-tag.ts'
import { ButtonLink, pageButton } from '#ui/link.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { Section } from '#ui/layout/section.tsx'
import { fillWords } from '#kernel/words/fill-words.ts'
import type { searchResults } from './block.ts'
import type { SearchResult, SearchResultsData } from './data.server.ts'
import css from './view.module.css'

/** What the search finds, as links; an empty search asks for a keyword. */
export function SearchResults({ anchor, values, words, data }: ViewProps<typeof searchResults, SearchResultsData>) {
  const { keyword, pages, vehicles, more } = data
  const tag = itemTag(values)
  const isEmpty = pages.total === 0 && vehicles.total === 0
  return (
    <Section id={anchor} padding="top-space-0">
      <div className={css.layout}>
        <BlockHeading values={values} />
        {keyword && (
          <p className={css.keyword}>
            <q>
              <bdi>{keyword}</bdi>
            </q>
          </p>
        )}
        {isEmpty && (
          <p className={css.nothing}>
            <BidiText text={keyword ? values.no_results_text : words.prompt} />
          </p>
        )}
        {vehicles.results.length > 0 && (
          <div className={css.group}>
            <Heading text={fillWords(words.vehicles, { n: vehicles.total })} tag={tag} size="xs" />
            <ul className={css.vehicles}>
              {vehicles.results.map((result) => (
                <li key={result.href} className={css.vehicle}>
                  {result.image && <Picture image={{ id: 0, alt: '', src: result.image, srcset: '', width: 640, height: 360 }} className={css.picture} />}
                  <Result result={result} />
                </li>
              ))}
            </ul>
            {vehicles.all && <ButtonLink className={css.more} button={{ ...pageButton('vehicles', vehicles.all, words.allVehicles), variant: 'secondary' }} />}
          </div>
        )}
        {pages.results.length > 0 && (
          <div className={css.group}>
            <Heading text={fillWords(words.pages, { n: pages.total })} tag={tag} size="xs" />
            <ol className={css.pages}>
              {pages.results.map((result, index) => (
                <li key={result.href} id={`result-${index + 1}`} className={css.page}>
                  <Result result={result} />
                </li>
              ))}
            </ol>
          </div>
        )}
        {more && <ButtonLink className={css.more} button={{ ...pageButton('more', more, words.more), variant: 'secondary' }} />}
      </div>
    </Section>
  )
}

function Result({ result: { href, title, version, text } }: { result: SearchResult }) {
  return (
    <>
      <a href={href} className={css.link}>
        <BidiText text={title} />
        {version && (
          <>
            {' '}
            <span className={css.version}>
              <BidiText text={version} />
            </span>
          </>
        )}
      </a>
      {text && (
        <p className={css.text}>
          <BidiText text={text} />
        </p>
      )}
    </>
  )
}
