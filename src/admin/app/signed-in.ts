import { createContext, useContext } from 'react'
import { type Action, may } from '#domains/accounts/index.ts'
import type { SignedIn } from '../auth/staff.ts'

const SignedInContext = createContext<SignedIn | null>(null)
export const SignedInProvider = SignedInContext.Provider

/** Who is at the screen. */
export function useSignedIn(): SignedIn {
  const signedIn = useContext(SignedInContext)
  if (!signedIn) throw new Error('nobody has signed in')
  return signedIn
}

/** Whether whoever is at the screen may do that. */
export function useMay(action: Action): boolean {
  const { name, role } = useSignedIn()
  return may({ id: 'user', name, role }, action)
}
