/** Actions that move money and may need a second person; `cancel` is an order's, and gives back what was taken for it. */
export const approvalActions = ['capture', 'release', 'refund', 'cancel'] as const
export type ApprovalAction = (typeof approvalActions)[number]

export const approvalStates = ['waiting', 'approved', 'declined', 'expired'] as const
export type ApprovalState = (typeof approvalStates)[number]
