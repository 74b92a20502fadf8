import { useMemo } from 'react'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import { sectionIdOf } from '#domains/content/index.ts'
import { sectionWords } from '../../sections/words.ts'
import { useAnswer } from '#staff/calls/use-answer.ts'
import { useWord } from '../../words/use-word.ts'
import css from '../frame/frame.module.css'
import { Box, Drawing } from './block-drawing.tsx'

/** The blocks of a shared section as visitors see them, in its place on the page. They are edited in the section. */
export function SectionDrawing({ block }: { block: StoredBlock }) {
  const word = useWord(sectionWords)
  const id = sectionIdOf(block)
  const { data, failure } = useAnswer('GET /public_api/sections/{id}', id === null ? null : { params: { id } })
  const section = data?.id === id ? data : undefined
  const blocks = useMemo(
    () => (section?.blocks ?? []).filter(({ is_hidden }) => !is_hidden).map((inner) => ({ ...inner, id: `${block.id}--${inner.id}` })),
    [section, block.id],
  )
  if (id === null) return <Box text={word('none_chosen')} template={block.template} />
  if (failure !== null) return <Box text={word('missing')} template={block.template} />
  if (!section) return <div className={css.loading} />
  const { name } = section
  if (section.status !== 'published') return <Box text={word('unpublished', { name })} />
  if (blocks.length === 0) return <Box text={word('empty', { name })} />
  return (
    <>
      <span className={css.tag}>
        <bdi>{word('named', { name })}</bdi>
      </span>
      {blocks.map((inner) => (
        <Drawing key={inner.id} block={inner} />
      ))}
    </>
  )
}
