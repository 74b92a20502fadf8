import type { LeadEventType } from '#domains/leads/index.ts'
import type { Suspicion } from '#domains/spam/index.ts'
import type { WordPair, Words } from '#kernel/words/words.ts'

export const suspicionWords = {
  honeypot: ['A field that people do not see was filled in.', 'مُلئ حقل لا يراه الزوار.'],
  unsolved: ['The automatic check was not done, as in a browser without scripts.', 'لم يُجرَ التحقق التلقائي، كما يحدث في متصفح عُطّلت فيه البرامج النصية.'],
  false_solution: ['The automatic check failed.', 'لم ينجح التحقق التلقائي.'],
  expired_solution: ['The automatic check was too old.', 'انتهت صلاحية التحقق التلقائي.'],
  spent_solution: ['The automatic check was already used by another submission.', 'استُخدم التحقق التلقائي نفسه في طلب آخر.'],
  too_fast: ['The form was sent sooner than anybody fills it in.', 'أُرسل النموذج أسرع مما يمكن لشخص أن يملأه.'],
  no_captcha: ['The reCAPTCHA check is missing.', 'لم يصل تحقق reCAPTCHA.'],
  unverified_phone: ['The phone number is not verified: no code could be sent.', 'لم يُتحقق من رقم الهاتف، إذ تعذّر إرسال الرمز.'],
  expired_proof: ['The phone number was verified too long before the form was sent.', 'مضى وقت طويل بين التحقق من رقم الهاتف وإرسال النموذج.'],
  low_score: ['reCAPTCHA takes the sender for a program.', 'يرجّح reCAPTCHA أن المُرسِل برنامج آلي.'],
  captcha_unreachable: ['The reCAPTCHA check could not be reached.', 'تعذّر الوصول إلى خدمة reCAPTCHA.'],
} as const satisfies Record<Suspicion, WordPair>

export const leadEventWords = {
  received: ['Received', 'استُلم الطلب'],
  verified: ['Verified', 'تم التحقق'],
  held_back: ['Held back as suspected', 'حُجز الطلب للاشتباه به'],
  released: ['Released', 'مُرّر الطلب'],
  state: ['State: from “{from}” to “{to}”', 'تغيّرت الحالة من «{from}» إلى «{to}»'],
  owner: ['Owner: {name}', 'المسؤول: {name}'],
  note: ['Note', 'ملاحظة'],
  answered: ['Answered: {by}', 'الرد عبر {by}'],
  task: ['Task for {when}', 'مهمة موعدها {when}'],
  task_done: ['Task done', 'أُنجزت المهمة'],
  requeued: ['Sent to receivers again', 'أُعيد الإرسال إلى الأنظمة المستقبِلة'],
  opened: ['Opened', 'اطُّلع على الطلب'],
  merged: ['Lead {lead} merged', 'دُمج الطلب {lead}'],
  unmerged: ['Lead {lead} separated', 'فُصل الطلب {lead}'],
} as const satisfies Record<LeadEventType, WordPair>

