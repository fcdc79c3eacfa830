import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from './app-config';

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
      JWT_SECRET_FILE: file(`${SECRET}\r\n`, 'jwt'),
      ADMIN_EMAIL_FILE: file('a@example.com\n', 'email'),
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

  it('that is empty counts as not set', () => {
    const required = { NODE_ENV: 'production', MONGODB_URI: URI, JWT_SECRET_FILE: file('\n') };
    expect(() => loadConfig(required)).toThrow('JWT_SECRET is required in production');
  });

  it.each<[string, () => Record<string, string | undefined>, string]>([
    [
      'stands beside the variable itself',
      () => ({ MONGODB_URI: URI, MONGODB_URI_FILE: file(URI) }),
      'MONGODB_URI and MONGODB_URI_FILE are both set: remove one of them.',
    ],
    [
      'is not there',
      () => ({ MONGODB_URI_FILE: join(folder, 'missing') }),
      'missing, which cannot be read (ENOENT).',
    ],
    ['is a folder', () => ({ MONGODB_URI_FILE: folder }), 'which cannot be read (EISDIR).'],
    [
      'breaks a rule, without showing it',
      () => ({ MONGODB_URI: URI, JWT_SECRET: undefined, JWT_SECRET_FILE: file('hunter2') }),
      'JWT_SECRET must have at least 32 characters.',
    ],
  ])('stops the start where it %s', (_what, variables, sentence) => {
    const load = () => loadConfig({ JWT_SECRET: SECRET, ...variables() });
    expect(load).toThrow(sentence);
    expect(load).not.toThrow(/hunter2/);
  });
});
