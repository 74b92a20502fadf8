import { useWord } from '../words/use-word.ts'
import css from './frame.module.css'
import { canvasWords } from './words.ts'

/** Stands where visitors see the navigation, which is not loaded here (C-424). */
export function PlaceholderNavigation() {
  const word = useWord(canvasWords)
  return (
    <div className={css.navigation} data-placeholder-navigation="">
      <span className={css.mark} />
      <span>{word('navigation')}</span>
    </div>
  )
}
