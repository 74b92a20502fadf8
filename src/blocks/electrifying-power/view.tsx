import { useEffect, useRef, useState } from 'react'
import { BlockIntro } from '#block-engine/block-intro.tsx'
import { BlockSection } from '#block-engine/block-section.tsx'
import type { ViewProps } from '#block-engine/define-block.ts'
import { formatNumber } from '#kernel/format/number.ts'
import type { IconName } from '#ui/icon-sprite.tsx'
import { Icon } from '#ui/icon.tsx'
import { Buttons } from '#ui/link.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { BidiText } from '#ui/text/bidi-text.tsx'
import type { electrifyingPower } from './block.ts'
import { countUp } from './count-up.ts'
import css from './view.module.css'

type Figure = ViewProps<typeof electrifyingPower>['groups'][number]

export function ElectrifyingPower({ anchor, isEager, values, groups }: ViewProps<typeof electrifyingPower>) {
  const figures = groups.filter(({ value, label }) => value !== null || label)
  if (!values.heading && !values.image && figures.length === 0) return null
  return (
    <BlockSection anchor={anchor} values={values} layout="bleed" className={css.section}>
      {(values.image || values.native_video_background) && (
        <div className={css.scene}>
          <Picture image={values.image} eager={isEager} className={css.picture} />
          {values.native_video_background && <Film src={values.native_video_background} poster={values.image?.src} />}
        </div>
      )}
      <div className={css.content}>
        <BlockIntro values={values} />
        {figures.length > 0 && (
          <dl className={css.figures} data-count={figures.length}>
            {figures.map((figure) => (
              <FigureItem key={figure.id} figure={figure} />
            ))}
          </dl>
        )}
        <Buttons items={values.buttons} />
      </div>
    </BlockSection>
  )
}

/** A film without sound behind the figures; it stands still where motion is unwelcome. */
function Film({ src, poster }: { src: string; poster: string | undefined }) {
  const film = useRef<HTMLVideoElement>(null)
  // Whether motion is welcome is known to the browser alone.
  useEffect(() => {
    // Where the browser forbids it, the poster stays.
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) void film.current?.play()?.catch(() => undefined)
  }, [])
  return <video ref={film} className={css.picture} src={src} poster={poster} muted loop playsInline preload="none" aria-hidden="true" tabIndex={-1} />
}

function FigureItem({ figure: { value, unit, label, icon, paragraph } }: { figure: Figure }) {
  const place = useRef<HTMLElement>(null)
  const [shownValue, setShownValue] = useState(value)
  // The browser says when the figure is in view, and its frames move the count.
  useEffect(() => (place.current && value !== null ? countUp(place.current, value, setShownValue) : undefined), [value])
  return (
    <div className={css.figure}>
      <dt className={css.label}>
        {icon && <Icon name={icon as IconName} size={24} />}
        <BidiText text={label} />
      </dt>
      {value !== null && (
        <dd ref={place} className={css.value}>
          <bdi className={css.counted} aria-hidden="true">
            {formatNumber(shownValue ?? value)}
          </bdi>
          <span className="visually-hidden">{formatNumber(value)}</span> {unit && <bdi className={css.unit}>{unit}</bdi>}
        </dd>
      )}
      {paragraph && <dd className={css.text}>{paragraph}</dd>}
    </div>
  )
}
