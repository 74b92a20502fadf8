import type { ComponentType, LazyExoticComponent } from 'react'
import type { SvgIconComponent } from '@mui/icons-material'
import type { RaRecord } from 'react-admin'
import type { Action } from '#domains/accounts/index.ts'
import type { Source } from '../data-provider/source.ts'
import type { Language, Words } from '#kernel/words/words.ts'

/** The sections of the menu, in order: what customers wait for comes first. */
export const sections = ['sales', 'content', 'stock', 'site', 'people', 'system'] as const
export type Section = (typeof sections)[number]

type Screen = LazyExoticComponent<ComponentType>

/** A tab of the admin. A new tab is a folder whose `subject.ts` exports one of these. Its screens are loaded when they are opened. */
export type Subject = {
  /** The name of the resource: the first segment of its path, here and in the API. */
  name: string
  section: Section
  /** Its position in the menu of its section and among all tabs; lower comes first. */
  order: number
  /** Opened from a tab of another subject instead of the menu. */
  isTab?: true
  icon: SvgIconComponent
  /** The permissions for viewing and for changing its records. */
  read: Action
  write: Action
  words: { one: readonly [english: string, arabic: string]; many: readonly [english: string, arabic: string] }
  /** Labels of the fields of a record. */
  fields: Words
  /** The name of a record in titles and messages, in the language of the admin; in Arabic when none is given. */
  title?: (record: RaRecord, language?: Language) => string
  screens: { list: Screen; edit?: Screen; create?: Screen }
  /** Further screens below its path, such as `:id/leads`. */
  routes?: readonly { path: string; screen: Screen }[]
  /** The source of its records; by default `/api/{name}` with the conventions of all lists. */
  source?: Source
  /** Its list can be searched for a person, so search terms never appear in a URL, neither of the API nor of the screen. */
  findsPeople?: true
}

/** The options of a subject that its list reads; react-admin passes them on. */
export type ListOptions = Pick<Subject, 'findsPeople'>

export const listOptions = ({ findsPeople }: Subject): ListOptions => (findsPeople ? { findsPeople } : {})

export const defineSubject = (subject: Subject): Subject => subject
