import { defineErrors } from '../../common/errors/api-error';

export const PRODUCT_ERRORS = defineErrors({
  notFound: {
    status: 404,
    code: 'product_not_found',
    message: { en: 'This product does not exist.', ar: 'هذا المنتج غير موجود.' },
  },
});
