import css from './carousel.module.css'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { fillWords } from '#kernel/words/fill-words.ts'
import { mark, MOVES_SLIDES } from '../page-protocol.ts'
import { uiWords } from '../ui-words.ts'
import type { CarouselState } from './use-carousel.ts'

/** Phrases for screen readers; `{n}` and `{total}` count slides from one. */
export type CarouselWords = Partial<Record<'previous' | 'next' | 'goTo' | 'slideOf' | 'carousel' | 'slide' | 'play' | 'pause', string>>

type PartProps = { carousel: CarouselState; words?: CarouselWords; className?: string }

/** Previous and next buttons. Next points along the reading direction: left in Arabic. [B-002] */
export function CarouselArrows({ carousel, words, className }: PartProps) {
  const labels = { ...uiWords, ...words }
  return (
    <div className={classNames(css.arrows, className)}>
      <button
        type="button"
        className={css.arrow}
        aria-label={labels.previous}
        {...mark(MOVES_SLIDES, 'previous')}
        disabled={!carousel.canGoBack}
        onClick={carousel.goBack}
      >
        <Icon name="chevron_l" size={22} />
      </button>
      <button type="button" className={css.arrow} {...mark(MOVES_SLIDES, 'next')} aria-label={labels.next} disabled={!carousel.canGoOn} onClick={carousel.goOn}>
        <Icon name="chevron" size={22} />
      </button>
    </div>
  )
}

/** One button per stop. During autoplay, the line of the current one fills up. */
export function CarouselDots({ carousel, words, className }: PartProps) {
  const labels = { ...uiWords, ...words }
  return (
    <div className={classNames(css.dots, className)}>
      {Array.from({ length: carousel.stops }, (_, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a stop has no identity but its index
          key={index}
          type="button"
          className={css.dot}
          aria-label={fillWords(labels.goTo, { n: index + 1, total: carousel.stops })}
          {...mark(MOVES_SLIDES, String(index))}
          aria-current={index === carousel.selected || undefined}
          onClick={() => carousel.goTo(index)}
        >
          <span className={css.line}>{index === carousel.selected && carousel.isAutoplaying && <CarouselProgress carousel={carousel} />}</span>
        </button>
      ))}
    </div>
  )
}

/** A line that fills during the current slide, and pauses with the carousel. [B-209] */
export function CarouselProgress({ carousel, className }: Omit<PartProps, 'words'>) {
  const { progressKey, duration, isWaiting, isPlaying } = carousel
  return (
    <span
      key={progressKey}
      ref={(line) => {
        if (line && duration) line.style.animationDuration = `${duration}ms`
      }}
      className={classNames(css.progress, className)}
      data-progress
      data-waiting={isWaiting || !isPlaying || undefined}
      aria-hidden="true"
    />
  )
}

/** Pauses and resumes autoplay, as WCAG 2.2.2 requires. */
export function CarouselToggle({ carousel, words, className }: PartProps) {
  const labels = { ...uiWords, ...words }
  return (
    <button type="button" className={classNames(css.toggle, className)} aria-label={carousel.isPlaying ? labels.pause : labels.play} onClick={carousel.toggle}>
      <Icon name={carousel.isPlaying ? 'ui-pause' : 'ui-play'} size={16} />
    </button>
  )
}
