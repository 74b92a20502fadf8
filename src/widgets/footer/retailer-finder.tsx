import { Button } from '#ui/controls/button.tsx'
import { Dropdown } from '#ui/controls/dropdown.tsx'
import { directionOf } from '#kernel/words/direction.ts'
import { languageOptions, marketOptions, retailerPageUrl } from './finder.ts'
import css from './retailer-finder.module.css'
import { useFinder } from './use-finder.ts'
import type { FooterProps } from './props.ts'

type FinderProps = { id: string; finder: NonNullable<FooterProps['finder']>; newTab: string }

/** Leads to a retailer's page by market and language. Each dropdown waits for the one before it (C-025 to C-029). */
export function RetailerFinder({ id, finder: { settingsUrl, words }, newTab }: FinderProps) {
  const { settings, selection, retailers, progress, listUrl, ...choose } = useFinder(settingsUrl)
  const { market, language, retailer } = selection
  const own = settings?.translations ?? {}
  const pageUrl = retailerPageUrl(settings, selection)
  const isReady = Boolean(retailer && listUrl && pageUrl)
  const isEmpty = progress === 'idle' && Boolean(market && language) && retailers.length === 0
  const note = progress === 'failed' ? words.finder_failed : isEmpty ? words.finder_empty : ''

  return (
    <section className={css.finder} aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {own.title ?? words.finder}
      </h2>
      <div className={css.fields}>
        <Dropdown
          className={css.field}
          label={own.market ?? words.market}
          placeholder={own.market_placeholder ?? words.placeholder}
          options={settings ? marketOptions(settings, language) : []}
          value={market}
          onChange={choose.chooseMarket}
          disabled={!settings}
        />
        <Dropdown
          className={css.field}
          label={own.language ?? words.language}
          placeholder={own.language_placeholder ?? words.placeholder}
          options={settings ? languageOptions(settings, market) : []}
          value={language}
          onChange={choose.chooseLanguage}
          disabled={!market}
        />
        <div className={css.field} dir={language ? directionOf(language) : undefined}>
          <Dropdown
            label={own.retailer ?? words.retailer}
            placeholder={progress === 'loading' && language ? words.finder_loading : (own.retailer_placeholder ?? words.placeholder)}
            options={retailers.map(({ id, name }) => ({ value: id, label: name }))}
            value={retailer}
            onChange={choose.chooseRetailer}
            disabled={retailers.length === 0}
          />
        </div>
        <Button disabled={!isReady} onClick={() => pageUrl && window.open(pageUrl, '_blank', 'noopener')}>
          {own.button ?? words.open_retailer}
          <span className="visually-hidden"> ({newTab})</span>
        </Button>
      </div>
      <p className={css.note} role="status">
        {note}
      </p>
    </section>
  )
}
