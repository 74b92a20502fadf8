import { createContext, useContext } from 'react'
import { type Action, may } from '#domains/accounts/index.ts'
import type { SignedIn } from '../auth/staff.ts'

const SignedInContext = createContext<SignedIn | null>(null)
export const SignedInProvider = SignedInContext.Provider

/** The signed-in person. */
export function useSignedIn(): SignedIn {
  const signedIn = useContext(SignedInContext)
  if (!signedIn) throw new Error('nobody has signed in')
  return signedIn
}

/** Whether the signed-in person may perform an action. */
export function useMay(action: Action): boolean {
  return useMayEach()(action)
}

/** The same for actions that are not known beforehand. */
export function useMayEach(): (action: Action) => boolean {
  const { name, role } = useSignedIn()
  return (action) => may({ id: 'user', name, role }, action)
}
