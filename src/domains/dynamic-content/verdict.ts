/** Whether conditional content is shown, and why. Undecidable content is shown (C-126, C-127, C-190). */
export type Verdict = { isShown: boolean; why: 'met' | 'unmet' | 'not_enabled' | 'loading' | 'failed' }
