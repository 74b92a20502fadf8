import { RichText } from '#ui/text/rich-text.tsx'
import { BlockHeading } from './block-heading.tsx'
import css from './block-intro.module.css'

type BlockIntroProps = { values: Parameters<typeof BlockHeading>[0]['values'] & { readonly paragraph?: string } }

/** Heading and introduction of a block above what it shows; nothing while both are empty. */
export function BlockIntro({ values }: BlockIntroProps) {
  if (!values.heading.trim() && !values.paragraph?.trim()) return null
  return (
    <div className={css.intro}>
      <BlockHeading values={values} />
      <RichText html={values.paragraph} size="big" />
    </div>
  )
}
