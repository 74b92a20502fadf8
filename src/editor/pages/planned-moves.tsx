import { Icon } from '../ui/icon.tsx'
import { useWord } from '../words/use-word.ts'
import type { PlannedMove } from './page-tree-model.ts'
import css from './pages.module.css'
import { pagesWords } from './words.ts'

/** Every path that a move would change, and whether a redirection stays at the old one. */
export function PlannedMoves({ moves }: { moves: readonly PlannedMove[] }) {
  const word = useWord(pagesWords)
  return (
    <div className={css.plan}>
      <table>
        <caption>{word('moves')}</caption>
        <thead>
          <tr>
            <th scope="col">{word('old_path')}</th>
            <th scope="col">{word('new_path')}</th>
            <th scope="col">{word('redirection')}</th>
          </tr>
        </thead>
        <tbody>
          {moves.map(({ page, from, to, leavesRedirect }) => (
            <tr key={page.id}>
              <td>
                <bdi dir="ltr">/{from}</bdi>
              </td>
              <td>
                <bdi dir="ltr">/{to}</bdi>
              </td>
              <td>
                {leavesRedirect && <Icon name="redirect" size={14} />} {word(leavesRedirect ? 'yes' : 'no')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
