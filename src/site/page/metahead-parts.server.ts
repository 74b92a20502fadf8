import { createHash } from 'node:crypto'
import { compiledStyle } from '#domains/content/index.server.ts'
import { type Metahead, waitsForConsent } from '#domains/content/index.ts'
import type { Logger } from '#kernel/log.ts'
import { METAHEAD, NEEDS_CONSENT, PAGE_HEAD, RELOAD } from '#ui/page-protocol.ts'
import { escapeAttribute } from './markup.ts'

/** Metaheads as markup for head and body, with the digests and hosts that the content security policy must allow. */
export type HeadParts = { head: string; body: string; scriptHashes: string[]; styleHashes: string[]; scriptHosts: string[] }

const INLINE_SCRIPT = /<script(?![^>]*\ssrc\s*=)[^>]*>([\s\S]*?)<\/script>/gi
const SCRIPT_SOURCE = /<script[^>]*\ssrc\s*=\s*["']?(https:\/\/[^"'\s>]+)/gi
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/gi

type Page = {
  id: number | null
  /** Whether visitors are asked before anything optional runs. */
  asksConsent: boolean
}

/**
 * Renders the metaheads of a page, global ones included, in their order (A-114). An invalid one is logged and left out. One that needs the
 * visitor's consent stands in a template, which browsers neither run nor load, until `site/browser/waiting-tags` takes it out (A-233).
 */
export async function drawMetaheads(metaheads: readonly Metahead[], { id: pageId, asksConsent }: Page, log: Logger): Promise<HeadParts> {
  const own = metaheads.filter(({ rdx_core_page_id }) => rdx_core_page_id === null || rdx_core_page_id === pageId)
  const heldBack = (metahead: Metahead, html: string) => (asksConsent && html && waitsForConsent(metahead) ? inTemplate(metahead, html) : html)
  const inOrder = own.toSorted((one, other) => one.sequence - other.sequence)
  const drawn = await Promise.all(inOrder.map(async (metahead) => ({ metahead, html: heldBack(metahead, await draw(metahead, log)) })))
  const all = drawn.map(({ html }) => html).join('\n')
  return {
    head: join(drawn.filter(({ metahead }) => !metahead.in_body)),
    body: join(drawn.filter(({ metahead }) => metahead.in_body)),
    scriptHashes: [...all.matchAll(INLINE_SCRIPT)].map(([, text]) => digest(text ?? '')),
    styleHashes: [...all.matchAll(INLINE_STYLE)].map(([, text]) => digest(text ?? '')),
    scriptHosts: [...new Set([...all.matchAll(SCRIPT_SOURCE)].flatMap(([, url]) => (URL.canParse(url ?? '') ? new URL(url ?? '').origin : [])))],
  }
}

function inTemplate({ rdx_core_page_id }: Metahead, html: string): string {
  return `<template ${NEEDS_CONSENT}${rdx_core_page_id === null ? '' : ` ${PAGE_HEAD}`}>${html}</template>`
}

function join(drawn: readonly { html: string }[]): string {
  return drawn
    .map(({ html }) => html)
    .filter(Boolean)
    .join('\n')
}

async function draw(metahead: Metahead, log: Logger): Promise<string> {
  const { id, language, reload_on_each_page, rdx_core_page_id } = metahead
  // Browsers normalise line ends to LF before they compute digests.
  const content = metahead.content.replace(/\r\n?/g, '\n')
  const marks = [`${METAHEAD}="${id}"`, reload_on_each_page ? RELOAD : '', rdx_core_page_id === null ? '' : PAGE_HEAD]
  const attributes = marks.filter(Boolean).join(' ')
  switch (language) {
    case 'javascript':
      return `<script ${attributes}>${content.replace(/<\/(script)/gi, '<\\/$1')}</script>`
    case 'js-src':
      return `<script ${attributes} src="${escapeAttribute(content.trim())}" async></script>`
    case 'css':
      return styleElement(content, attributes)
    case 'sass':
    case 'scss':
      return compiledElement({ content, language }, attributes, log)
    case 'html':
      return content
  }
}

function styleElement(css: string, attributes: string): string {
  return `<style ${attributes}>${css.replace(/<\/(style)/gi, '<\\/$1')}</style>`
}

async function compiledElement(style: { content: string; language: 'sass' | 'scss' }, attributes: string, log: Logger): Promise<string> {
  const { css, flaw } = await compiledStyle(style)
  if (flaw === undefined) return styleElement(css, attributes)
  log.error(`a ${style.language} metahead does not compile`, { reason: flaw })
  return ''
}

function digest(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
