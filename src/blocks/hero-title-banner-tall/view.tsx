import type { ViewProps } from '#block-engine/define-block.ts'
import { BidiText } from '#ui/text/bidi-text.tsx'
import { classNames } from '#ui/class-names.ts'
import heroFrame from '#ui/layout/hero-frame.module.css'
import { Heading } from '#ui/text/heading.tsx'
import { Icon } from '#ui/icon.tsx'
import { Buttons } from '#ui/link.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { placeOfWords } from '#ui/text/place-of-words.ts'
import { Section } from '#ui/layout/section.tsx'
import type { heroTitleBannerTall } from './block.ts'
import styles from './view.module.css'

export function HeroTitleBannerTall({ anchor, isEager, values, words }: ViewProps<typeof heroTitleBannerTall>) {
  const { heading, subtitle, image, native_video_background: film, buttons } = values
  if (!heading && !subtitle && !image && !film && buttons.length === 0) return null
  const place = placeOfWords(image, values.dir)
  return (
    <Section id={anchor} theme="black-theme" padding="y-space-0" layout="bleed" dir={values.dir} className={styles.banner}>
      <div className={classNames(heroFrame.frame, styles.frame)} data-caption={place}>
        <div className={heroFrame.media}>
          <Picture image={image} sizes={place === 'beside' ? '(min-width: 1251px) 62vw, 100vw' : '100vw'} eager={isEager} className={heroFrame.fill} />
          {film && (
            <video className={classNames(heroFrame.fill, styles.film)} autoPlay muted loop playsInline tabIndex={-1} aria-hidden="true">
              {/* Without a source nothing is fetched or played: so a wish for less motion is met without a script. */}
              <source src={film} media="(prefers-reduced-motion: no-preference)" />
            </video>
          )}
        </div>
        <div className={heroFrame.words} data-vertical={values.vertical_alignment}>
          <div className={styles.column}>
            <Heading text={heading} tag={values.header_tag} size={values.header_size} font={values.header_font} />
            {subtitle && (
              <p className={styles.subtitle}>
                <BidiText text={subtitle} />
              </p>
            )}
            <Buttons items={buttons} className={styles.buttons} />
          </div>
        </div>
      </div>
      {film && (
        <label className={styles.still}>
          <input type="checkbox" className={styles.check} aria-label={words.still} />
          <Icon name="ui-pause" className={styles.pause} />
          <Icon name="ui-play" className={styles.play} />
        </label>
      )}
    </Section>
  )
}
