import { defineErrors } from '../../common/errors/api-error';

export const PROJECT_ERRORS = defineErrors({
  notFound: {
    status: 404,
    code: 'project_not_found',
    message: { en: 'This project does not exist.', ar: 'هذا المشروع غير موجود.' },
  },
  gone: {
    status: 410,
    code: 'project_gone',
    message: {
      en: 'This project is no longer shown on the site.',
      ar: 'لم يعد هذا المشروع معروضًا في الموقع.',
    },
  },
  addressTaken: {
    status: 400,
    code: 'project_address_taken',
    message: {
      en: 'Another project has this address, or had it before. Choose another one.',
      ar: 'هذا العنوان لمشروع آخر الآن أو كان له من قبل. اختر عنوانًا غيره.',
    },
  },
  unknown: {
    status: 400,
    code: 'unknown_project',
    message: {
      en: 'This project is no longer there. Choose another one.',
      ar: 'لم يعد هذا المشروع موجودًا. اختر مشروعًا آخر.',
    },
  },
});
