import type { WidgetAnswer, WidgetContext } from '../define-widget.ts'
import type { VideoModalProps } from './view.tsx'
import { videoModalWords } from './words.ts'

export function load({ wordsOf }: WidgetContext): WidgetAnswer<VideoModalProps> {
  return { props: { words: wordsOf(videoModalWords) } }
}
