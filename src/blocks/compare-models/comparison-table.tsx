import type { ViewProps } from '#block-engine/define-block.ts'
import { useKeptCountry } from '#domains/markets/ui/index.ts'
import { fillWords } from '#kernel/words/fill-words.ts'
import { formatPrice, styleIn } from '#kernel/format/price.ts'
import { BidiText } from '#ui/text/bidi-text.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import type { compareModels } from './block.ts'
import type { ComparedModel } from './compared-model.ts'
import css from './comparison-table.module.css'
import type { CompareData } from './data.server.ts'

type TableProps = { models: readonly ComparedModel[]; data: CompareData; words: ViewProps<typeof compareModels>['words'] }
type Line = { name: string; label: string; values: string[] }

/** One group of rows for each specification, named above its values, so that three models fit a small screen as well. */
export function ComparisonTable({ models, data, words }: TableProps) {
  const country = useKeptCountry()
  const countryName = data.countryNames[country]
  const none = fillWords(words.noneIn, { country: countryName ?? '' })
  // A country that was chosen has the prices of its own cars, in their money, or none; nothing of another country.
  const pricesOf = (model: ComparedModel) => (countryName === undefined ? model : model.prices_in?.[country])
  const text = (price: number | null | undefined, currency = '') => formatPrice(price ?? null, styleIn(data.priceStyle, currency, data.siteCurrency))
  const ofNew = (model: ComparedModel) => {
    const modelPrices = pricesOf(model)
    if (!modelPrices) return none
    return modelPrices.price_from !== null || modelPrices.used_price_from !== null ? text(modelPrices.price_from, modelPrices.currency) : data.onRequest
  }
  const prices: Line[] = [
    { name: 'price', label: words.price, values: models.map(ofNew) },
    { name: 'usedPrice', label: words.usedPrice, values: models.map((model) => text(pricesOf(model)?.used_price_from, pricesOf(model)?.currency)) },
  ]
  const specs = (models[0]?.specs ?? []).map(({ name, label }) => ({
    name,
    label,
    values: models.map((model) => model.specs.find((fact) => fact.name === name)?.value ?? ''),
  }))
  const lines = [...prices, ...specs].filter(({ values }) => values.some(Boolean))
  return (
    <table className={css.table} data-count={models.length}>
      <thead>
        <tr>
          {models.map((model, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a model may be chosen twice
            <th key={index} scope="col" className={css.model}>
              {model.image && <Picture image={{ id: 0, alt: '', src: model.image, srcset: '', width: 640, height: 360 }} className={css.picture} />}
              <span className={css.name}>
                <BidiText text={model.display_name} />
              </span>
            </th>
          ))}
        </tr>
      </thead>
      {lines.map(({ name, label, values }) => (
        <tbody key={name}>
          <tr>
            <th scope="rowgroup" colSpan={models.length} className={css.label}>
              {label}
            </th>
          </tr>
          <tr>
            {values.map((value, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: values stand in the order of the models
              <td key={index} className={css.value}>
                {value ? <bdi>{value}</bdi> : <span className={css.unknown}>{words.unknown}</span>}
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  )
}
