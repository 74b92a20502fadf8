import { Picture, type ImageView } from '#ui/pictures/picture.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import css from './quiz-intro.module.css'

type QuizIntroProps = { heading: string; text: string; image?: ImageView | null; isEager?: boolean }

/** What stands before the first question. */
export function QuizIntro({ heading, text, image, isEager = false }: QuizIntroProps) {
  return (
    <div className={css.intro}>
      <div className={css.words}>
        <Heading text={heading} size="l" />
        <RichText html={text} size="big" />
      </div>
      <Picture image={image} sizes="(min-width: 961px) 50vw, 100vw" eager={isEager} className={css.picture} />
    </div>
  )
}
