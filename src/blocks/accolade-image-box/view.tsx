import { BlockIntro } from '#block-engine/block-intro.tsx'
import { BlockSection } from '#block-engine/block-section.tsx'
import type { ViewProps } from '#block-engine/define-block.ts'
import { TextLink } from '#ui/link.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { BidiText } from '#ui/text/bidi-text.tsx'
import type { accoladeImageBox } from './block.ts'
import css from './view.module.css'

type Award = ViewProps<typeof accoladeImageBox>['groups'][number]

export function AccoladeImageBox({ anchor, isEager, values, groups }: ViewProps<typeof accoladeImageBox>) {
  const awards = groups.filter(({ award_image, title }) => award_image || title)
  if (!values.heading && !values.image && awards.length === 0) return null
  return (
    <BlockSection anchor={anchor} values={values}>
      <div className={css.box}>
        <Picture image={values.image} sizes="(min-width: 1480px) 858px, (min-width: 901px) 56vw, 92vw" eager={isEager} className={css.picture} />
        <div className={css.text}>
          <BlockIntro values={values} />
          {awards.length > 0 && (
            // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list
            <ul role="list" className={css.awards}>
              {awards.map((award) => (
                <AwardItem key={award.id} award={award} />
              ))}
            </ul>
          )}
        </div>
      </div>
    </BlockSection>
  )
}

function AwardItem({ award: { award_image, title, year, source, link } }: { award: Award }) {
  const name = <BidiText text={title} />
  return (
    <li className={css.award}>
      <Picture image={award_image} sizes="64px" className={css.emblem} />
      <div className={css.names}>
        {title && <p className={css.title}>{link ? <TextLink link={link}>{name}</TextLink> : name}</p>}
        {(source || year) && (
          <p className={css.source}>
            {source && <BidiText text={source} />}
            {source && year && '، '}
            {year && <bdi>{year}</bdi>}
          </p>
        )}
      </div>
    </li>
  )
}
