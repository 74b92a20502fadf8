import { TypedPrice } from '#domains/markets/ui/index.ts'
import type { ViewValues } from '#block-engine/view-values.ts'
import { CarouselArrows, CarouselDots, CarouselProgress, CarouselToggle } from '#ui/carousel/carousel-parts.tsx'
import carouselCss from '#ui/carousel/carousel.module.css'
import type { CarouselView } from '#ui/carousel/carousel.tsx'
import { classNames } from '#ui/class-names.ts'
import heroFrame from '#ui/layout/hero-frame.module.css'
import { Heading, type HeadingSize } from '#ui/text/heading.tsx'
import { Icon } from '#ui/icon.tsx'
import { Buttons } from '#ui/link.tsx'
import { mark, OPENS, WAKES } from '#ui/page-protocol.ts'
import { placesOfWords } from '#ui/text/place-of-words.ts'
import { RichText } from '#ui/text/rich-text.tsx'
import { Section } from '#ui/layout/section.tsx'
import { fillWords } from '#kernel/words/fill-words.ts'
import { useCarousel } from '#ui/carousel/use-carousel.ts'
import { type Films, filmsOf } from './films.ts'
import type { heroFields, heroSlideFields, heroWords } from './hero-fields.ts'
import { HeroMedia } from './hero-media.tsx'
import css from './hero-stage.module.css'
import { useAllowsFilms, useMatches } from './use-device.ts'

/** How many slides a touch device shows. [B-208] */
const TOUCH_SLIDES = 3

/** The width of a picture that has its words beside it. */
const BESIDE_SIZES = '(min-width: 1251px) 62vw, 100vw'

/** What a hero shows of an offer; '' where the feed does not say. */
export type HeroOffer = { title: string; price: string }

type HeroSlide = ViewValues<typeof heroSlideFields> & {
  readonly id: string
  vertical_alignment?: 'center' | 'top' | 'bottom'
  header_size?: HeadingSize
}
type HeroWords = Readonly<Record<keyof typeof heroWords, string>>

export type HeroStageProps = {
  anchor: string | undefined
  isEager: boolean
  settings: ViewValues<typeof heroFields>
  slides: readonly HeroSlide[]
  words: HeroWords
  offer: HeroOffer | null | undefined
  /** dots are short lines at the edge, bars share the width of the hero among the slides. */
  pagination: 'dots' | 'bars'
  view?: CarouselView
  dir?: 'rtl' | 'ltr'
}

/**
 * The slides of both hero templates with their controls and the strip below. [B-207] to [B-216] Long, since slides, controls and strip are one markup
 * over one carousel.
 */
export function HeroStage({ anchor, isEager, settings, slides: storedSlides, words, offer, pagination, view = 'default', dir }: HeroStageProps) {
  const isTouch = useMatches('(pointer: coarse)')
  const isWide = useMatches('(min-width: 901px)')
  const allowsFilms = useAllowsFilms()
  const isLimited = settings.has_touch_devices_slides_limit && storedSlides.length > TOUCH_SLIDES
  const slides = isLimited && isTouch ? storedSlides.slice(0, TOUCH_SLIDES) : storedSlides
  const carousel = useCarousel({
    count: slides.length,
    autoplayMs: settings.is_autoplay ? settings.slide_duration : 0,
    durations: settings.is_autoplay ? slides.map(({ slide_duration_limit }) => slide_duration_limit ?? 0) : [],
    isLoop: view === 'default',
    direction: dir,
  })
  if (slides.length === 0) return null

  const places = settings.is_ffi
    ? []
    : placesOfWords(
        slides.map(({ image }) => image),
        dir,
      )
  const films = slides.map((slide) => filmsOf(slide, settings.has_mobile_video))
  const isCarousel = slides.length > 1
  const hasLoop = films.some(({ loop }) => loop.wide || loop.small)
  const runsLoop = allowsFilms && films.some(({ loop }) => (isWide ? loop.wide : loop.small))
  const isTimed = settings.has_timer && carousel.isAutoplaying
  // Only the bars fill up inside themselves; dots stay still, with the time as a line along the edge.
  const marks = isTimed && pagination === 'bars' ? carousel : { ...carousel, isAutoplaying: false }
  const offerTitle = offer?.title ?? ''
  const movesInfo = settings.has_banner && !offerTitle
  return (
    <Section id={anchor} theme={settings.is_ffi ? 'light-theme' : 'black-theme'} layout="bleed" padding="y-space-0" dir={dir}>
      <section
        {...carousel.regionProps}
        className={classNames(carouselCss.carousel, css.stage)}
        {...mark(WAKES, screensWithFilm(films))}
        data-view={view}
        data-ratio={settings.has_wide_ratio ? '16-6-5' : '16-9'}
        data-frame={settings.is_ffi ? 'full' : 'cover'}
        data-bar={isCarousel || hasLoop || undefined}
        data-limited={isLimited || undefined}
        aria-roledescription={isCarousel ? words.carousel : undefined}
        aria-label={words.label}
      >
        <div {...carousel.viewportProps} className={carouselCss.viewport}>
          <div className={carouselCss.strip}>
            {slides.map((slide, index) => {
              const loop = films[index]?.loop
              const film = allowsFilms && loop ? (isWide ? loop.wide : loop.small) : ''
              return (
                // biome-ignore lint/a11y/useSemanticElements: a fieldset is not a slide
                <div
                  key={slide.id}
                  role="group"
                  className={classNames(carouselCss.slide, css.slide)}
                  aria-roledescription={words.slide}
                  aria-label={fillWords(words.slideOf, { n: index + 1, total: slides.length })}
                  data-selected={index === carousel.selected || undefined}
                >
                  <div className={classNames(heroFrame.frame, css.frame)} data-caption={places[index]}>
                    <HeroMedia
                      image={slide.image}
                      film={film}
                      isRunning={index === carousel.selected && carousel.isPlaying}
                      styles={slide['video-styles']}
                      wideStyles={slide['video-styles-wide']}
                      eager={isEager && index === 0}
                      sizes={settings.is_ffi ? '100vw' : places[index] === 'beside' ? BESIDE_SIZES : '100vw'}
                    />
                    <SlideText
                      slide={slide}
                      info={movesInfo ? '' : slide.info}
                      offerPrice={settings.has_mxo ? (offer?.price ?? '') : ''}
                      play={films[index]?.play}
                      words={words}
                    />
                  </div>
                </div>
              )
            })}
          </div>
        </div>
        <div className={css.bar} data-pagination={pagination}>
          {(carousel.isAutoplaying || runsLoop) && <CarouselToggle carousel={carousel} words={words} />}
          {isCarousel && <CarouselDots carousel={marks} words={words} className={css.marks} />}
          {isCarousel && <CarouselArrows carousel={carousel} words={words} className={css.arrows} />}
        </div>
        {isTimed && pagination === 'dots' && (
          <div className={css.timer} data-timer>
            <CarouselProgress carousel={carousel} />
          </div>
        )}
      </section>
      {settings.has_banner && <Banner offerTitle={offerTitle} slides={slides} selected={carousel.selected} />}
    </Section>
  )
}

