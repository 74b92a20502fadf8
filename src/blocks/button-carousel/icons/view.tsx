import type { ViewProps } from '#block-engine/define-block.ts'
import type { IconName } from '#ui/icon-sprite.tsx'
import { Icon } from '#ui/icon.tsx'
import { itemTag } from '#ui/item-tag.ts'
import { ButtonBlock } from '../shared/button-block.tsx'
import { ButtonCarousel } from '../shared/button-carousel.tsx'
import type { iconButtonCarousel } from './block.ts'

export function IconButtonCarousel({ id, anchor, isEager, values, groups, words }: ViewProps<typeof iconButtonCarousel>) {
  const features = groups.filter(({ image, heading, paragraph }) => image || heading || paragraph)
  if (features.length === 0) return null
  return (
    <ButtonBlock anchor={anchor} values={values}>
      <ButtonCarousel
        id={id}
        label={values.heading || words.label}
        look="icons"
        ratio={values['image-ratio']}
        tag={itemTag(values)}
        isEager={isEager}
        slides={features.map((feature, index) => ({
          ...feature,
          label: feature.label || feature.heading || String(index + 1),
          mark: feature.icon ? <Icon name={feature.icon as IconName} size={28} /> : null,
        }))}
      />
    </ButtonBlock>
  )
}
