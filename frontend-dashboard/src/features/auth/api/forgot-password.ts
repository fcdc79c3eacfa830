import type { PasswordResetRequest } from '@manjara/contracts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api/client';

/** The server has no way to send mail. */
export const MAIL_NOT_CONFIGURED = 'mail_not_configured';

/** Asks for a mail with a link; the answer is the same whether the address is known or not. */
export async function forgotPassword(request: PasswordResetRequest): Promise<void> {
  await api.post('/admin/forgot-password', request);
}

export const useForgotPassword = () => useMutation({ mutationFn: forgotPassword });
