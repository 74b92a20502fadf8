import { definePermissions } from '#kernel/permissions.ts'

export const contentPermissions = definePermissions({
  pages: {
    label: ['Pages', 'الصفحات'],
    actions: {
      read: { least: 'editor', label: ['Read pages and drafts', 'قراءة الصفحات والمسودات'] },
      write: { least: 'editor', label: ['Write and publish pages', 'تحرير الصفحات ونشرها'] },
      approve: { least: 'editor', label: ['Approve changes of others to pages', 'الموافقة على تعديلات الآخرين في الصفحات'] },
      publish_unapproved: { least: 'admin', label: ['Publish without an approval, and decide whether pages need one', 'النشر من دون موافقة وتحديد اشتراطها'] },
    },
  },
  page_templates: {
    label: ['Templates of pages', 'قوالب الصفحات'],
    actions: { write: { least: 'editor', label: ['Save and delete templates of pages', 'حفظ قوالب الصفحات وحذفها'] } },
  },
  navigation: {
    label: ['Navigation', 'التنقل'],
    actions: { write: { least: 'editor', label: ['Change the menu', 'تعديل قائمة التنقل'] } },
  },
  settings: {
    label: ['Settings', 'الإعدادات'],
    actions: { write: { least: 'editor', label: ['Change settings', 'تعديل الإعدادات'] } },
  },
  secrets: {
    label: ['Secrets', 'الأسرار'],
    actions: { write: { least: 'admin', label: ['Write secret settings', 'كتابة الإعدادات السرية'] } },
  },
  connections: {
    label: ['Connections', 'الاتصالات'],
    // Whoever chooses where data go, reads them.
    actions: { write: { least: 'admin', label: ['Choose where data and money go', 'تحديد وجهات البيانات والأموال'] } },
  },
  translations: {
    label: ['Translations', 'الترجمات'],
    actions: { write: { least: 'editor', label: ['Change translations', 'تعديل الترجمات'] } },
  },
  metaheads: {
    label: ['Metaheads', 'الشيفرات المضمّنة'],
    // A metahead runs script in every visitor's browser, including those of staff: its author could act as anybody.
    actions: { write: { least: 'admin', label: ['Change metaheads', 'تعديل الشيفرات المضمّنة'] } },
  },
})
