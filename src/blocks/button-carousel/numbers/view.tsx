import type { ViewProps } from '#block-engine/define-block.ts'
import { fillWords } from '#kernel/words/fill-words.ts'
import { itemTag } from '#ui/item-tag.ts'
import { ButtonBlock } from '../shared/button-block.tsx'
import { ButtonCarousel } from '../shared/button-carousel.tsx'
import type { numberButtonCarousel } from './block.ts'

export function NumberButtonCarousel({ id, anchor, isEager, values, groups, words }: ViewProps<typeof numberButtonCarousel>) {
  const stages = groups.filter(({ image, heading, paragraph }) => image || heading || paragraph)
  if (stages.length === 0) return null
  return (
    <ButtonBlock anchor={anchor} values={values}>
      <ButtonCarousel
        id={id}
        label={values.heading || words.label}
        look="numbers"
        ratio={values['image-ratio']}
        tag={itemTag(values)}
        isEager={isEager}
        slides={stages.map((stage, index) => ({
          ...stage,
          label: fillWords(words.step, { n: index + 1, total: stages.length, heading: stage.heading }),
          mark: index + 1,
        }))}
      />
    </ButtonBlock>
  )
}
