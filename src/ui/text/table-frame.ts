import css from './table-frame.module.css'

/**
 * What every element needs that holds a table, besides a role and a name: it scrolls sideways where the table is wider, by keyboard as well,
 * and a shadow at its edge shows that there is more.
 */
export const tableFrame = { className: css.frame, tabIndex: 0 } as const
