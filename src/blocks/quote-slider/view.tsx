import { BlockIntro } from '#block-engine/block-intro.tsx'
import type { ViewProps } from '#block-engine/define-block.ts'
import { Carousel } from '#ui/carousel/carousel.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { BidiText } from '#ui/text/bidi-text.tsx'
import type { quoteSlider } from './block.ts'
import css from './view.module.css'

/** Long enough to read the longest quotation twice. */
const QUOTE_MS = 9000

export function QuoteSlider({ anchor, values, groups, words }: ViewProps<typeof quoteSlider>) {
  const quotes = groups.filter(({ quote }) => quote.trim() !== '')
  if (quotes.length === 0) return null
  return (
    <Section id={anchor} theme={values.slider_theme}>
      <BlockIntro values={values} />
      <Carousel
        label={values.heading || words.label}
        isLoop={values.is_autoplay}
        isText
        {...(values.is_autoplay ? { autoplayMs: QUOTE_MS } : {})}
        className={css.carousel}
        slides={quotes.map(({ id, quote, author, author_role: role, logo }) => ({
          id,
          content: (
            <figure className={css.figure}>
              <blockquote className={css.quote}>
                <p>{quote}</p>
              </blockquote>
              {(author || role || logo) && (
                <figcaption className={css.author}>
                  <Picture image={logo} sizes="64px" className={css.logo} />
                  <span className={css.names}>
                    <BidiText text={author} />
                    {role && <span className={css.role}>{role}</span>}
                  </span>
                </figcaption>
              )}
            </figure>
          ),
        }))}
      />
    </Section>
  )
}
