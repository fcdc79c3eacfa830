import type { LoginResult } from '@manjara/contracts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api/client';

export interface Credentials {
  email: string;
  password: string;
  /** Asks for a token that outlives the browser session. */
  remember: boolean;
}

export const login = async (credentials: Credentials): Promise<LoginResult> =>
  (await api.post<LoginResult>('/admin/login', credentials)).data;

export const useLogin = () => useMutation({ mutationFn: login });
