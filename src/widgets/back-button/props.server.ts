import { isListedPath, parsePathList } from '#domains/content/index.ts'
import type { WidgetAnswer, WidgetContext } from '../define-widget.ts'
import { readBackButtonSettings } from './settings.ts'
import type { BackButtonProps } from './view.tsx'
import { backButtonWords } from './words.ts'

export function load({ path, settingsOf, wordsOf, linkView }: WidgetContext): WidgetAnswer<BackButtonProps> {
  const configured = settingsOf(readBackButtonSettings)
  if (!configured || !isListedPath(path, parsePathList(configured.pages))) return { props: null }
  const link = linkView({ url: configured.link || '/' })
  return { props: link && { href: link.href, label: configured.label || wordsOf(backButtonWords).back } }
}
