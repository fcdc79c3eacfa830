import { defineErrors } from '../../common/errors/api-error';

export const PROJECT_ERRORS = defineErrors({
  notFound: {
    status: 404,
    code: 'project_not_found',
    message: { en: 'This project does not exist.', ar: 'هذا المشروع غير موجود.' },
  },
  unknownSecondaryImage: {
    status: 400,
    code: 'project_unknown_secondary_image',
    message: {
      en: 'One of the kept pictures does not belong to this project.',
      ar: 'إحدى الصور المحتفظ بها لا تخص هذا المشروع.',
    },
  },
});