/** The screens on which a film begins by itself, which needs the script at once. Others wait for the visitor. */
function screensWithFilm(films: readonly Films[]): string | undefined {
  const screens = [films.some(({ loop }) => loop.wide) && '(min-width:901px)', films.some(({ loop }) => loop.small) && '(max-width:900.98px)']
  return screens.filter(Boolean).join(' ') || undefined
}

type SlideTextProps = { slide: HeroSlide; info: string; offerPrice: string; play: Films['play'] | undefined; words: HeroWords }

function SlideText({ slide, info, offerPrice, play, words }: SlideTextProps) {
  const price = offerPrice || slide.price
  const hasActions = slide.buttons.length > 0 || Boolean(play?.wide || play?.small)
  if (!info && !slide.heading && !slide.description && !price && !hasActions) return null
  return (
    <div className={classNames(heroFrame.words, css.text)} data-vertical={slide.vertical_alignment ?? 'bottom'}>
      <div className={css.column}>
        <RichText html={info} className={css.info} />
        <Heading text={slide.heading} tag={slide.header_tag} size={slide.header_size ?? 'xl'} />
        <RichText html={slide.description} size="big" />
        {price && (
          <p className={css.price}>
            {offerPrice && <span className={css.priceLabel}>{words.offerPrice}</span>}{' '}
            <TypedPrice elsewhere={offerPrice ? [] : slide.prices_elsewhere}>
              <bdi>{price}</bdi>
            </TypedPrice>
          </p>
        )}
        {hasActions && (
          <div className={css.actions}>
            <Buttons items={slide.buttons} />
            {play && <PlayLinks play={play} label={words.film} />}
          </div>
        )}
      </div>
    </div>
  )
}

/** A link to the film, which the page opens over itself. Two of them where small screens have a film of their own. */
function PlayLinks({ play, label }: { play: Films['play']; label: string }) {
  const isSame = play.wide === play.small
  const links = isSame
    ? [{ href: play.wide, screen: undefined }]
    : [
        { href: play.wide, screen: css.wideOnly },
        { href: play.small, screen: css.smallOnly },
      ]
  return links.map(
    ({ href, screen }) =>
      href && (
        <a key={href} href={href} className={classNames(css.play, screen)} {...mark(OPENS, 'video')}>
          <span className={css.playMark}>
            <Icon name="ui-play" size={18} />
          </span>
          {label}
        </a>
      ),
  )
}

/** The strip under the slides: the offer's title, or else the intro lines, all in one place so that its height stays. [B-212] */
function Banner({ offerTitle, slides, selected }: { offerTitle: string; slides: readonly HeroSlide[]; selected: number }) {
  const lines = slides.filter(({ info }) => info.trim())
  if (!offerTitle && lines.length === 0) return null
  return (
    <div className={css.banner} data-banner data-section-theme="grey-theme">
      {offerTitle && <p>{offerTitle}</p>}
      {!offerTitle &&
        lines.map(({ id, info }) => (
          <div key={id} className={css.line} data-selected={slides[selected]?.id === id || undefined}>
            <RichText html={info} />
          </div>
        ))}
    </div>
  )
}
