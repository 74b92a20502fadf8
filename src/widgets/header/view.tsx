import { hideRetailerPlaceholders } from '#domains/content/index.ts'
import { BidiText } from '#ui/text/bidi-text.tsx'
import { Icon } from '#ui/icon.tsx'
import { brandMarkOf } from '../brand-marks.ts'
import { Menu } from './menu.tsx'
import type { HeaderProps } from './props.ts'
import css from './view.module.css'

/**
 * What stands inside the page's header element: the visitor's retailer, the bar with logo and menu, and the breadcrumbs. Popovers do
 * all of it without a script. Its height is 48 or 72 px, 50 more with a retailer, 55 or 44 more with breadcrumbs (C-410, C-411).
 */
export function Header({ variant, crumbs, searchHref, savedHref, remoteMarkup, entries, words, ...logo }: HeaderProps) {
  if (variant === 'hidden') return null
  const hasLogoOnly = variant === 'logo_only'
  return (
    <>
      {!hasLogoOnly && (
        // The browser knows the visitor's retailer and fills it in: `show-retailer.ts`.
        <template data-your-retailer="" className={css.retailerPlace}>
          <RetailerBar label={words.retailer} />
        </template>
      )}
      {variant === 'remote' && remoteMarkup !== null ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was fetched, see the docstring of `remoteMarkup`
        <nav className={css.remote} aria-label={words.main} data-remote-menu="" dangerouslySetInnerHTML={{ __html: hideRetailerPlaceholders(remoteMarkup) }} />
      ) : (
        <div className={css.bar} data-variant={variant === 'remote' ? 'main' : variant}>
          <Logo {...logo} words={words} />
          {!hasLogoOnly && <Menu entries={entries} current={crumbs[1]?.label ?? null} searchHref={searchHref} words={words} />}
          {searchHref !== null && !hasLogoOnly && <SearchLink href={searchHref} label={words.search} />}
          {savedHref !== null && !hasLogoOnly && <SavedLink href={savedHref} label={words.saved} />}
        </div>
      )}
      {crumbs.length > 1 && !hasLogoOnly && <Breadcrumbs crumbs={crumbs} label={words.breadcrumbs} />}
    </>
  )
}

function Logo({ brand, logo, home, words }: Pick<HeaderProps, 'brand' | 'logo' | 'home' | 'words'>) {
  const { viewBox, lines } = brandMarkOf(logo)
  return (
    <a className={css.logo} href={home} data-logo={logo}>
      <svg className={css.mark} viewBox={viewBox} aria-hidden="true" focusable="false">
        {lines.map((line) => (
          <path key={line} d={line} />
        ))}
      </svg>
      <span className={css.name}>
        <BidiText text={brand} />
      </span>
      <span className="visually-hidden">، {words.home}</span>
    </a>
  )
}

function SearchLink({ href, label }: { href: string; label: string }) {
  return (
    <a className={css.saved} href={href} aria-label={label}>
      <Icon name="ui-search" size={22} />
    </a>
  )
}

/** How many they are is known in the browser, which writes it beside the heart and into the link's name: `saved-count.ts`. */
function SavedLink({ href, label }: { href: string; label: string }) {
  return (
    <a className={css.saved} href={href} aria-label={label} data-saved={label}>
      <Icon name="ui-heart" size={22} />
      <bdi className={css.savedCount} />
    </a>
  )
}

function RetailerBar({ label }: { label: string }) {
  return (
    <div className={css.retailer} data-header-part="retailer">
      <Icon name="location" size={18} />
      <span>
        <span className={css.quiet}>{label}: </span>
        {/* biome-ignore lint/a11y/useAnchorContent lint/a11y/useValidAnchor: filled in by the browser before anybody sees it */}
        <a href="#" />
      </span>
    </div>
  )
}

function Breadcrumbs({ crumbs, label }: { crumbs: HeaderProps['crumbs']; label: string }) {
  return (
    <nav className={css.breadcrumbs} aria-label={label} data-header-part="breadcrumbs">
      <ol className={css.crumbs}>
        {crumbs.map(({ label: text, href }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps never move, and both names and addresses may repeat
          <li key={index} className={css.crumb}>
            {index > 0 && <Icon name="chevron" size={12} />}
            {href !== null && index < crumbs.length - 1 ? (
              <a href={href}>
                <BidiText text={text} />
              </a>
            ) : (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
                <BidiText text={text} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
