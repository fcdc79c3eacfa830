import type { AppConfig } from '../../../src/config/app-config';
import { AdminsService } from '../../../src/modules/auth/admins.service';
import { FirstAdmin } from '../../../src/modules/auth/first-admin';
import { OwnersService } from '../../../src/modules/auth/owners.service';
import { ADMIN } from '../../support/test-app';
import { app } from '../shared-site';

const starting = (changes: Partial<AppConfig> = {}) =>
  new FirstAdmin(
    { ...app.config, ...changes },
    app.app.get(AdminsService),
    app.app.get(OwnersService),
  ).onApplicationBootstrap();

beforeEach(async () => {
  for (const name of ['admins', 'owners']) await app.connection.collection(name).deleteMany({});
});

it('of several processes at the first start one creates the admin, who is the owner', async () => {
  await Promise.all([1, 2, 3].map(() => starting()));
  expect(await app.connection.collection('admins').countDocuments()).toBe(1);
  const bearer = await app.signIn();
  const { body } = await app.http.get('/api/admin/profile').set('Authorization', bearer);
  expect(body).toMatchObject({ email: ADMIN.email, role: 'owner' });
});

it('a start that was interrupted between the two writes is finished by the next', async () => {
  const owners = app.app.get(OwnersService);
  const id = await owners.firstId();
  await starting();
  expect(await owners.list()).toEqual([id]);
  expect(await app.app.get(AdminsService).findById(id)).toMatchObject({ email: ADMIN.email });
});

it('a password that anybody could guess is refused, and no admin is created', async () => {
  const admin = { ...ADMIN, password: 'Password123' };
  await expect(starting({ admin })).rejects.toThrow(
    'ADMIN_PASSWORD cannot be used. This is one of the most common passwords.',
  );
  expect(await app.connection.collection('admins').countDocuments()).toBe(0);
});
