import { defineError } from '../../common/errors/api-error';

export const PROJECT_ERRORS = {
  notFound: defineError(404, 'project_not_found', {
    en: 'This project does not exist.',
    ar: 'هذا المشروع غير موجود.',
  }),
  gone: defineError(410, 'project_gone', {
    en: 'This project is no longer shown on the site.',
    ar: 'لم يعد هذا المشروع معروضًا في الموقع.',
  }),
  addressTaken: defineError(400, 'project_address_taken', {
    en: 'Another project has this address, or had it before. Choose another one.',
    ar: 'هذا العنوان لمشروع آخر الآن أو كان له من قبل. اختر عنوانًا غيره.',
  }),
  unknown: defineError(400, 'unknown_project', {
    en: 'This project is no longer there. Choose another one.',
    ar: 'لم يعد هذا المشروع موجودًا. اختر مشروعًا آخر.',
  }),
};
