import { LIMITS } from '@manjara/contracts';
import { generateSync } from 'otplib';
import { AdminsService } from '../../../src/modules/auth/admins.service';
import { ResetTokensService } from '../../../src/modules/auth/reset-tokens.service';
import { SecondFactorService } from '../../../src/modules/auth/second-factor/second-factor.service';
import { publicSessionId } from '../../../src/modules/auth/sessions.service';
import { ADMIN } from '../../support/test-app';
import type { Api } from '../support/api';
import { email, flag, password, phone, picture, text } from '../support/field';
import type { Operation } from '../support/operation';
import type { Payload } from '../support/payload';
import { ID, IMAGE, SENTENCE, TIME } from '../support/shapes';

const TOKEN_MAX = 100;
const { max } = LIMITS.password;
const NEW_PASSWORD = { max, chosen: true, sample: ADMIN.password } as const;

const login: Operation = {
  method: 'POST',
  path: '/admin/login',
  access: 'public',
  status: 200,
  form: {
    kind: 'json',
    fields: [
      text('email', { max: LIMITS.email, sample: ADMIN.email }),
      password('password', { max, sample: ADMIN.password }),
      flag('remember', { presence: 'optional' }),
      text('code', { max: LIMITS.code, presence: 'optional', sample: '123 456' }),
    ],
  },
  answer: () => ({ token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) as unknown }),
};

const logout: Operation = {
  method: 'POST',
  path: '/admin/logout',
  access: 'bearer',
  status: 204,
};

const profile = ({ name, phone, location }: Payload, image: unknown) => ({
  name,
  phone,
  location,
  email: ADMIN.email,
  image,
  role: 'owner',
  secondFactor: null,
});

const updateProfile: Operation = {
  method: 'PUT',
  path: '/admin/profile',
  access: 'bearer',
  status: 200,
  form: {
    kind: 'json',
    fields: [
      text('name', { max: LIMITS.name }),
      phone('phone', {
        max: LIMITS.phone,
        presence: 'optional',
        sample: '+966 55 ۱۲۳ ٤٥٦٧',
        kept: '+966 55 123 4567',
      }),
      text('location', { max: LIMITS.shortText, presence: 'optional' }),
      password('password', { ...NEW_PASSWORD, presence: 'optional' }),
      password('currentPassword', { max, presence: 'optional', sample: ADMIN.password }),
    ],
  },
  answer: (sent) => profile(sent, expect.anything()),
  readAt: ['/admin/profile'],
};

const updateImage: Operation = {
  method: 'POST',
  path: '/admin/profile/update-image',
  access: 'bearer',
  status: 200,
  form: { kind: 'multipart', fields: [picture('image')] },
  answer: () => expect.objectContaining({ email: ADMIN.email, image: IMAGE }) as unknown,
  readAt: ['/admin/profile'],
};

const readProfile: Operation = {
  method: 'GET',
  path: '/admin/profile',
  access: 'bearer',
  status: 200,
  after: updateImage,
  answer: () => expect.objectContaining({ email: ADMIN.email, image: IMAGE }) as unknown,
};

const forgotPassword: Operation = {
  method: 'POST',
  path: '/admin/forgot-password',
  access: 'public',
  status: 200,
  form: { kind: 'json', fields: [email('email', { max: LIMITS.email })] },
  answer: () => ({ message: SENTENCE }),
};

/** A token from the mail. */
async function resetToken({ app: { app } }: Api): Promise<Payload> {
  const admin = await app.get(AdminsService).findByEmail(ADMIN.email);
  const inAnHour = new Date(Date.now() + 3_600_000);
  const token = await app.get(ResetTokensService).begin(admin!, inAnHour, inAnHour);
  return { token: token ?? '' };
}

const resetPassword: Operation = {
  method: 'POST',
  path: '/admin/reset-password',
  access: 'public',
  status: 200,
  form: {
    kind: 'json',
    fields: [password('token', { max: TOKEN_MAX }), password('password', NEW_PASSWORD)],
  },
  once: resetToken,
  answer: () => ({ message: SENTENCE }),
};

const CURRENT = password('currentPassword', { max, sample: ADMIN.password });

const changeEmail: Operation = {
  method: 'PUT',
  path: '/admin/email',
  access: 'bearer',
  status: 200,
  form: {
    kind: 'json',
    fields: [email('email', { max: LIMITS.email, sample: ` ${ADMIN.email} ` }), CURRENT],
  },
  answer: () => expect.objectContaining({ email: ADMIN.email, role: 'owner' }) as unknown,
};

const confirmed = (method: Operation['method'], path: string, further: Partial<Operation>) => ({
  method,
  path: `/admin/second-factor${path}`,
  access: 'bearer' as const,
  status: 200,
  form: { kind: 'json' as const, fields: [CURRENT] },
  ...further,
});

const adminIdIn = async ({ app: { app } }: Api): Promise<string> =>
  (await app.get(AdminsService).findByEmail(ADMIN.email))!.id;

/** A code of the secret that is being set up. */
async function setUpCode(api: Api): Promise<{ code: string }> {
  const factors = api.app.app.get(SecondFactorService);
  const { secret } = await factors.begin(await adminIdIn(api), ADMIN.password);
  return { code: generateSync({ secret }) };
}

async function turnOn(api: Api): Promise<Payload> {
  const { code } = await setUpCode(api);
  await api.app.app.get(SecondFactorService).confirm(await adminIdIn(api), code);
  return {};
}

const RECOVERY_CODES = {
  recoveryCodes: Array(10).fill(expect.stringMatching(/^([a-z\d]{4}-){3}[a-z\d]{4}$/)) as unknown,
};

const SECOND_FACTOR: readonly Operation[] = [
  confirmed('POST', '', {
    answer: () => ({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/) as unknown,
      uri: expect.stringMatching(/^otpauth:\/\/totp\//) as unknown,
    }),
  }),
  confirmed('PUT', '', {
    form: { kind: 'json', fields: [text('code', { max: LIMITS.code, sample: '000000' })] },
    once: setUpCode,
    answer: () => RECOVERY_CODES,
  }),
  confirmed('POST', '/recovery-codes', {
    once: turnOn,
    answer: () => RECOVERY_CODES,
  }),
  confirmed('POST', '/off', { status: 204, answer: () => ({}) }),
];

const session = (current: boolean) => ({
  _id: ID,
  userAgent: '',
  createdAt: TIME,
  lastSeenAt: TIME,
  current,
});

const SESSIONS: readonly Operation[] = [
  {
    method: 'GET',
    path: '/admin/sessions',
    access: 'bearer',
    status: 200,
    answer: () => expect.arrayContaining([session(true)]) as unknown,
  },
  {
    method: 'DELETE',
    path: '/admin/sessions/{id}',
    access: 'bearer',
    status: 204,
    after: login,
    idIn: (made) => {
      const [, claims = ''] = (made as { token: string }).token.split('.');
      const { sid } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sid: string };
      return publicSessionId(sid);
    },
  },
  { method: 'DELETE', path: '/admin/sessions', access: 'bearer', status: 204 },
];

export const ADMIN_CALLS: readonly Operation[] = [
  login,
  logout,
  readProfile,
  updateProfile,
  updateImage,
  changeEmail,
  ...SECOND_FACTOR,
  ...SESSIONS,
  forgotPassword,
  resetPassword,
];
