import { BlockHeading } from '#block-engine/block-heading.tsx'
import { useId } from 'react'
import { useExchange } from '../shared/results/use-exchange.ts'
import { useSaved } from '../shared/results/use-saved.ts'
import type { ViewProps } from '#block-engine/define-block.ts'
import { isSaved } from '#domains/stock/index.ts'
import { disclaimerSigns, Footnotes, VehicleCard } from '#domains/stock/ui/index.ts'
import { Carousel } from '#ui/carousel/carousel.tsx'
import { itemTag } from '#ui/item-tag.ts'
import { TextLink } from '#ui/link.tsx'
import { Section } from '#ui/layout/section.tsx'
import type { stockLocatorCarousel } from './block.ts'
import type { CarouselData } from './data.server.ts'
import css from './view.module.css'

type Props = ViewProps<typeof stockLocatorCarousel, CarouselData>

export function StockLocatorCarousel({ anchor, isEager, values, words, data }: Props) {
  const id = useId()
  const savedVehicles = useSaved()
  const exchanged = useExchange(data.stock.exchange)
  const { stock, cards } = data
  if (stock.listing === '' || cards?.length === 0) return null
  const tag = itemTag(values)
  const signs = disclaimerSigns(cards ?? [])
  return (
    <Section id={anchor} theme={values.slider_theme}>
      <div className={css.head}>
        <BlockHeading values={values} />
        {values.link && <TextLink link={values.link} className={css.link} />}
      </div>
      {cards ? (
        <>
          <Carousel
            label={values.heading.trim() || words.label}
            words={words}
            className={css.carousel}
            slides={cards.map((card, index) => ({
              id: String(card.id),
              content: (
                <VehicleCard
                  card={exchanged(card)}
                  words={stock.words}
                  saving={{ listing: stock.listing, isSaved: isSaved(savedVehicles, card.id) }}
                  sign={signs.get(card.disclaimer)}
                  prefix={id}
                  tag={tag === '1' ? '2' : tag}
                  eager={isEager && index === 0}
                />
              ),
            }))}
          />
          <Footnotes signs={signs} />
        </>
      ) : (
        <p className={css.failure} role="alert">
          {values.error_msg} <a href="?">{values.try_again_btn_label}</a>
        </p>
      )}
    </Section>
  )
}
