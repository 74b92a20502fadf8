import { BlockHeading } from '#block-engine/block-heading.tsx'
import { useEffect, useRef, useState } from 'react'
import type { ViewProps } from '#block-engine/define-block.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Select } from '#ui/controls/select.tsx'
import { fillWords } from '#kernel/words/fill-words.ts'
import type { modelSummaryFilters } from './block.ts'
import { type Choices, findDerivatives, type PageDerivative, optionsOf, showMatching } from './page-derivatives.ts'
import css from './view.module.css'

/**
 * What can be chosen is read from the page, so the controls are empty until the script has read it; without a script they are not shown
 * and the page shows every derivative.
 */
export function ModelSummaryFilters({ anchor, values, words }: ViewProps<typeof modelSummaryFilters>) {
  const [derivatives, setDerivatives] = useState<readonly PageDerivative[] | null>(null)
  const [choices, setChoices] = useState<Choices>({})
  const [shownCount, setShownCount] = useState(0)
  const tabId = values.tab_id.trim()

  const status = useRef<HTMLParagraphElement>(null)

  // The other blocks of the page are markup to this one.
  useEffect(() => {
    const page = status.current?.ownerDocument ?? document
    let matches: readonly PageDerivative[] = []
    const readMatches = (derivatives: readonly PageDerivative[]) => {
      matches = derivatives
      setDerivatives(matches)
      setShownCount(showMatching(matches, {}))
    }
    readMatches(findDerivatives(page, tabId))
    // A page that is drawn in a frame, another document than that of its scripts, gets its blocks one after the other.
    const later = new MutationObserver(() => {
      const now = findDerivatives(page, tabId)
      const isSame = now.length === matches.length && now.every(({ element }, index) => element === matches[index]?.element)
      if (!isSame) readMatches(now)
    })
    if (page !== document) later.observe(page.body, { childList: true, subtree: true })
    return () => {
      later.disconnect()
      showMatching(matches, {})
    }
  }, [tabId])

  const choose = (next: Choices) => {
    setChoices(next)
    setShownCount(showMatching(derivatives ?? [], next))
  }
  const isLive = derivatives !== null
  const filters = values.filter_keys
    .map((key) => ({ key, options: isLive ? optionsOf(derivatives, key) : [] }))
    .filter(({ options }) => !isLive || options.length > 0)
  if (filters.length === 0 && !values.heading.trim()) return null
  return (
    <Section id={anchor} padding="bottom-space-0">
      <div className={css.layout}>
        <BlockHeading values={values} />
        {filters.length > 0 && (
          <fieldset className={css.filters} disabled={!isLive} data-tab={tabId || undefined}>
            <legend className="visually-hidden">{words.label}</legend>
            {filters.map(({ key, options }) => (
              <Field key={key} label={words[key]}>
                <Select look="box" value={choices[key] ?? ''} onChange={({ target }) => choose({ ...choices, [key]: target.value })}>
                  <option value="">{words.all}</option>
                  {options.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </Select>
              </Field>
            ))}
            {values.reset_label && (
              <Button variant="secondary" onClick={() => choose({})}>
                {values.reset_label}
              </Button>
            )}
          </fieldset>
        )}
        <p ref={status} className={css.count} role="status">
          {isLive && filters.length > 0 ? fillWords(words.count, { n: shownCount }) : ''}
        </p>
      </div>
    </Section>
  )
}
