/** Arabic for the built-in English labels of components. */
export const arabicLabels = {
  MuiAlert: { defaultProps: { closeText: 'إغلاق' } },
  MuiAutocomplete: {
    defaultProps: { clearText: 'مسح', closeText: 'إغلاق', openText: 'فتح', loadingText: 'جارٍ التحميل…', noOptionsText: 'لا توجد خيارات' },
  },
  MuiBreadcrumbs: { defaultProps: { expandText: 'إظهار المسار' } },
} as const
