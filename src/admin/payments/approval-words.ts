import type { ApprovalAction, ApprovalState } from '#domains/payments/index.ts'
import type { WordPair, Words } from '#kernel/words/words.ts'

export const approvalActionWords = {
  capture: ['Capture', 'تحصيل مبلغ'],
  release: ['Release', 'إلغاء حجز مبلغ'],
  refund: ['Refund', 'ردّ مبلغ'],
  cancel: ['Cancellation with its refund', 'إلغاء طلب وردّ مبلغه'],
} as const satisfies Record<ApprovalAction, WordPair>

export const approvalStateWords = {
  waiting: ['Waits', 'بانتظار الموافقة'],
  approved: ['Approved', 'تمت الموافقة'],
  declined: ['Declined', 'مرفوض'],
  expired: ['Expired', 'انتهت المهلة'],
} as const satisfies Record<ApprovalState, WordPair>

export const approvalWords = {
  waits: ['Waits for a second person:', 'بانتظار موافقة موظف ثانٍ:'],
  asked_by: ['Asked for by', 'بطلب من'],
  until: ['until', 'حتى'],
  approve: ['Approve', 'موافقة'],
  decline: ['Decline', 'رفض'],
  withdraw: ['Withdraw', 'سحب الطلب'],
  note: ['Note', 'ملاحظة'],
  why: ['Why', 'السبب'],
  close: ['Close', 'إغلاق'],
  is_approved: ['Approved and carried out.', 'تمت الموافقة ونُفّذ الإجراء.'],
  is_declined: ['Declined.', 'رُفض الطلب.'],
  nothing_moves: ['Nothing changes in the payment, and the request ends.', 'لا يتغير شيء في الدفعة، وينتهي طلب الموافقة.'],
  payment_failed: ['The payment could not be loaded.', 'تعذّر تحميل بيانات الدفعة.'],
  sent: ['Above the amount of one person: a second one now has to approve.', 'يتجاوز المبلغ حدّ الموظف الواحد، وهو الآن بانتظار موافقة موظف ثانٍ.'],
  none: ['Nothing waits for a second person.', 'لا شيء بانتظار موافقة موظف ثانٍ.'],
} as const satisfies Words
