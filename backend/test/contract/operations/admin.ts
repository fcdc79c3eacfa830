import { LIMITS } from '@manjara/contracts';
import { AdminsService } from '../../../src/modules/auth/admins.service';
import { ResetTokensService } from '../../../src/modules/auth/reset-tokens.service';
import { ADMIN } from '../../support/test-app';
import type { Api } from '../support/api';
import { email, flag, password, phone, picture, text } from '../support/field';
import type { Operation } from '../support/operation';
import type { Payload } from '../support/payload';
import { IMAGE, SENTENCE } from '../support/shapes';

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
  const admin = await app.get(AdminsService).findTheAdmin();
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

export const ADMIN_CALLS: readonly Operation[] = [
  login,
  logout,
  readProfile,
  updateProfile,
  updateImage,
  forgotPassword,
  resetPassword,
];
