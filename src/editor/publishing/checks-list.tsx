import type { FieldDef } from '#fields/field-types.ts'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import { blockTemplates } from '../catalogue/block-templates.ts'
import type { PageContent, Problem, Warning } from '#domains/content/index.ts'
import { BidiText } from '#ui/text/bidi-text.tsx'
import { useTemplateName } from '../catalogue/template-name.ts'
import { fieldProblem } from '../fields/field-problem.ts'
import { fieldWords } from '../fields/words.ts'
import { nameIn } from '#fields/name-in.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { useLanguage } from '../words/language.tsx'
import { type Word, useWord } from '../words/use-word.ts'
import css from './publishing.module.css'
import { publishingWords } from './words.ts'

type ChecksListProps = {
  content: PageContent
  problems: readonly Problem[]
  warnings: readonly Warning[]
  onShow: ShowPlace
}

type Place = { block: string | null; group?: string | undefined; field?: string | undefined }
/** Moves the focus to a field; `block` is null for a field of the page itself. */
export type ShowPlace = (place: Place) => void

/** The problems that prevent publication and the warnings that do not, each with a button that leads to its field. */
export function ChecksList({ content, problems, warnings, onShow }: ChecksListProps) {
  const word = useWord(publishingWords)
  const placeOf = usePlace(content)
  const flawOf = useFlaw(content)
  const samples = warnings.filter(({ code }) => code === 'sample_content')
  const others = warnings.filter(({ code }) => code !== 'sample_content')
  return (
    <>
      {problems.length > 0 && (
        <section className={css.checks} data-kind="error" aria-label={word('problems', { count: problems.length })}>
          <h3>{word('problems', { count: problems.length })}</h3>
          <ul>
            {problems.map((problem) => {
              const where = placeOf(problem)
              const key = [problem.block, problem.group, problem.field, problem.code].join('/')
              return <Check key={key} title={where} text={flawOf(problem)} where={where} onShow={() => onShow(placeOfCheck(problem))} />
            })}
          </ul>
        </section>
      )}
      <Warnings title="samples" explain="samples_explain" warnings={samples} placeOf={placeOf} onShow={onShow} />
      <Warnings title="warnings" explain="warnings_explain" warnings={others} placeOf={placeOf} onShow={onShow} />
    </>
  )
}

type WarningsProps = {
  title: 'samples' | 'warnings'
  explain: 'samples_explain' | 'warnings_explain'
  warnings: readonly Warning[]
  placeOf: (warning: Warning) => string
  onShow: ShowPlace
}

function Warnings({ title, explain, warnings, placeOf, onShow }: WarningsProps) {
  const word = useWord(publishingWords)
  if (warnings.length === 0) return null
  return (
    <section className={css.checks} data-kind="warning" aria-label={word(title, { count: warnings.length })}>
      <h3>{word(title, { count: warnings.length })}</h3>
      <p className={css.small}>{word(explain)}</p>
      <ul>
        {warnings.map((warning, index) => {
          const where = placeOf(warning)
          const key = `${index}/${warning.code}`
          return (
            <Check
              key={key}
              title={`${word(warning.code)} · ${where}`}
              text={warningText(warning, word)}
              where={where}
              onShow={() => onShow(placeOfCheck(warning))}
            />
          )
        })}
      </ul>
    </section>
  )
}

function Check({ title, text, where, onShow }: { title: string; text: string; where: string; onShow: () => void }) {
  const word = useWord(publishingWords)
  return (
    <li className={css.check}>
      <Icon name="alert" />
      <div className={css.checkText}>
        <p className={css.checkTitle}>
          <BidiText text={title} />
        </p>
        <p>{text}</p>
      </div>
      <Button size="s" aria-label={word('show_where', { where })} onClick={onShow}>
        {word('show')}
      </Button>
    </li>
  )
}

/** Describes a place in words: the block, the item, the field. */
function usePlace(content: PageContent): (check: Problem | Warning) => string {
  const word = useWord(publishingWords)
  const nameOf = useTemplateName()
  const { language } = useLanguage()
  return ({ block: id, group, field }) => {
    const storedBlock = content.blocks.find((one) => one.id === id)
    if (!storedBlock) return word('page_settings')
    const fieldDef = fieldOf(storedBlock, group, field)
    const place = group === undefined ? -1 : storedBlock.positions.indexOf(group)
    const item = place === -1 ? '' : String(place + 1)
    return [nameOf(storedBlock.template), item, fieldDef ? nameIn(language, fieldDef.label) : field].filter(Boolean).join(' › ')
  }
}

const placeOfCheck = ({ block, group, field }: Problem | Warning): Place => ({ block, group, field: field ?? undefined })

function fieldOf(storedBlock: StoredBlock, group: string | undefined, symbol: string | null | undefined): FieldDef | undefined {
  const template = blockTemplates.get(storedBlock.template)?.block
  const fields: readonly FieldDef[] = (group === undefined ? template?.fields : template?.groups?.fields) ?? []
  return fields.find((field) => field.symbol === symbol)
}

/** Describes a problem in the same words as the field itself where the field reports it too. */
function useFlaw(content: PageContent): (problem: Problem) => string {
  const word = useWord(publishingWords)
  const wordAtField = useWord(fieldWords)
  return (problem) => {
    const storedBlock = content.blocks.find(({ id }) => id === problem.block)
    const field = storedBlock && fieldOf(storedBlock, problem.group, problem.field)
    const values = problem.group === undefined ? storedBlock?.fields : storedBlock?.groups.find(({ id }) => id === problem.group)?.fields
    const flaw = field && fieldProblem(field, values?.[field.symbol])
    return flaw ? wordAtField(flaw.key, flaw.values) : word(wordOf(problem))
  }
}

// Codes of zod issues. Refinements of our own schemas have their code in the message instead.
const flaws = ['nested_section', 'path_taken', 'too_many_groups', 'duplicate_id', 'too_big', 'too_small'] as const
const ownFlaws = ['required', 'range_reversed'] as const

function wordOf({ code, message }: Problem): keyof typeof publishingWords {
  const own = ownFlaws.find((flaw) => code === flaw || message.includes(flaw))
  if (own) return `problem_${own}`
  if (code === 'invalid_type') return 'problem_required'
  const knownFlaw = flaws.find((flaw) => code === flaw)
  return knownFlaw ? `problem_${knownFlaw}` : 'problem_other'
}

const KILOBYTE = 1024

function warningText({ code, details }: Warning, word: Word<typeof publishingWords>): string {
  if (code === 'broken_link') return word('broken_link_text', { target: String(details.target ?? '') })
  if (code === 'no_target') return word('no_target_text', { text: String(details.text ?? '') })
  if (code === 'sample_content') return word('sample_content_text')
  if (code === 'missing_section') return word('missing_section_text')
  if (code === 'missing_alt') return word('missing_alt_text')
  if (code === 'heavy_picture') return word('heavy_picture_text', { size: Math.round(Number(details.bytes ?? 0) / KILOBYTE) })
  const [from, to] = [Number(details.from ?? 0), Number(details.to ?? 0)]
  if (to === 1) return word('heading_second_first_text')
  return from === 0 ? word('heading_first_text', { to }) : word('heading_jump_text', { from, to })
}
