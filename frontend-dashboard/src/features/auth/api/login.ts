import type { LoginRequest, LoginResult } from '@manjara/contracts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api/client';

export type Credentials = Required<LoginRequest>;

export interface Login {
  credentials: Credentials;
  signal: AbortSignal;
}

/** Asks for a token, and so shows none: a refusal is about the password, not about a session. */
export const login = async ({ credentials, signal }: Login): Promise<LoginResult> => {
  const headers = { Authorization: false };
  return (await api.post<LoginResult>('/admin/login', credentials, { headers, signal })).data;
};

export const useLogin = () => useMutation({ mutationFn: login });
