import type { NotificationStatus } from '@manjara/contracts';
import { randomBytes } from 'node:crypto';
import type { Api } from '../support/api';
import { choice, flag } from '../support/field';
import type { Operation } from '../support/operation';

const STATUS = {
  isTold: expect.any(Boolean) as unknown,
  mail: {
    isConfigured: true,
    isOn: expect.any(Boolean) as unknown,
    hasFailed: false,
  },
  push: {
    publicKey: expect.stringMatching(/^B[\w-]{86}$/) as unknown,
    isOnHere: expect.any(Boolean) as unknown,
    devices: expect.any(Number) as unknown,
    hasFailed: false,
  },
};

const call = (method: Operation['method'], path = ''): Operation => ({
  method,
  path: `/admin/notifications${path}`,
  access: 'owner',
  status: 200,
  answer: () => STATUS,
});

let devices = 0;

/** A new device at the stand-in for the push services. */
async function deviceOf(api: Api) {
  const { push } = (await api.read('/admin/notifications')) as NotificationStatus;
  return api.pushes.subscribe(`phone-${++devices}`, push.publicKey);
}

const addDevice: Operation = {
  ...call('PUT', '/device'),
  form: {
    kind: 'json',
    fields: [
      choice('endpoint', {
        max: 1_000,
        sample: 'https://push.example.com/v1/device',
      }),
      choice('p256dh', {
        max: 87,
        sample: `B${randomBytes(65).toString('base64url').slice(1, 87)}`,
      }),
      choice('auth', { max: 22, sample: randomBytes(16).toString('base64url') }),
      choice('language', { max: 2, sample: 'ar' }),
    ],
  },
  once: deviceOf,
};

async function subscribe(api: Api): Promise<void> {
  const device = await deviceOf(api);
  await api.app.asAdmin.put('/api/admin/notifications/device').send(device).expect(200);
}

const test = (path: string, further: Partial<Operation> = {}): Operation => ({
  method: 'POST',
  path: `/admin/notifications/${path}`,
  access: 'owner',
  status: 204,
  ...further,
});

export const NOTIFICATIONS: readonly Operation[] = [
  call('GET'),
  { ...call('PUT'), form: { kind: 'json', fields: [flag('mail')] } },
  addDevice,
  call('DELETE', '/device'),
  call('DELETE', '/other-devices'),
  test('test-mail'),
  test('test-push', { given: subscribe }),
];
