import { parsePagePath } from '../pages/page-path.ts'

/** Page paths from a setting: by comma or line, with or without language prefix and slashes; empty text gives an empty list (C-019). */
export function parsePathList(text: string): string[] {
  return text
    .split(/[,\r\n]/)
    .filter((entry) => entry.trim() !== '')
    .flatMap((entry) => parsePagePath(entry) ?? [])
}

/** Whether a path is in the list; query, hash, prefix and trailing slash do not matter, nested pages do not count (C-019). */
export function isListedPath(path: string, list: readonly string[]): boolean {
  const pagePath = parsePagePath(path)
  return pagePath !== null && list.includes(pagePath)
}
