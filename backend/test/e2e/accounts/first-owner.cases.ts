import { AdminsService } from '../../../src/modules/auth/admins.service';
import { FirstAdmin } from '../../../src/modules/auth/first-admin';
import { OwnersService } from '../../../src/modules/auth/owners.service';
import { ADMIN } from '../../support/test-app';
import { app } from '../shared-site';

it('of several processes at the first start one creates the admin, who is the owner', async () => {
  const { connection, config } = app;
  for (const name of ['admins', 'owners']) await connection.collection(name).deleteMany({});
  const starts = [1, 2, 3].map(() =>
    new FirstAdmin(
      config,
      app.app.get(AdminsService),
      app.app.get(OwnersService),
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
  const owners = app.app.get(OwnersService);
  const id = await owners.firstId();
  await new FirstAdmin(config, app.app.get(AdminsService), owners).onApplicationBootstrap();
  expect(await owners.list()).toEqual([id]);
  expect(await app.app.get(AdminsService).findById(id)).toMatchObject({ email: ADMIN.email });
});
