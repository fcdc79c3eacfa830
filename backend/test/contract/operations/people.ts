import { LIMITS } from '@manjara/contracts';
import { AdminsService } from '../../../src/modules/auth/admins.service';
import { InviteTokensService } from '../../../src/modules/people/invite-tokens.service';
import { ADMIN } from '../../support/test-app';
import type { Api } from '../support/api';
import { choice, email, password, text } from '../support/field';
import type { Operation } from '../support/operation';
import type { Payload } from '../support/payload';
import { ID, TIME } from '../support/shapes';

const TOKEN_MAX = 100;
const TOKEN: unknown = expect.stringMatching(/^[\w-]{43}$/);
const ROLE = choice('role', { sample: 'editor' });

const invite: Operation = {
  method: 'POST',
  path: '/invites',
  access: 'owner',
  status: 201,
  form: { kind: 'json', fields: [ROLE, text('name', { max: LIMITS.name, presence: 'optional' })] },
  answer: ({ role, name }) => ({
    _id: ID,
    name,
    role,
    by: ADMIN.email,
    createdAt: TIME,
    expiresAt: TIME,
    token: TOKEN,
  }),
};

/** A token of an invite, and an unused e-mail. */
async function openInvite({ app: { app } }: Api): Promise<Payload> {
  const admin = await app.get(AdminsService).findByEmail(ADMIN.email);
  const inAnHour = new Date(Date.now() + 3_600_000);
  const invites = app.get(InviteTokensService);
  const { token } = await invites.create({ role: 'editor', name: 'Nora', by: admin!.id }, inAnHour);
  return { token, email: `${token.toLowerCase()}@example.com` };
}

const tokenOf = async (api: Api): Promise<Payload> => ({ token: (await openInvite(api)).token });

const offer: Operation = {
  method: 'POST',
  path: '/admin/invite',
  access: 'public',
  status: 200,
  form: { kind: 'json', fields: [password('token', { max: TOKEN_MAX })] },
  once: tokenOf,
  answer: () => ({ name: 'Nora', role: 'editor', by: expect.any(String) as unknown }),
};

const accept: Operation = {
  method: 'POST',
  path: '/admin/accept-invite',
  access: 'public',
  status: 200,
  form: {
    kind: 'json',
    fields: [
      password('token', { max: TOKEN_MAX }),
      text('name', { max: LIMITS.name }),
      email('email', { max: LIMITS.email }),
      password('password', { max: LIMITS.password.max, chosen: true, sample: ADMIN.password }),
    ],
  },
  once: openInvite,
  answer: () => ({ token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) as unknown }),
};

/** Accepts the invite: the account has its id. */
const given: Operation['given'] = async (api, made) => {
  const { token } = made as { token: string };
  const person = { name: 'Nora', email: `${token.toLowerCase()}@example.com` };
  const payload = { token, ...person, password: ADMIN.password };
  await api.send(accept, { payload }).expect(200);
};

const person = (role: unknown) => ({
  _id: ID,
  name: expect.any(String) as unknown,
  email: expect.stringContaining('@') as unknown,
  role,
  image: null,
  secondFactor: false,
  lastSeenAt: TIME,
  passwordLinkUntil: null,
});

const ofPerson = (method: Operation['method'], path: string, further: Partial<Operation>) => ({
  method,
  path: `/people/{id}${path}`,
  access: 'owner' as const,
  status: 204,
  after: invite,
  given,
  ...further,
});

export const PEOPLE: readonly Operation[] = [
  offer,
  accept,
  invite,
  {
    method: 'GET',
    path: '/invites',
    access: 'owner',
    status: 200,
    after: invite,
    answer: ({ role, name }) =>
      expect.arrayContaining([
        { _id: ID, name, role, by: ADMIN.email, createdAt: TIME, expiresAt: TIME },
      ]) as unknown,
  },
  {
    method: 'DELETE',
    path: '/invites/{id}',
    access: 'owner',
    status: 204,
    after: invite,
    readAt: ['/invites'],
  },
  {
    method: 'GET',
    path: '/people',
    access: 'owner',
    status: 200,
    after: invite,
    given,
    answer: () => expect.arrayContaining([person('editor')]) as unknown,
  },
  ofPerson('PUT', '', {
    status: 200,
    form: { kind: 'json', fields: [choice('role', { sample: 'owner' })] },
    answer: () => person('owner'),
  }),
  ofPerson('DELETE', '', { readAt: ['/people'] }),
  ofPerson('POST', '/password-link', {
    status: 201,
    answer: () => ({ token: TOKEN, expiresAt: TIME }),
  }),
  ofPerson('DELETE', '/password-link', {}),
];
