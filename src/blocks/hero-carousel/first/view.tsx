import type { ViewProps } from '#block-engine/define-block.ts'
import type { heroCarousel } from './block.ts'
import { type HeroOffer, HeroStage } from '../shared/hero-stage.tsx'

export function HeroCarousel({ anchor, isEager, values, groups, words, data }: ViewProps<typeof heroCarousel, HeroOffer | null>) {
  return <HeroStage anchor={anchor} isEager={isEager} settings={values} slides={groups} words={words} offer={data} pagination="dots" />
}
