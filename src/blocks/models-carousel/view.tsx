import { TypedPrice } from '#domains/markets/ui/index.ts'
import { BlockHeading } from '#block-engine/block-heading.tsx'
import type { ViewProps } from '#block-engine/define-block.ts'
import { BidiText } from '#ui/text/bidi-text.tsx'
import { Carousel } from '#ui/carousel/carousel.tsx'
import { Heading, type HeadingTag } from '#ui/text/heading.tsx'
import { itemTag } from '#ui/item-tag.ts'
import { Buttons } from '#ui/link.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { Section } from '#ui/layout/section.tsx'
import type { modelsCarousel } from './block.ts'
import { filledSpecs, SpecsTable } from './specs-table.tsx'
import styles from './view.module.css'

type Props = ViewProps<typeof modelsCarousel>

export function ModelsCarousel({ anchor, isEager, values, groups, words }: Props) {
  if (groups.length === 0) return null
  const hasHeading = Boolean(values.heading.trim())
  const view = values.carousel_view_options
  return (
    <Section id={anchor} theme={values.slider_theme}>
      <BlockHeading values={values} className={styles.heading} />
      <Carousel
        label={hasHeading ? values.heading : words.label}
        words={words}
        view={view}
        className={styles.carousel}
        slides={groups.map((model, index) => ({
          id: model.id,
          content: <Model model={model} view={view} tag={itemTag(values)} eager={isEager && index === 0} words={words} />,
        }))}
      />
    </Section>
  )
}

type ModelProps = {
  model: Props['groups'][number]
  view: Props['values']['carousel_view_options']
  tag: HeadingTag
  eager: boolean
  words: Props['words']
}

function Model({ model, view, tag, eager, words }: ModelProps) {
  const specs = filledSpecs(model.specs)
  const sizes = view === 'default' ? '(min-width: 1480px) 860px, (min-width: 901px) 56vw, 92vw' : '(min-width: 1480px) 980px, (min-width: 901px) 62vw, 78vw'
  return (
    <article className={styles.model} data-view={view}>
      {model.image && (
        <div className={styles.frame}>
          <Picture image={model.image} sizes={sizes} eager={eager} />
        </div>
      )}
      <div className={styles.text}>
        <Heading text={model.name} tag={tag} size={view === 'default' ? 'l' : 'm'} />
        {model.price && (
          <p className={styles.price}>
            <TypedPrice elsewhere={model.prices_elsewhere}>
              <bdi>{model.price}</bdi>
            </TypedPrice>
          </p>
        )}
        <Buttons items={model.buttons} className={styles.buttons} />
      </div>
      {specs.length > 0 && (
        <details className={styles.specs} suppressHydrationWarning /* a visitor may have opened it before the script ran */>
          <summary className={styles.summary}>
            <BidiText text={words.specs} />
            <span className={styles.mark} aria-hidden="true" />
          </summary>
          <div className={styles.tables}>
            {specs.map((spec, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a table may have no name
              <SpecsTable key={index} spec={spec} label={model.name || words.specs} words={words} />
            ))}
          </div>
        </details>
      )}
    </article>
  )
}

/** The rank below the block's heading. */
