import { useCallback } from 'react'
import { nameIn } from '#fields/name-in.ts'
import { blockTemplates } from './block-templates.ts'
import type { Language } from '#kernel/words/words.ts'
import { useLanguage } from '../words/language.tsx'

/** The name of a template; an unknown one keeps its symbol. */
export function templateName(symbol: string, language: Language): string {
  return nameIn(language, blockTemplates.get(symbol)?.block.name ?? symbol)
}

/** One line about a template; '' for one that this build does not know. */
export function templateDescription(symbol: string, language: Language): string {
  return nameIn(language, blockTemplates.get(symbol)?.block.short_description ?? '')
}

/** Names of templates in the language of the person. */
export function useTemplateName(): (symbol: string) => string {
  const { language } = useLanguage()
  return useCallback((symbol) => templateName(symbol, language), [language])
}
