import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, loadConfig } from './app-config';

const SECRET = 'a secret that is long enough to sign with';
const URI = 'mongodb://127.0.0.1/x';

describe('a secret in a file', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'secrets-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  const file = (text: string, name = 'secret') => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };

  it('is read, whichever it is', () => {
    const config = loadConfig({
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://example.com',
      MONGODB_URI_FILE: file('mongodb://user:word@mongo/manjara', 'uri'),
      JWT_SECRET_FILE: file(SECRET, 'jwt'),
      ADMIN_EMAIL_FILE: file('a@example.com', 'email'),
      ADMIN_PASSWORD_FILE: file('oak and walnut ', 'password'),
      SMTP_URL_FILE: file('smtps://user:word@mail.example.com', 'smtp'),
    });
    expect(config).toMatchObject({
      mongodbUri: 'mongodb://user:word@mongo/manjara',
      jwtSecret: SECRET,
      // A blank may be part of a password.
      admin: { email: 'a@example.com', password: 'oak and walnut ' },
      mail: { smtpUrl: 'smtps://user:word@mail.example.com' },
    });
  });

  it.each(['\n', '\r\n', '\n\n'])('does not hold the line break at its end (%j)', (end) => {
    const config = loadConfig({ MONGODB_URI: URI, JWT_SECRET_FILE: file(SECRET + end) });
    expect(config.jwtSecret).toBe(SECRET);
  });

  it.each(['', '\n'])('that is empty (%j) counts as not set', (text) => {
    const variables = { MONGODB_URI: URI, JWT_SECRET: SECRET };
    expect(loadConfig({ ...variables, SMTP_URL_FILE: file(text) }).mail).toBeNull();
    const required = { NODE_ENV: 'production', MONGODB_URI: URI, JWT_SECRET_FILE: file(text) };
    expect(() => loadConfig(required)).toThrow('JWT_SECRET is required in production');
  });

  it('is not read where an empty variable says that there is none', () => {
    const variables = { MONGODB_URI: URI, JWT_SECRET: SECRET, PUBLIC_URL: 'https://example.com' };
    const smtp = { SMTP_URL_FILE: file('smtps://user:word@mail.example.com') };
    expect(loadConfig({ ...variables, ...smtp }).mail).not.toBeNull();
    expect(loadConfig({ ...variables, ...smtp, SMTP_URL: '' }).mail).toBeNull();
    const required = { JWT_SECRET: SECRET, MONGODB_URI: '', MONGODB_URI_FILE: file(URI) };
    expect(() => loadConfig(required)).toThrow('MONGODB_URI');
  });

  it('does not take the place of a variable that is set', () => {
    const variables = { JWT_SECRET: SECRET, MONGODB_URI_FILE: file(URI) };
    const both = () => loadConfig({ ...variables, MONGODB_URI: 'mongodb://other/x' });
    expect(both).toThrow(ConfigError);
    expect(both).toThrow('MONGODB_URI and MONGODB_URI_FILE are both set: take one of them away.');
  });

  it('that cannot be read stops the start, and the sentence says which', () => {
    const missing = join(folder, 'missing');
    const load = (path: string) => () => loadConfig({ MONGODB_URI: URI, JWT_SECRET_FILE: path });
    expect(load(missing)).toThrow(ConfigError);
    expect(load(missing)).toThrow(
      `JWT_SECRET_FILE names ${missing}, which cannot be read (ENOENT).`,
    );
    expect(load(folder)).toThrow('which cannot be read (EISDIR).');
  });

  it('is held to the same rules, and never shown', () => {
    const load = () => loadConfig({ MONGODB_URI: URI, JWT_SECRET_FILE: file('hunter2') });
    expect(load).toThrow('JWT_SECRET must have at least 32 characters.');
    expect(load).not.toThrow(/hunter2/);
  });

  it('is none where nothing names a file', () => {
    expect(loadConfig({ MONGODB_URI: URI, JWT_SECRET: SECRET, JWT_SECRET_FILE: '' })).toMatchObject(
      { jwtSecret: SECRET },
    );
  });
});
