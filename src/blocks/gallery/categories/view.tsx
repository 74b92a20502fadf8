import { useState } from 'react'
import { BlockHeading } from '#block-engine/block-heading.tsx'
import type { ViewProps } from '#block-engine/define-block.ts'
import { fillWords } from '#kernel/words/fill-words.ts'
import { Section } from '#ui/layout/section.tsx'
import { BidiText } from '#ui/text/bidi-text.tsx'
import { GalleryTile } from '../shared/gallery-tile.tsx'
import { useGalleryLightbox } from '../shared/use-gallery-lightbox.tsx'
import type { galleryCategories } from './block.ts'
import css from './view.module.css'

export function GalleryCategories({ anchor, isEager, values, groups, words }: ViewProps<typeof galleryCategories>) {
  const [category, setCategory] = useState<string | null>(null)
  const categories = groups.filter(({ images }) => images.some(({ image, yt }) => image || yt))
  const visibleCategories = categories
    .filter(({ id }) => category === null || id === category)
    .flatMap(({ id, images }) => images.map((item, index) => ({ ...item, id: `${id}-${index}` })).filter(({ image, yt }) => image || yt))
  const lightbox = useGalleryLightbox<HTMLUListElement>(visibleCategories)
  if (categories.length === 0) return null
  const label = values.heading || words.label
  const choices = [
    { id: null, label: values.all_label },
    ...categories.map(({ id, category_label }, index) => ({ id, label: category_label || String(index + 1) })),
  ]
  return (
    <Section id={anchor} theme={values.slider_theme} label={label}>
      <div className={css.head}>
        <BlockHeading values={values} />
        {categories.length > 1 && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is sent
          <div role="group" aria-label={label} className={css.choices}>
            {choices.map((choice) => (
              <button key={choice.id} type="button" className={css.choice} aria-pressed={choice.id === category} onClick={() => setCategory(choice.id)}>
                <BidiText text={choice.label} />
              </button>
            ))}
          </div>
        )}
      </div>
      <ul ref={lightbox.items} className={css.pictures}>
        {visibleCategories.map((item, index) => (
          <li key={item.id} className={css.item}>
            <GalleryTile
              item={item}
              sizes="(min-width: 1480px) 464px, (min-width: 901px) 29vw, 46vw"
              isEager={isEager && index === 0}
              words={words}
              onOpen={() => lightbox.open(index)}
            />
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {category !== null && fillWords(words.found, { n: visibleCategories.length })}
      </p>
      {lightbox.draw(label, words)}
    </Section>
  )
}
