import type { CreatedInvite, Invite, LinkToken, NewInvite, Person, Role } from '@manjara/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../api/client';

export const PEOPLE_KEY = ['people'] as const;
export const INVITES_KEY = ['invites'] as const;

export const peopleQuery = () =>
  queryOptions({
    queryKey: PEOPLE_KEY,
    queryFn: async ({ signal }) => (await api.get<Person[]>('/people', { signal })).data,
    meta: { failure: 'The people could not be loaded.' },
  });

export const useInvites = () =>
  useQuery({
    queryKey: INVITES_KEY,
    queryFn: async ({ signal }) => (await api.get<Invite[]>('/invites', { signal })).data,
    meta: { failure: 'The invites could not be loaded.' },
  });

export const createInvite = async (invite: NewInvite): Promise<CreatedInvite> =>
  (await api.post<CreatedInvite>('/invites', invite)).data;

export const revokeInvite = (id: string) => api.delete(`/invites/${id}`);

export const changeRole = (id: string, role: Role) => api.put(`/people/${id}`, { role });

export const removePerson = (id: string) => api.delete(`/people/${id}`);

export const createPasswordLink = async (id: string): Promise<LinkToken> =>
  (await api.post<LinkToken>(`/people/${id}/password-link`)).data;

export const revokePasswordLink = (id: string) => api.delete(`/people/${id}/password-link`);
