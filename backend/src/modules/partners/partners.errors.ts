import { defineErrors } from '../../common/errors/api-error';

export const PARTNER_ERRORS = defineErrors({
  notFound: {
    status: 404,
    code: 'partner_not_found',
    message: { en: 'This partner does not exist.', ar: 'هذا الشريك غير موجود.' },
  },
});
