import { BlockIntro } from '#block-engine/block-intro.tsx'
import type { ViewProps } from '#block-engine/define-block.ts'
import { itemTag } from '#ui/item-tag.ts'
import { Section } from '#ui/layout/section.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { ProductSlider } from '../shared/product-slider.tsx'
import type { collectionSliderFeed } from './block.ts'
import type { CollectionFeedData } from './data.server.ts'
import css from './view.module.css'

export function CollectionSliderFeed({ anchor, isEager, values, words, data }: ViewProps<typeof collectionSliderFeed, CollectionFeedData | null | undefined>) {
  const lines = data?.lines.filter(({ products }) => products.length > 0) ?? []
  if (lines.length === 0) return null
  return (
    <Section id={anchor} theme={values.slider_theme}>
      <BlockIntro values={values} />
      <div className={css.lines}>
        {lines.map(({ name, products }, index) => (
          <div key={name} className={css.line}>
            <Heading text={name} tag={itemTag(values)} size="xs" />
            <ProductSlider
              label={name || values.heading || words.label}
              products={products}
              hasDots={values.show_pagination}
              theme={values.slider_theme}
              isEager={isEager && index === 0}
            />
          </div>
        ))}
      </div>
    </Section>
  )
}
