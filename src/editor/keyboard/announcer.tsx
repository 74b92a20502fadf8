import { useAtom } from '#ui/stores/use-atom.ts'
import { usePageEditor } from '../draft/use-page-editor.tsx'
import { useTemplateName } from '../catalogue/template-name.ts'
import { Unseen } from '../ui/notices/unseen.tsx'
import type { Words } from '#kernel/words/words.ts'
import { useWord } from '../words/use-word.ts'

const announcerWords = {
  moved: ['{name} moved to position {position} of {total}', 'نُقل «{name}» إلى الموضع {position} من {total}'],
  inserted: ['{name} added at position {position} of {total}', 'أُضيف «{name}» في الموضع {position} من {total}'],
  pasted: ['{name} pasted at position {position} of {total}', 'لُصق «{name}» في الموضع {position} من {total}'],
  removed: ['{name} deleted', 'حُذف «{name}»'],
  copied: ['{name} copied', 'نُسخ «{name}»'],
  hidden: ['{name} is hidden on the site', 'أُخفي «{name}» من الموقع'],
  shown: ['{name} is shown on the site', 'أُظهر «{name}» في الموقع'],
  several_moved: ['Blocks moved: {count}', 'عدد المكوّنات المنقولة: {count}'],
  several_inserted: ['Blocks added: {count}', 'عدد المكوّنات المضافة: {count}'],
  several_pasted: ['Blocks pasted: {count}', 'عدد المكوّنات الملصقة: {count}'],
  several_removed: ['Blocks deleted: {count}', 'عدد المكوّنات المحذوفة: {count}'],
  several_copied: ['Blocks copied: {count}', 'عدد المكوّنات المنسوخة: {count}'],
  several_hidden: ['Blocks hidden on the site: {count}', 'عدد المكوّنات المخفية من الموقع: {count}'],
  several_shown: ['Blocks shown on the site: {count}', 'عدد المكوّنات الظاهرة في الموقع: {count}'],
  undone: ['Undone', 'تم التراجع'],
  redone: ['Done again', 'تمت الإعادة'],
  nothing_to_undo: ['Nothing to undo', 'لا شيء للتراجع عنه'],
  nothing_to_redo: ['Nothing to do again', 'لا شيء لإعادته'],
  nothing_to_paste: ['The clipboard holds no block', 'لا مكوّن في الحافظة'],
} as const satisfies Words

/** The live region in which screen readers hear what has changed. */
export function Announcer() {
  const word = useWord(announcerWords)
  const nameOf = useTemplateName()
  const news = useAtom(usePageEditor().$announcement)
  const values = news && {
    ...('template' in news ? { name: nameOf(news.template) } : {}),
    ...('count' in news ? { count: news.count } : {}),
    ...('position' in news ? { position: news.position, total: news.total } : {}),
  }
  return (
    <div role="status" data-announcer="">
      <Unseen>{news && values ? word(news.kind, values) : ''}</Unseen>
    </div>
  )
}
