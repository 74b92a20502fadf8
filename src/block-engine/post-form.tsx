import type { ComponentProps } from 'react'
import { POSTED_BLOCK } from './page-post.ts'

type PostFormProps = Omit<ComponentProps<'form'>, 'method' | 'action'> & {
  /** The id of the block. */
  block: string
  /** The id of the element that shows the answer. */
  answerId: string
}

/**
 * A form of a block that works without a script: it posts to its own page, so that nothing of it stands in an address, and the page answers in place.
 * The block names the fields in its `readsPost`.
 */
export function PostForm({ block, answerId, children, ...rest }: PostFormProps) {
  return (
    <form method="post" action={`#${answerId}`} {...rest}>
      <input type="hidden" name={POSTED_BLOCK} value={block} />
      {children}
    </form>
  )
}
