import { defineErrors } from '../../common/errors/api-error';

export const VALUE_ERRORS = defineErrors({
  notFound: {
    status: 404,
    code: 'value_not_found',
    message: { en: 'This value does not exist.', ar: 'هذه القيمة غير موجودة.' },
  },
});
