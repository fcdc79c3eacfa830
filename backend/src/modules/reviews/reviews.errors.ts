import { defineErrors } from '../../common/errors/api-error';

export const REVIEW_ERRORS = defineErrors({
  notFound: {
    status: 404,
    code: 'review_not_found',
    message: { en: 'This review does not exist.', ar: 'هذا الرأي غير موجود.' },
  },
});
