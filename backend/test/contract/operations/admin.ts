import { LIMITS } from '@manjara/contracts';
import { ADMIN } from '../../support/test-app';
import { flag, password, picture, text } from '../support/field';
import type { Operation } from '../support/operation';
import { IMAGE } from '../support/shapes';

const profile = {
  name: 'Admin',
  email: ADMIN.email,
  phone: '',
  location: '',
};

const login: Operation = {
  method: 'POST',
  path: '/admin/login',
  access: 'public',
  status: 200,
  form: {
    kind: 'json',
    fields: [
      text('email', { max: LIMITS.email, sample: ADMIN.email }),
      password('password', { max: LIMITS.password.max, sample: ADMIN.password }),
      flag('remember', { presence: 'optional' }),
    ],
  },
  answer: () => ({ token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) as unknown }),
};

const updateImage: Operation = {
  method: 'POST',
  path: '/admin/profile/update-image',
  access: 'bearer',
  status: 200,
  form: { kind: 'multipart', fields: [picture('image')] },
  answer: () => ({ ...profile, image: IMAGE }),
  readAt: ['/admin/profile'],
};

const readProfile: Operation = {
  method: 'GET',
  path: '/admin/profile',
  access: 'bearer',
  status: 200,
  after: updateImage,
  answer: () => ({ ...profile, image: IMAGE }),
};

export const ADMIN_CALLS: readonly Operation[] = [login, readProfile, updateImage];
