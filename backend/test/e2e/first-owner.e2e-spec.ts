import { AdminsRepository } from '../../src/modules/auth/admins.repository';
import { FirstAdmin } from '../../src/modules/auth/first-admin';
import { OwnersRepository } from '../../src/modules/auth/owners.repository';
import { ADMIN, useApp } from '../support/test-app';

const app = useApp();

it('of several processes at the first start one creates the admin, who is the owner', async () => {
  const { connection, config } = app;
  for (const name of ['admins', 'owners']) await connection.collection(name).deleteMany({});
  const starts = [1, 2, 3].map(() =>
    new FirstAdmin(
      config,
      app.app.get(AdminsRepository),
      app.app.get(OwnersRepository),
    ).onApplicationBootstrap(),
  );
  await Promise.all(starts);
  expect(await connection.collection('admins').countDocuments()).toBe(1);
  const bearer = await app.signIn();
  const { body } = await app.http.get('/api/admin/profile').set('Authorization', bearer);
  expect(body).toMatchObject({ email: ADMIN.email, role: 'owner' });
});

it('a start that was interrupted between the two writes is finished by the next', async () => {
  const { connection, config } = app;
  for (const name of ['admins', 'owners']) await connection.collection(name).deleteMany({});
  const owners = app.app.get(OwnersRepository);
  const id = await owners.firstId();
  await new FirstAdmin(config, app.app.get(AdminsRepository), owners).onApplicationBootstrap();
  expect(await owners.list()).toEqual([id]);
  expect(await app.app.get(AdminsRepository).findById(id)).toMatchObject({ email: ADMIN.email });
});
