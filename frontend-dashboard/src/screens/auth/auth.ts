import type {
  LoginRequest,
  LoginResult,
  PasswordReset,
  PasswordResetRequest,
} from '@manjara/contracts';
import { api } from '../../api/client';
import { isSilent } from '../../api/failure';
import { logFailure } from '../../browser/log';

/** The server has no way to send mail. */
export const MAIL_NOT_CONFIGURED = 'mail_not_configured';

/** The link is unknown, used or expired. */
export const RESET_TOKEN_INVALID = 'reset_token_invalid';

export type Credentials = Required<LoginRequest>;

/** Sends no token: a refusal is about the password, not about a session. */
export async function login(credentials: Credentials, signal: AbortSignal): Promise<LoginResult> {
  const headers = { Authorization: false };
  return (await api.post<LoginResult>('/admin/login', credentials, { headers, signal })).data;
}

/** Ends the token's session on the server, best effort. */
export async function logout(token: string): Promise<void> {
  try {
    await api.post('/admin/logout', undefined, { headers: { Authorization: `Bearer ${token}` } });
  } catch (error) {
    if (!isSilent(error)) logFailure('The server did not end the session.', error);
  }
}

/** Asks for a mail with a link; the answer is the same whether the address is known or not. */
export async function forgotPassword(request: PasswordResetRequest): Promise<void> {
  await api.post('/admin/forgot-password', request);
}

/** Sets a new password; every session ends, this browser's included. */
export async function resetPassword(reset: PasswordReset): Promise<void> {
  await api.post('/admin/reset-password', reset);
}
