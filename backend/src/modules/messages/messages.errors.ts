import { defineErrors } from '../../common/errors/api-error';

export const MESSAGE_ERRORS = defineErrors({
  notFound: {
    status: 404,
    code: 'message_not_found',
    message: { en: 'This message does not exist.', ar: 'هذه الرسالة غير موجودة.' },
  },
});
