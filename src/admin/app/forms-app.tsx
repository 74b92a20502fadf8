import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { adminAddress } from '#staff/addresses.ts'

/** The forms service has its own application (C-008): the same screens at `/ar/forms`, where `forms` is the first part of the path. */
export const FORMS = 'forms'

export function isFormsApp(): boolean {
  return /^\/ar\/forms(\/|$)/.test(location.pathname)
}

/** Stands for every screen that the application of forms does not have, and opens it in the admin. */
export function OpensInAdmin() {
  const { pathname, search } = useLocation()
  // Loads another document.
  useEffect(() => location.replace(adminAddress(`${pathname}${search}`)), [pathname, search])
  return null
}
