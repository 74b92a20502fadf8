import type { ReactNode } from 'react'
import type { ChangedPart } from '../differences/change-list.tsx'
import type { MarkParts } from '../dialogs/dialog-kit.ts'

/** One side of a comparison: the draft, or a version by its number. */
export type Side = 'draft' | number

/** A version in the list. */
export type ListedVersion = {
  number: number
  /** The ISO instant at which it was stored. */
  at: string
  /** Who stored it; '' where that was nobody of the staff. */
  by: string
  /** What it is among the others. */
  mark?: MarkParts
  /** What else is known of it, one line each. */
  notes?: readonly string[]
}

/** `code` says why it was refused. */
export type Answered<Data> = { ok: true; data: Data } | { ok: false; code: string }

/** What the other side of a version is called where it is no draft: as a name, among the sides to choose, and on the button that compares. */
type NowTexts = { name: string; full: string; compareWith: (number: number) => string }

/** What the versions of a kind of document are, where they come from, and how one is brought back. */
export type VersionsKind<Content> = {
  /** Names the document and its newest version: the list is loaded again when it changes. */
  key: string
  /** What the list says above its versions, and in place of them. */
  texts: { about?: string; none: string; noneHint: string; now?: NowTexts }
  /** One page of the list, newest first, counted from 1; or all of it, where the server does not divide it. */
  list: (page: number, signal: AbortSignal) => Promise<Answered<{ versions: ListedVersion[]; total: number }>>
  read: (number: number, signal: AbortSignal) => Promise<Answered<Content>>
  /** What differs between two contents, in the order of the document. */
  changesOf: (before: Content, after: Content) => readonly ChangedPart[]
  /** Absent for whoever may not write. */
  restore?: {
    /** What it means for the draft and for visitors. */
    text: string
    /** Resolves to the code of a refusal, or to null once it is done. */
    whole: (number: number) => Promise<string | null>
    /** Brings one part of a version back, where parts stand for themselves. */
    part?: {
      label: string
      text: string
      titleOf: (number: number, name: string) => string
      /** The name of a part that this version has; null for one that it has not. */
      nameIn: (content: Content, part: string) => string | null
      restore: (number: number, part: string) => Promise<string | null>
    }
  }
  /** Draws two sides beside each other as visitors see them, where that can be. */
  drawSides?: (sides: readonly Side[], nameOf: (side: Side) => string) => ReactNode
}
