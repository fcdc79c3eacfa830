import { defineErrors } from '../../common/errors/api-error';

export const QUESTION_ERRORS = defineErrors({
  notFound: {
    status: 404,
    code: 'question_not_found',
    message: { en: 'This question does not exist.', ar: 'هذا السؤال غير موجود.' },
  },
});
