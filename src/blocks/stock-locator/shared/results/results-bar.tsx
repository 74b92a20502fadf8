import { sortOptions, type StockSort, stockSorts } from '#domains/stock/index.ts'
import { Button } from '#ui/controls/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { Select } from '#ui/controls/select.tsx'
import css from '../locator.module.css'
import type { LocatorStock } from '../locator-data.ts'
import { countText, type LocatorWords } from '../locator-words.ts'
import type { Search } from '../use-search.ts'
import { useSaved } from './use-saved.ts'

type ResultsBarProps = { search: Search; stock: LocatorStock; words: LocatorWords; sheetId: string; onOpenFilters: () => void }

/** How many vehicles there are, the filters of narrow screens, the saved vehicles, and the order. */
export function ResultsBar({ search, stock, words, sheetId, onOpenFilters }: ResultsBarProps) {
  const { query, result, heading, formId, active, place, change, showSaved } = search
  const count = active.length + (place === '' ? 0 : 1)
  return (
    <div className={css.bar}>
      <h2 ref={heading} tabIndex={-1} className={css.count} aria-live="polite">
        {query.isSavedOnly ? words.savedOnly : countText(result.total, words)}
      </h2>
      <div className={css.tools}>
        <Button variant="secondary" className={css.open} aria-haspopup="dialog" aria-controls={sheetId} onClick={onOpenFilters}>
          <Icon name="ui-filter" size={20} />
          {words.filters}
          {count > 0 && <bdi> ({count})</bdi>}
        </Button>
        {stock.features.includes('display_selected_vehicles') && <SavedChoice isOn={query.isSavedOnly} words={words} onChange={showSaved} />}
        {!query.isSavedOnly && <SortChoice formId={formId} sort={query.sort} stock={stock} words={words} onChange={(sort) => change({ sort })} />}
      </div>
    </div>
  )
}

/** Between all vehicles and the saved ones (C-375); how many they are is known in the browser only. */
function SavedChoice({ isOn, words, onChange }: { isOn: boolean; words: LocatorWords; onChange: (isOn: boolean) => void }) {
  const { length } = useSaved()
  return (
    <Button variant="tertiary" className={classNames(css.scripted, css.saved)} aria-pressed={isOn} onClick={() => onChange(!isOn)}>
      <span className={css.savedText}>{words.savedOnly}</span>
      <Icon name="ui-heart" size={20} />
      {length > 0 && <bdi>({length})</bdi>}
    </Button>
  )
}

type SortChoiceProps = { formId: string; sort: StockSort; stock: LocatorStock; words: LocatorWords; onChange: (sort: StockSort) => void }

function SortChoice({ formId, sort, stock, words, onChange }: SortChoiceProps) {
  const sorting = stockSorts[sort]
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is within the component
    <label className={css.sort}>
      <span className={css.sortLabel}>{words.sort}</span>
      <Select
        form={formId}
        name="sort"
        value={sorting}
        onChange={({ target }) => onChange(sortOptions.find((option) => stockSorts[option] === target.value) ?? sort)}
      >
        {sortOptions.map((option) => (
          <option key={option} value={stockSorts[option]}>
            {stock.words[`sort_${option}`]}
          </option>
        ))}
      </Select>
    </label>
  )
}
