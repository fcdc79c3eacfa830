import type {
  InviteAcceptance,
  InviteOffer,
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

/** The password was right; a code is asked for, too. */
export const SECOND_FACTOR_REQUIRED = 'second_factor_required';

/** The invite is unknown, used, taken back or expired. */
export const INVITE_INVALID = 'invite_invalid';

export type Credentials = Required<LoginRequest>;

/** A 401 means wrong credentials here, not an expired session. */
const NO_TOKEN = { Authorization: false };

export async function login(credentials: Credentials, signal: AbortSignal): Promise<LoginResult> {
  const { code, ...rest } = credentials;
  const body: LoginRequest = code ? credentials : rest;
  return (await api.post<LoginResult>('/admin/login', body, { headers: NO_TOKEN, signal })).data;
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

/** The invite of a link. */
export const getOffer = async (token: string, signal: AbortSignal): Promise<InviteOffer> =>
  (await api.post<InviteOffer>('/admin/invite', { token }, { headers: NO_TOKEN, signal })).data;

/** Makes the account that an invite offers, and signs it in. */
export const acceptInvite = async (acceptance: InviteAcceptance): Promise<LoginResult> =>
  (await api.post<LoginResult>('/admin/accept-invite', acceptance, { headers: NO_TOKEN })).data;
