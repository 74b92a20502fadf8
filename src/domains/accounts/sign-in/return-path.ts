/** Where the provider sends staff back to after the sign-in, below the site's origin; it has to be entered there. */
export const SIGN_IN_RETURN_PATH = '/ar/auth/callback'
/** Where a repeated sign-in leads: a page that says that it is done. */
export const PROVED_PATH = '/ar/auth/proved'
