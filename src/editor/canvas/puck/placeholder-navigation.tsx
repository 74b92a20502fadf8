import { useWord } from '../../words/use-word.ts'
import css from '../frame/frame.module.css'
import { canvasWords } from '../words.ts'

/** Takes the place of the site's navigation, which the canvas does not load (C-424). */
export function PlaceholderNavigation() {
  const word = useWord(canvasWords)
  return (
    <div className={css.navigation} data-placeholder-navigation="">
      <span className={css.mark} />
      <span>{word('navigation')}</span>
    </div>
  )
}
