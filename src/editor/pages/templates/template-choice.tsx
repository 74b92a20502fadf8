import { useEffect, useId, useState } from 'react'
import { callByName } from '#staff/calls/call-by-name.ts'
import type { PageTemplate } from '#domains/content/index.ts'
import { isTemplate } from '../../catalogue/block-templates.ts'
import { IconButton } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/dialog.tsx'
import { Notice } from '../../ui/notices/notice.tsx'
import { useToast } from '../../ui/notices/toast.tsx'
import { useWord } from '../../words/use-word.ts'
import css from './template-choice.module.css'
import { templateWords } from './words.ts'

/** As many pictures of its blocks show what a template is like. */
const SHOWN_BLOCKS = 4

type TemplateChoiceProps = { chosenId: number | null; onChoose: (template: number | null) => void }

/** What a new page begins from: nothing, or a template, which can be deleted here. */
export function TemplateChoice({ chosenId, onChoose }: TemplateChoiceProps) {
  const word = useWord(templateWords)
  const toast = useToast()
  const name = useId()
  const [templates, setTemplates] = useState<readonly PageTemplate[]>([])
  const [isFailed, setIsFailed] = useState(false)
  const [doomed, setDoomed] = useState<PageTemplate | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  // Asked for when the dialog opens.
  useEffect(() => {
    void callByName('GET /api/page_templates').then((answer) => (answer.ok ? setTemplates(answer.data) : setIsFailed(true)))
  }, [])

  const remove = async ({ id }: PageTemplate) => {
    setIsBusy(true)
    const answer = await callByName('DELETE /api/page_templates/{id}', { params: { id } })
    setIsBusy(false)
    setDoomed(null)
    if (!answer.ok) return toast({ kind: 'error', text: word('not_deleted') })
    setTemplates(templates.filter((template) => template.id !== id))
    if (chosenId === id) onChoose(null)
  }
  if (isFailed) return <Notice kind="warning">{word('not_loaded')}</Notice>
  if (templates.length === 0) return null
  return (
    <fieldset className={css.choice}>
      <legend className={css.legend}>{word('begin_from')}</legend>
      <div className={css.cards}>
        <label className={css.card}>
          <input type="radio" name={name} checked={chosenId === null} onChange={() => onChoose(null)} />
          <span className={css.pictures} aria-hidden="true" />
          <span className={css.name}>{word('empty_page')}</span>
          <span className={css.about}>{word('empty_about')}</span>
        </label>
        {templates.map((template) => (
          <div key={template.id} className={css.cell}>
            <label className={css.card}>
              <input type="radio" name={name} checked={chosenId === template.id} onChange={() => onChoose(template.id)} />
              <span className={css.pictures}>
                {template.blocks
                  .filter(isTemplate)
                  .slice(0, SHOWN_BLOCKS)
                  .map((symbol, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a template may have two blocks of one kind, and they never move
                    <img key={index} src={`/ar/thumbnails/${symbol}`} alt="" width={60} height={40} />
                  ))}
              </span>
              <span className={css.name}>
                <bdi>{template.name}</bdi>
              </span>
              <span className={css.about}>{word('blocks', { count: template.blocks.length })}</span>
            </label>
            <IconButton className={css.delete} icon="trash" label={word('delete', { name: template.name })} onClick={() => setDoomed(template)} />
          </div>
        ))}
      </div>
      {doomed && (
        <ConfirmDialog
          isOpen
          isDanger
          isBusy={isBusy}
          title={word('delete_title', { name: doomed.name })}
          confirmLabel={word('delete_do')}
          onClose={() => setDoomed(null)}
          onConfirm={() => void remove(doomed)}
        >
          <p>{word('delete_about')}</p>
        </ConfirmDialog>
      )}
    </fieldset>
  )
}
