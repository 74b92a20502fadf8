import { definePermissions } from '#kernel/permissions.ts'

export const mailPermissions = definePermissions({
  mailbox: {
    label: ['Mailbox', 'صندوق البريد'],
    // Mails may contain personal data, such as a customer's answers.
    actions: { read: { least: 'admin', label: ['Read mails that were kept', 'قراءة الرسائل المحفوظة'] } },
  },
  mails: {
    label: ['Mails', 'رسائل البريد'],
    actions: {
      read: { least: 'editor', label: ['Preview mails with sample content', 'معاينة رسائل البريد بمحتوى تجريبي'] },
      write: { least: 'editor', label: ['Change the texts of mails', 'تعديل نصوص رسائل البريد'] },
    },
  },
})
