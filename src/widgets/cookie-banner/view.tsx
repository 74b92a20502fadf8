import { type BannerContent, isMarkup } from '#domains/consent/index.ts'
import { Button } from '#ui/controls/button.tsx'
import { BidiText } from '#ui/text/bidi-text.tsx'
import { RichLine } from '#ui/text/rich-text.tsx'
import { BANNER_VERSION, mark } from '#ui/page-protocol.ts'
import css from './view.module.css'

export type CookieBannerProps = {
  id: string
  content: BannerContent
  /** Names what was shown in the proof of an answer. */
  version: string
  more: string
  /** The address of the cookie policy; '' for none. */
  policy: string
}

/** The question whether optional cookies are welcome. Both answers are one press and look alike, so that neither is easier. */
export function CookieBanner({ content, version, more, policy }: CookieBannerProps) {
  const Title = content.title_level
  return (
    <section id="cookie-banner" className={css.banner} aria-labelledby="cookie-banner-title" tabIndex={-1} hidden {...mark(BANNER_VERSION, version)}>
      <div className={css.words}>
        <Title id="cookie-banner-title" className={css.title}>
          <BidiText text={content.title} />
        </Title>
        {content.text && (
          <p className={css.text}>
            {isMarkup(content.text) ? <RichLine html={content.text} /> : <BidiText text={content.text} />} {policy && <a href={policy}>{more}</a>}
          </p>
        )}
      </div>
      <div className={css.answers} data-position={content.button_position}>
        <Button variant="secondary" className={css.answer} value="accepted">
          {content.accept}
        </Button>
        {content.has_reject && (
          <Button variant="secondary" className={css.answer} value="rejected">
            {content.reject}
          </Button>
        )}
      </div>
    </section>
  )
}
