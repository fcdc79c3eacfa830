import { defineErrors } from '../../common/errors/api-error';

export const BOX_ERRORS = defineErrors({
  notFound: {
    status: 404,
    code: 'box_not_found',
    message: { en: 'This box does not exist.', ar: 'هذا المربع غير موجود.' },
  },
});
