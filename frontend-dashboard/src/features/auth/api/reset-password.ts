import type { PasswordReset } from '@manjara/contracts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api/client';

/** The link is unknown, used or expired. */
export const RESET_TOKEN_INVALID = 'reset_token_invalid';

/** Sets a new password; every session ends, this browser's included. */
export async function resetPassword(reset: PasswordReset): Promise<void> {
  await api.post('/admin/reset-password', reset);
}

export const useResetPassword = () => useMutation({ mutationFn: resetPassword });
