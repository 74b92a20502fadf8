/** Whether something with a condition is shown, and why: whatever cannot be decided is shown (C-126, C-127, C-190). */
export type Verdict = { isShown: boolean; why: 'met' | 'unmet' | 'not_enabled' | 'loading' | 'failed' }
