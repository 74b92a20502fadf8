import { BlockSection } from '#block-engine/block-section.tsx'
import type { ViewProps } from '#block-engine/define-block.ts'
import { BlockIntro } from '#block-engine/block-intro.tsx'
import { ProductSlider } from '../shared/product-slider.tsx'
import type { collectionSlider } from './block.ts'

export function CollectionSlider({ anchor, isEager, values, groups, words }: ViewProps<typeof collectionSlider>) {
  const products = groups.filter(({ image, label, link }) => image || label || link)
  if (products.length === 0) return null
  return (
    <BlockSection anchor={anchor} values={values}>
      <BlockIntro values={values} />
      <ProductSlider
        label={values.heading || words.label}
        products={products}
        view={values.carousel_view_options}
        hasDots={values.show_pagination}
        theme={values.slider_theme}
        isEager={isEager}
      />
    </BlockSection>
  )
}
