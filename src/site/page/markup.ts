import { safeJson } from '#kernel/json.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (character) => entities[character] ?? character)
}

export function escapeAttribute(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

/** The props of an island, beside it. The browser never runs it: its type is data. */
export function jsonIsland(id: string, props: unknown): string {
  return `<script type="application/json" data-p="${escapeAttribute(id)}">${safeJson(props)}</script>`
}
