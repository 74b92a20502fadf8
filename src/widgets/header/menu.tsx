import { fillWords } from '#kernel/words/fill-words.ts'
import { BidiText } from '#ui/text/bidi-text.tsx'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import css from './menu.module.css'
import type { HeaderEntry, HeaderProps } from './props.ts'

type Words = HeaderProps['words']

const MENU_ID = 'site-menu'

/**
 * One list for every screen: on small ones a popover that fills the screen, on wide ones the row of entries in the bar. What an entry
 * holds is a popover of its own: a sheet over the list there, a panel below the bar here.
 */
export function Menu({
  entries,
  current,
  searchHref,
  words,
}: {
  entries: readonly HeaderEntry[]
  current: string | null
  searchHref: string | null
  words: Words
}) {
  if (entries.length === 0) return null
  return (
    <>
      <nav id={MENU_ID} className={css.menu} popover="auto" aria-label={words.main}>
        <ul className={css.entries}>
          {entries.map((entry) => (
            <li key={entry.id} className={css.entry} data-current={entry.label === current || undefined}>
              <Entry entry={entry} isCurrent={entry.label === current} words={words} />
            </li>
          ))}
          {searchHref !== null && (
            <li className={css.search}>
              <a className={css.trigger} href={searchHref}>
                <span className={css.label}>{words.search}</span>
                <Icon name="ui-search" size={18} className={css.chevron} />
              </a>
            </li>
          )}
        </ul>
      </nav>
      <button type="button" className={css.toggle} popoverTarget={MENU_ID} aria-label={words.menu}>
        <span className={css.lines} aria-hidden="true" />
      </button>
    </>
  )
}

function Entry({ entry, isCurrent, words }: { entry: HeaderEntry; isCurrent: boolean; words: Words }) {
  if (entry.children.length === 0) return <MenuLink entry={entry} className={css.trigger} isCurrent={isCurrent} />
  const panel = `${MENU_ID}-${entry.id}`
  return (
    <>
      <button type="button" className={css.trigger} popoverTarget={panel} aria-current={isCurrent || undefined}>
        <span className={css.label}>
          <BidiText text={entry.label} />
        </span>
        <Icon name="chevron" size={16} className={css.chevron} />
      </button>
      <div id={panel} className={css.panel} popover="auto">
        <button type="button" className={css.back} popoverTarget={panel} popoverTargetAction="hide" aria-label={`${words.back}: ${entry.label}`}>
          <Icon name="chevron_l" size={16} />
          <BidiText text={entry.label} />
        </button>
        <Children entry={entry} words={words} />
      </div>
    </>
  )
}

function Children({ entry, words }: { entry: HeaderEntry; words: Words }) {
  const { children, href, label } = entry
  const families = children.filter((child) => child.children.length > 0)
  const links = children.filter((child) => child.children.length === 0)
  const hasOwnLink = href !== null && !children.some((child) => child.href === href)
  return (
    <>
      {families.length > 0 && (
        <div className={css.families}>
          {families.map((family) => (
            <Family key={family.id} family={family} />
          ))}
        </div>
      )}
      {(links.length > 0 || hasOwnLink) && (
        <ul className={css.links}>
          {links.map((link) => (
            <li key={link.id}>
              <MenuLink entry={link} className={css.link} />
            </li>
          ))}
          {hasOwnLink && (
            <li>
              <a className={css.link} href={href}>
                {fillWords(words.all, { name: label })}
              </a>
            </li>
          )}
        </ul>
      )}
    </>
  )
}

/** A family of models: its name leads to its page, its models follow with their pictures. */
function Family({ family }: { family: HeaderEntry }) {
  const hasPictures = family.children.some(({ image }) => image)
  return (
    <section className={css.family} aria-label={family.label}>
      <MenuLink entry={family} className={css.familyName} />
      <ul className={css.models} data-pictures={hasPictures || undefined}>
        {family.children.map((model) => (
          <li key={model.id}>
            <MenuLink entry={model} className={css.model} hasPicture={hasPictures} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type MenuLinkProps = { entry: HeaderEntry; className: string | undefined; isCurrent?: boolean; hasPicture?: boolean }

/** An entry as a link, or as plain text where it leads nowhere. Its label says what its picture shows. */
function MenuLink({ entry, className, isCurrent, hasPicture }: MenuLinkProps) {
  const content = (
    <>
      {hasPicture && (
        <span className={css.picture}>
          <Picture image={entry.image && { ...entry.image, alt: '' }} sizes="(min-width: 1280px) 180px, (min-width: 901px) 22vw, 46vw" />
        </span>
      )}
      <span className={css.label}>
        <BidiText text={entry.label} />
      </span>
    </>
  )
  if (entry.href === null) return <span className={className}>{content}</span>
  return (
    <a className={className} href={entry.href} aria-current={isCurrent || undefined}>
      {content}
    </a>
  )
}
