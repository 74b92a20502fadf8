import { type RefObject, useEffect, useRef, useState } from 'react'
import { BlockHeading } from '#block-engine/block-heading.tsx'
import type { ViewProps } from '#block-engine/define-block.ts'
import { Icon } from '#ui/icon.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { BidiText } from '#ui/text/bidi-text.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import type { compareImages } from './block.ts'
import css from './view.module.css'

export function CompareImages({ anchor, isEager, values, words }: ViewProps<typeof compareImages>) {
  const { image_before: before, image_after: after } = values
  const [position, setPosition] = useState(values.start_position)
  const frame = useRef<HTMLDivElement>(null)
  const isIntroduced = useIntroduction(frame, values.has_autostart)

  // The policy forbids style attributes in the markup, not properties that a script sets.
  useEffect(() => {
    frame.current?.style.setProperty('--position', `${position}%`)
  }, [position])

  if (!before || !after) return null
  const labels = { before: values.label_before || words.before, after: values.label_after || words.after }
  const hasText = Boolean(values.heading || values.paragraph)
  const sizes = values.has_sidebar && hasText ? '(min-width: 1480px) 980px, (min-width: 901px) 62vw, 92vw' : '(min-width: 1480px) 1472px, 92vw'
  return (
    <Section id={anchor}>
      <div className={css.layout} data-sidebar={(values.has_sidebar && hasText) || undefined}>
        {values.has_sidebar && hasText && (
          <div className={css.text}>
            <BlockHeading values={values} />
            <RichText html={values.paragraph} />
          </div>
        )}
        <div ref={frame} className={css.frame} data-at={`${values.start_position}%`} data-introduced={isIntroduced || undefined}>
          <figure className={css.after}>
            <Picture image={after} sizes={sizes} eager={isEager} className={css.picture} />
            <figcaption className={css.label}>
              <BidiText text={labels.after} />
            </figcaption>
          </figure>
          <figure className={css.before}>
            <Picture image={before} sizes={sizes} eager={isEager} className={css.picture} />
            <figcaption className={css.label}>
              <BidiText text={labels.before} />
            </figcaption>
          </figure>
          <span className={css.divider} aria-hidden="true">
            <span className={css.handle}>
              <Icon name="chevron" size={16} />
              <Icon name="chevron_l" size={16} />
            </span>
          </span>
          <input
            type="range"
            className={css.range}
            min={0}
            max={100}
            value={position}
            aria-label={words.divider}
            aria-valuetext={`${labels.before}: ${position}%`}
            onChange={({ target }) => setPosition(target.valueAsNumber)}
          />
        </div>
      </div>
    </Section>
  )
}

/** True from the moment the frame is first seen, when it is to introduce itself. [B-252] */
function useIntroduction(frame: RefObject<HTMLElement | null>, isWanted: boolean): boolean {
  const [isSeen, setIsSeen] = useState(false)
  // Only the browser knows when half of the frame is in view.
  useEffect(() => {
    if (!isWanted || !frame.current) return
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        setIsSeen(true)
        watcher.disconnect()
      },
      { threshold: 0.5 },
    )
    watcher.observe(frame.current)
    return () => watcher.disconnect()
  }, [frame, isWanted])
  return isSeen
}
