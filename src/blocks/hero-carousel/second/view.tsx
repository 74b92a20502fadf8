import type { ViewProps } from '#block-engine/define-block.ts'
import { type HeroOffer, HeroStage } from '../shared/hero-stage.tsx'
import type { heroCarousel2 } from './block.ts'

export function HeroCarousel2({ anchor, isEager, values, groups, words, data }: ViewProps<typeof heroCarousel2, HeroOffer | null>) {
  return (
    <HeroStage
      anchor={anchor}
      isEager={isEager}
      settings={values}
      slides={groups}
      words={words}
      offer={data}
      pagination="bars"
      view={values.carousel_view_options}
      dir={values.dir}
    />
  )
}
