import type {
  AdminProfile,
  EmailChange,
  PasswordConfirmation,
  RecoveryCodes,
  SecondFactorSetup,
  Session,
} from '@manjara/contracts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client';

export const SESSIONS_KEY = ['sessions'] as const;

export const useSessions = () =>
  useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: async ({ signal }) => (await api.get<Session[]>('/admin/sessions', { signal })).data,
    meta: { failure: 'The devices could not be loaded.' },
  });

export const endSessionOf = (id: string) => api.delete(`/admin/sessions/${id}`);

export const endOtherSessions = () => api.delete('/admin/sessions');

/** The other sessions end. */
export const changeEmail = async (change: EmailChange): Promise<AdminProfile> =>
  (await api.put<AdminProfile>('/admin/email', change)).data;

const FACTOR = '/admin/second-factor';

export const beginSecondFactor = async (
  confirmation: PasswordConfirmation,
): Promise<SecondFactorSetup> => (await api.post<SecondFactorSetup>(FACTOR, confirmation)).data;

export const confirmSecondFactor = async (code: string): Promise<string[]> =>
  (await api.put<RecoveryCodes>(FACTOR, { code })).data.recoveryCodes;

export const renewRecoveryCodes = async (confirmation: PasswordConfirmation): Promise<string[]> =>
  (await api.post<RecoveryCodes>(`${FACTOR}/recovery-codes`, confirmation)).data.recoveryCodes;

export const turnOffSecondFactor = (confirmation: PasswordConfirmation) =>
  api.post(`${FACTOR}/off`, confirmation);