export const leadWords = {
  unnamed: ['Lead {id}', 'الطلب {id}'],
  gone_form: ['Deleted form', 'نموذج محذوف'],
  gone_retailer: ['Retailer no longer listed', 'معرض لم يعد في القائمة'],
  gone_colleague: ['Somebody who no longer answers leads', 'موظف لم يعد يتابع الطلبات'],
  form_version: ['Form “{name}”, version {version}', 'النموذج «{name}»، الإصدار {version}'],
  answers: ['Answers', 'الإجابات'],
  no_answers: ['The form was sent empty.', 'أُرسل النموذج فارغًا.'],
  page: ['Page', 'الصفحة'],
  source: ['Source', 'المصدر'],
  received: ['Received', 'وقت الاستلام'],
  consents: ['Consents', 'الموافقات'],
  consent_version: ['Version {version} of the text', 'الإصدار {version} من النص'],
  files: ['Files', 'الملفات'],
  work: ['Follow-up', 'المتابعة'],
  nobody: ['Nobody', 'لا أحد'],
  clock: ['Answer', 'الرد'],
  overdue: ['Late', 'متأخر'],
  answer_by: ['Answer by', 'الرد قبل'],
  in_time: ['Answered in time', 'تم الرد في الوقت المحدد'],
  after_time: ['Answered late', 'تم الرد بعد الوقت المحدد'],
  change_state: ['Change state', 'تغيير الحالة'],
  change_owner: ['Change owner', 'تغيير المسؤول'],
  delete_many: ['Delete', 'حذف'],
  delete_question: ['Delete these leads with all that belongs to them: {count}', 'حذف هذه الطلبات وكل ما يتصل بها، وعددها {count}'],
  apply: ['Apply', 'تطبيق'],
  cancel: ['Cancel', 'إلغاء'],
  many_done: ['Done: {done}. As before: {unchanged}. Refused: {refused}.', 'المنفَّذ: {done}. دون تغيير: {unchanged}. المرفوض: {refused}.'],
  many_refused: ['Lead {id}: {why}', 'الطلب {id}: {why}'],
  another_lead: ['Lead {id}', 'الطلب {id}'],
  orders_of_lead: ['Orders from this lead', 'طلبات الشراء الناتجة عن طلب العميل'],
  same_person: ['Other leads of this person', 'طلبات أخرى للشخص نفسه'],
  merge: ['Merge', 'دمج'],
  merged: ['Merged. Both are read here now.', 'دُمج الطلبان، ويُعرضان هنا معًا.'],
  separate: ['Separate', 'فصل'],
  separated: ['Separated.', 'فُصل الطلب.'],
  merged_into: ['This lead is read with lead {id}.', 'يُعرض هذا الطلب مع الطلب {id}.'],
  fix: ['Send again', 'إعادة الإرسال'],
  fixed: ['It will be sent again.', 'ستُعاد محاولة الإرسال.'],
  suspected: ['This lead is held back. Nobody has been told of it.', 'هذا الطلب محجوز ولم يُبلَّغ به أحد.'],
  release: ['Release', 'تمرير الطلب'],
  released: ['Released. Everybody is told of it now.', 'مُرّر الطلب، ويجري الآن إبلاغ المعنيين.'],
  note_added: ['The note is added.', 'أُضيفت الملاحظة.'],
  timeline: ['Timeline', 'سجل الطلب'],
  deliveries: ['Deliveries', 'عمليات الإرسال'],
  no_deliveries: ['Nothing has been sent.', 'لم يُرسل شيء بعد.'],
  to_customer_answer: ['Answer to the customer', 'رد على العميل'],
  to_customer: ['Confirmation to the customer', 'تأكيد إلى العميل'],
  to_team: ['Notification to the team', 'إشعار إلى الفريق'],
  web: ['Website', 'الموقع الإلكتروني'],
  attempts: ['Attempts', 'المحاولات'],
  of_lead: ['Lead {id}', 'الطلب {id}'],
  export: ['Export', 'تصدير'],
  export_title: ['Export the leads of a form', 'تصدير طلبات نموذج'],
  export_help: [
    'The leads of this form that the list shows are exported: its search and all its filters hold.',
    'تُصدَّر طلبات هذا النموذج كما تعرضها القائمة، بنص البحث وجميع عوامل التصفية.',
  ],
  format: ['Format', 'الصيغة'],
  start: ['Export', 'تصدير'],
  again: ['Try again', 'إعادة المحاولة'],
  close: ['Close', 'إغلاق'],
  writing: ['Leads written: {count}', 'عدد الطلبات المكتوبة: {count}'],
  done: ['The file is saved.', 'حُفظ الملف.'],
  export_failed: ['The export failed.', 'تعذّر التصدير.'],
  late: ['The export takes longer than expected.', 'يستغرق التصدير وقتًا أطول من المتوقع.'],
} as const satisfies Words

/** Entries of the timeline about deliveries. */
export const leadDeliveryWords = {
  confirmed: ['Confirmation sent to the customer', 'أُرسل التأكيد إلى العميل'],
  answer_sent: ['Answer sent to the customer', 'أُرسل الرد إلى العميل'],
  mailed: ['Notification sent to the team', 'أُرسل الإشعار إلى الفريق'],
  delivered: ['Received by {target}', 'استلمه {target}'],
  failed: ['Could not be sent to {target}', 'تعذّر الإرسال إلى {target}'],
} as const satisfies Words

/** Why one of many leads was not changed. */
export const leadRefusalWords = {
  gone: ['it no longer exists', 'لم يعد موجودًا'],
  forbidden: ['you may not change it', 'لا تملك صلاحية تغييره'],
  no_such_move: ['its state does not allow that', 'حالته الحالية لا تسمح بذلك'],
  no_such_owner: ['this person does not see it', 'هذا الشخص لا يطلع عليه'],
  other: ['it was refused', 'رُفض الطلب'],
} as const satisfies Words

/** How a lead was answered, in its timeline. */
export const answerWords = {
  mail: ['e-mail', 'البريد الإلكتروني'],
  whatsapp: ['WhatsApp', 'واتساب'],
  reached: ['call', 'الهاتف'],
  no_answer: ['call, nobody answered', 'الهاتف، ولم يرد العميل'],
  wrong_number: ['call, wrong number', 'الهاتف، والرقم خاطئ'],
} as const satisfies Words
