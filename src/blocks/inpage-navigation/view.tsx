import { anchorOf } from '#block-engine/anchor.ts'
import type { ViewProps } from '#block-engine/define-block.ts'
import { BidiText } from '#ui/text/bidi-text.tsx'
import { classNames } from '#ui/class-names.ts'
import { TextLink } from '#ui/link.tsx'
import { mark, MARKS_SECTION } from '#ui/page-protocol.ts'
import { Picture } from '#ui/pictures/picture.tsx'
import type { inpageNavigation } from './block.ts'
import styles from './view.module.css'

type Props = ViewProps<typeof inpageNavigation>

/** Its height is `--in-page-nav-height`, which the stylesheet adds to where anchors stop while the bar sticks (B-012, A-052). */
export function InpageNavigation({ values, groups, words, isEager }: Props) {
  const entries = groups.flatMap(entryOf)
  if (entries.length === 0) return null
  return (
    <nav className={classNames(styles.bar, values.is_sticky && styles.sticky)} aria-label={values.title || words.label} data-section-theme={values.box_color}>
      {(values.logo || values.title) && (
        <p className={styles.brand}>
          <Picture image={values.logo} sizes="40px" eager={isEager} className={styles.logo} />
          {values.title && (
            <span className={styles.title}>
              <BidiText text={values.title} />
            </span>
          )}
        </p>
      )}
      <ul className={styles.list} {...mark(MARKS_SECTION, '')}>
        {entries.map(({ id, anchor, label, link }) => (
          <li key={id}>
            {anchor ? (
              <a href={`#${anchor}`} className={styles.entry}>
                <BidiText text={label} />
              </a>
            ) : (
              link && (
                <TextLink link={link} className={styles.entry}>
                  <BidiText text={label} />
                </TextLink>
              )
            )}
          </li>
        ))}
      </ul>
      {values.cta?.label && <TextLink link={values.cta} className={styles.cta} />}
    </nav>
  )
}

/** An entry leads to its target on this page, else by its link; without a label or a way to go it is left out. */
function entryOf({ id, label, target_scroll_id, link }: Props['groups'][number]) {
  const anchor = anchorOf(target_scroll_id) ?? ''
  const text = label || link?.label || ''
  return text && (anchor || link) ? [{ id, anchor, label: text, link }] : []
}
