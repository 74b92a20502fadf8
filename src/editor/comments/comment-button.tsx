import { usePageEditor } from '../draft/use-page-editor.tsx'
import { IconButton } from '../ui/button.tsx'
import { useWord } from '../words/use-word.ts'
import { beginComment } from './begin-comment.ts'
import { commentWords } from './words.ts'

/** Comments on the selected block, or on the words that are selected beside it. */
export function CommentButton() {
  const editor = usePageEditor()
  const word = useWord(commentWords)
  return (
    <IconButton
      icon="comment"
      label={`${word('comment')} (Ctrl+Alt+M)`}
      // The focus stays where it is, and with it what is selected there.
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ currentTarget }) => beginComment(editor, currentTarget.ownerDocument)}
    />
  )
}
