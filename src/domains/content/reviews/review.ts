/** What the settings of approvals may say of a place: nothing is asked for, an approval is advice, or nothing is published without one. */
export const approvalPolicies = ['off', 'advice', 'four_eyes'] as const
export type ApprovalPolicy = (typeof approvalPolicies)[number]

/** What somebody asks to do: show visitors the draft, or take the page off the site. */
export const reviewActions = ['publish', 'unpublish'] as const
export type ReviewAction = (typeof reviewActions)[number]

/** `closed` is over without an effect: what was asked is done already, or the content that was approved is gone. */
export const reviewStates = ['waiting', 'approved', 'sent_back', 'withdrawn', 'closed'] as const
export type ReviewState = (typeof reviewStates)[number]

/** The answers to a request. Who asked withdraws it; others approve it or send it back. */
export const reviewVerdicts = ['approved', 'sent_back', 'withdrawn'] as const
export type ReviewVerdict = (typeof reviewVerdicts)[number]

/** A request as staff see it. Moments are ISO; names are '' for nobody. */
export type Review = {
  id: number
  action: ReviewAction
  state: ReviewState
  asked_by: string
  /** The name of the person who is asked; '' for anybody. */
  asked_of: string
  note: string
  asked_at: string
  answered_by: string
  answer: string
  answered_at: string | null
  /** Whether what was approved is what would be carried out now; false for other states. */
  is_current: boolean
  is_mine: boolean
  /** Whether the rules of staff name the reader among those who approve there. */
  is_approver: boolean
  /** Whether the reader may approve it: is one of those, and neither asked for it nor wrote last. */
  may_approve: boolean
}

/** How it stands with approvals of a page. */
export type PageReviews = {
  /** What is asked for where the page is and will be. */
  policy: ApprovalPolicy
  /** Whether the reader may go on without an approval, with a reason. */
  may_skip: boolean
  /** Who may be asked, by name. */
  reviewers: { id: number; name: string }[]
  publish: Review | null
  unpublish: Review | null
}

/** A request in the list of what waits for somebody. */
export type WaitingReview = {
  id: number
  page_id: number
  path: string
  title: string
  action: ReviewAction
  /** `sent_back` are one's own, with what is to be changed. */
  state: 'waiting' | 'sent_back'
  /** Who asked, or who sent it back. */
  by: string
  note: string
  at: string
  /** Whether it was asked of the reader by name. */
  is_for_me: boolean
}
