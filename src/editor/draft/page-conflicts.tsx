import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import type { Conflict, PageContent } from '#domains/content/index.ts'
import { ConflictDialog, type ConflictOfPlace } from '#staff/conflicts/conflict-dialog.tsx'
import type { OpenConflict } from '#staff/drafts/draft-session.ts'
import { useAtom } from '#ui/stores/use-atom.ts'
import { useTemplateName } from '../catalogue/template-name.ts'
import { EditorDialogKit } from '../ui/dialogs/editor-dialog-kit.tsx'
import { fieldName, readableValue } from '../versions/readable-change.ts'
import { versionsWords } from '../versions/words.ts'
import { useLanguage } from '../words/language.tsx'
import { useWord } from '../words/use-word.ts'
import type { PageSession } from './page-session.ts'
import { usePageEditor } from './use-page-editor.tsx'

/** Asks, place by place, whose change of a page is kept. */
export function PageConflicts() {
  const { session } = usePageEditor()
  const open = useAtom(session.$conflict)
  return open ? <Open session={session} open={open} /> : null
}

function Open({ session, open }: { session: PageSession; open: OpenConflict<PageContent, Conflict> }) {
  const placeOf = useConflictPlace(open)
  const lastSave = useAtom(session.$facts)
  return (
    <EditorDialogKit>
      <ConflictDialog lastSave={lastSave} conflicts={open.conflicts.map(placeOf)} onDecide={session.decide} />
    </EditorDialogKit>
  )
}

type Group = StoredBlock['groups'][number]

/** Returns what people call the place of a conflict (block, item, field) with both of its values as they are read. */
function useConflictPlace({ mine, base }: OpenConflict<PageContent, Conflict>): (conflict: Conflict) => ConflictOfPlace {
  const word = useWord(versionsWords)
  const nameOf = useTemplateName()
  const { language } = useLanguage()
  const speech = { word, language }
  return (conflict) => {
    const { block: id, group, field } = conflict
    const blocks = [mine, base].flatMap(({ blocks: all }) => all.find((one) => one.id === id) ?? [])
    const template = blocks[0]?.template
    const isWhole = field === '$block' || field === '$group'
    const positions = [...new Set(blocks.flatMap((block) => block.positions))]
    const change = { kind: 'changed', ...(id === undefined ? {} : { block: id }), ...(template === undefined ? {} : { template }) } as const
    const fieldOf = (symbol: string, within: string | undefined) => ({ ...change, field: symbol, ...(within === undefined ? {} : { group: within }) })
    const textOf = (value: unknown) => {
      if (!isWhole) return readableValue(value, fieldOf(field, group), speech)
      if (value === null || value === undefined) return null
      const whole = value as { fields: Group['fields']; groups?: readonly Group[] }
      const texts = (fields: Group['fields'], within: string | undefined) =>
        Object.entries(fields).map(([symbol, one]) => readableValue(one, fieldOf(symbol, within), speech))
      const ofGroups = (whole.groups ?? []).flatMap((one) => texts(one.fields, one.id))
      return [...texts(whole.fields, group), ...ofGroups].filter(Boolean).join('\n')
    }
    const [readMine, readTheirs] = [textOf(conflict.mine), textOf(conflict.theirs)]
    const isToldApart = readMine !== readTheirs
    return {
      key: [id, group, field].join('/'),
      place: [
        id === undefined ? word('page_fields') : nameOf(template ?? ''),
        group === undefined ? '' : word('group', { number: positions.indexOf(group) + 1 }),
        isWhole ? '' : fieldName(fieldOf(field, group), speech, versionsWords),
      ]
        .filter(Boolean)
        .join(' · '),
      // Where only the formatting differs, its source tells the two apart.
      mine: isToldApart ? readMine : conflict.mine,
      theirs: isToldApart ? readTheirs : conflict.theirs,
      isWhole,
    }
  }
}
