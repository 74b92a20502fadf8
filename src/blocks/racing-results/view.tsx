import { BlockIntro } from '#block-engine/block-intro.tsx'
import { BlockSection } from '#block-engine/block-section.tsx'
import type { ViewProps } from '#block-engine/define-block.ts'
import type { ImageView, LinkView } from '#block-engine/view-values.ts'
import { formatNumber } from '#kernel/format/number.ts'
import { TextLink } from '#ui/link.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { BidiText } from '#ui/text/bidi-text.tsx'
import type { racingResults } from './block.ts'
import type { RacingData } from './data.server.ts'
import css from './view.module.css'

type Props = ViewProps<typeof racingResults, RacingData | null | undefined>
type Result = {
  id: string
  date: string
  race: string
  location: string
  flag: ImageView | null
  driver: string
  position: string
  points: number | null
  link: LinkView | null
}

export function RacingResults({ anchor, values, groups, words, data }: Props) {
  const own = groups.filter(({ race, driver }) => race || driver)
  const results: readonly Result[] = own.length > 0 ? own : (data?.results ?? []).map(resultOf)
  if (results.length === 0) return null
  const totals = totalsOf(results)
  return (
    <BlockSection anchor={anchor} values={values}>
      <BlockIntro values={values} />
      <table className={css.table}>
        <caption className={values.season ? css.season : 'visually-hidden'}>
          <BidiText text={values.season || values.heading || words.table} />
        </caption>
        <thead>
          <tr>
            {[words.date, words.race, words.driver, words.position, words.points].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {results.map((result) => (
            <ResultRow key={result.id} result={result} words={words} />
          ))}
        </tbody>
        {totals.length > 0 && (
          <tfoot>
            {totals.map(({ driver, points }) => (
              <tr key={driver}>
                <th scope="row" colSpan={4}>
                  {words.total}
                  {totals.length > 1 && driver && (
                    <>
                      : <BidiText text={driver} />
                    </>
                  )}
                </th>
                <td className={css.number}>{formatNumber(points)}</td>
              </tr>
            ))}
          </tfoot>
        )}
      </table>
    </BlockSection>
  )
}

function ResultRow({ result: { date, race, location, flag, driver, position, points, link }, words }: { result: Result; words: Props['words'] }) {
  const name = <BidiText text={race} />
  return (
    <tr>
      <td data-label={words.date}>
        <BidiText text={date} />
      </td>
      <th scope="row" className={css.race}>
        <Picture image={flag && { ...flag, alt: '' }} sizes="28px" className={css.flag} />
        <span>
          {link ? <TextLink link={link}>{name}</TextLink> : name}
          {location && (
            <span className={css.location}>
              <BidiText text={location} />
            </span>
          )}
        </span>
      </th>
      <td data-label={words.driver}>
        <BidiText text={driver} />
      </td>
      <td data-label={words.position} className={css.number}>
        <bdi>{position}</bdi>
      </td>
      <td data-label={words.points} className={css.number}>
        {points === null ? '' : formatNumber(points)}
      </td>
    </tr>
  )
}

/** The points of each driver, most first. */
function totalsOf(results: readonly Result[]): { driver: string; points: number }[] {
  const sums = new Map<string, number>()
  for (const { driver, points } of results) if (points !== null) sums.set(driver, (sums.get(driver) ?? 0) + points)
  return [...sums].map(([driver, points]) => ({ driver, points })).toSorted((one, other) => other.points - one.points)
}

function resultOf({ url, ...result }: NonNullable<RacingData>['results'][number], index: number): Result {
  const link = url ? ({ href: url, label: result.race, isExternal: !url.startsWith('/'), newTab: !url.startsWith('/'), opens: 'page' } as const) : null
  return { ...result, id: String(index), flag: null, link }
}
