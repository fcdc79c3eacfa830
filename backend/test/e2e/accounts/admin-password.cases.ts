import { ApiProcess } from '../../support/api-process';
import { ADMIN } from '../../support/test-app';
import { app } from '../shared-site';

/** For a lost password on a site that sends no mail. */
describe('the command admin:password', () => {
  let task: ApiProcess | undefined;
  // A process that hangs would block the database from stopping.
  afterEach(() => task?.signal('SIGKILL'));

  const run = async (environment: Record<string, string> = {}) => {
    task = ApiProcess.run(
      { MONGODB_URI: app.config.mongodbUri, JWT_SECRET: app.config.jwtSecret, ...environment },
      'cli/admin-password.js',
    );
    return { code: await task.exit(), output: task.output };
  };
  const login = (password: string) =>
    app.http.post('/api/admin/login').send({ email: ADMIN.email, password });

  it('gives the admin of the running site a new password, shows it once, ends all sessions', async () => {
    const session = await app.signIn();
    const { code, output } = await run();
    expect(code).toBe(0);
    expect(output).toContain(ADMIN.email);
    const [, password = ''] = /Password +(\S+)/.exec(output) ?? [];
    expect(password).toHaveLength(16);
    await app.http.get('/api/admin/profile').set('Authorization', session).expect(401);
    await login(ADMIN.password).expect(401);
    await login(password).expect(200);
    expect((await run()).output).not.toContain(password);
    await login(password).expect(401);
  });

  it('fails if there is no admin yet', async () => {
    await app.connection.collection('admins').deleteMany({});
    const { code, output } = await run({ ADMIN_EMAIL: 'a@b.co', ADMIN_PASSWORD: ADMIN.password });
    expect(code).toBe(1);
    expect(output.trim()).toBe('There is no admin yet: the first start of the site creates one.');
    expect(await app.connection.collection('admins').countDocuments()).toBe(0);
  });
});
