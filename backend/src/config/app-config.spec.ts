import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, loadConfig } from './app-config';

const SECRET = 'a secret that is long enough to sign with';
const PASSPHRASE = { BACKUP_PASSPHRASE: 'cedar shavings, 7 drawers' };
const BASE = { MONGODB_URI: 'mongodb://127.0.0.1/x', JWT_SECRET: SECRET };

describe('loadConfig', () => {
  it('uses defaults for unset and empty variables', () => {
    expect(loadConfig({ ...BASE, API_PORT: '', ADMIN_EMAIL: '' })).toMatchObject({
      production: false,
      port: 3001,
      host: '127.0.0.1',
      embeddedDatabase: false,
      admin: null,
      publicUrl: null,
      demoContent: false,
      rateLimits: { login: 5, forms: 10, applicationsADay: 20 },
      cvStorageMb: 2_000,
      trustProxy: false,
      mail: null,
      uploadMaxMb: { image: 40, cv: 10 },
      cacheMb: { data: 16, pictures: 48 },
      apiDocs: true,
      logLevel: 'info',
      backup: null,
      backupPassphrase: null,
    });
  });

  it('reads set variables', () => {
    const config = loadConfig({
      ...BASE,
      NODE_ENV: 'production',
      API_PORT: '0',
      EMBEDDED_DB: '1',
      ADMIN_EMAIL: 'a@example.com',
      ADMIN_PASSWORD: 'oak-and-walnut',
      PUBLIC_URL: 'https://example.com/',
      DEMO_CONTENT: 'on',
      RATE_LIMIT_LOGIN: '7',
      APPLICATIONS_PER_DAY: '3',
      CV_STORAGE_MB: '500',
      TRUST_PROXY: 'loopback, 10.0.0.0/8',
      UPLOAD_MAX_MB: 'image=20',
      API_CACHE_MB: 'pictures=0',
      API_DOCS: '1',
      SMTP_URL: 'smtp://localhost:25',
    });
    expect(config).toMatchObject({
      production: true,
      port: 0,
      admin: { email: 'a@example.com', password: 'oak-and-walnut' },
      publicUrl: 'https://example.com',
      demoContent: true,
      rateLimits: { login: 7, forms: 10, applicationsADay: 3 },
      cvStorageMb: 500,
      trustProxy: ['loopback', '10.0.0.0/8'],
      uploadMaxMb: { image: 20, cv: 10 },
      cacheMb: { data: 16, pictures: 0 },
      apiDocs: true,
      mail: { smtpUrl: 'smtp://localhost:25', siteUrl: 'https://example.com' },
    });
  });

  it.each([
    ['/backups', {}, { kind: 'folder', path: '/backups' }],
    [
      's3://bucket/site/',
      { AWS_REGION: 'me-south-1' },
      { endpoint: 'https://s3.me-south-1.amazonaws.com', bucket: 'bucket', prefix: 'site/' },
    ],
    [
      's3://bucket',
      { BACKUP_S3_ENDPOINT: 'https://s3.example.com' },
      { endpoint: 'https://s3.example.com', region: 'us-east-1', bucket: 'bucket', prefix: '' },
    ],
  ])('reads where BACKUP_TO=%s is', (BACKUP_TO, changes, to) => {
    const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'key' };
    const { backup } = loadConfig({ ...BASE, ...PASSPHRASE, ...keys, ...changes, BACKUP_TO });
    expect(backup).toMatchObject({ passphrase: PASSPHRASE.BACKUP_PASSPHRASE, to });
  });

  it.each([
    ['1', '', 'development', true],
    ['1', '0', 'development', false],
    ['1', '', 'production', false],
  ])('with EMBEDDED_DB=%s, DEMO_CONTENT=%s in %s the demo is %s', (db, demo, mode, expected) => {
    const set = { EMBEDDED_DB: db, DEMO_CONTENT: demo, NODE_ENV: mode };
    expect(loadConfig({ ...BASE, ...set }).demoContent).toBe(expected);
  });

  it.each([
    [{ MONGODB_URI: undefined }, 'MONGODB_URI is required'],
    [{ MONGODB_URI: 'postgres://x' }, 'MONGODB_URI must begin with mongodb://'],
    [
      { MONGODB_URI: 'mongodb://a,b/x?replicaSet=rs0&readPreference=secondaryPreferred' },
      'MONGODB_URI must not name a readPreference that asks secondaries',
    ],
    [{ API_PORT: '70000' }, 'API_PORT must be a port number from 0 to 65535.'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be development, test or production.'],
    [{ EMBEDDED_DB: 'maybe' }, 'EMBEDDED_DB must be 1 or 0.'],
    [{ ADMIN_EMAIL: 'nobody', ADMIN_PASSWORD: SECRET }, 'ADMIN_EMAIL must be an e-mail address.'],
    [{ ADMIN_EMAIL: 'a@b.co' }, 'ADMIN_PASSWORD must be set with ADMIN_EMAIL.'],
    [{ ADMIN_PASSWORD: SECRET }, 'ADMIN_EMAIL must be set with ADMIN_PASSWORD.'],
    [
      { ADMIN_EMAIL: 'a@b.co', ADMIN_PASSWORD: 'short' },
      'ADMIN_PASSWORD must have at least 8 characters.',
    ],
    [{ JWT_SECRET: 'short' }, 'JWT_SECRET must have at least 32 characters.'],
    [{ JWT_SECRET: '', NODE_ENV: 'production' }, 'JWT_SECRET is required in production'],
    [{ PUBLIC_URL: 'example.com' }, 'PUBLIC_URL must be an address such as'],
    [{ RATE_LIMIT_FORMS: '0' }, 'RATE_LIMIT_FORMS must be a whole number of requests a minute'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must be a number of proxies'],
    [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL must be an address such as'],
    [{ SMTP_URL: 'smtp://user:100%@mail.example.com' }, 'SMTP_URL must write a % of the user or'],
    [{ SMTP_URL: 'smtp://mail.example.com' }, 'PUBLIC_URL is required with SMTP_URL'],
    [{ MAIL_FROM: 'Manjara' }, 'MAIL_FROM must be an address such as info@example.com or'],
    [{ UPLOAD_MAX_MB: 'video=5' }, 'UPLOAD_MAX_MB must look like 20 or image=40,cv=10.'],
    [{ BACKUP_TO: '/backups' }, 'BACKUP_PASSPHRASE is required with BACKUP_TO'],
    [{ BACKUP_TO: '/b', BACKUP_PASSPHRASE: 'short' }, 'BACKUP_PASSPHRASE must have at least 12'],
    [{ BACKUP_TO: 'backups', ...PASSPHRASE }, 'BACKUP_TO must be a folder such as /backups, or an'],
    [
      { BACKUP_TO: 's3://B/x', ...PASSPHRASE },
      'BACKUP_TO must be a folder such as /backups, or an',
    ],
    [
      { BACKUP_TO: 's3://bucket', ...PASSPHRASE },
      'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are',
    ],
    [{ BACKUP_S3_ENDPOINT: 's3.example.com' }, 'BACKUP_S3_ENDPOINT must be an address such as'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be fatal, error,'],
  ])('stops the start for %j and says why', (changes, sentence) => {
    const load = () => loadConfig({ ...BASE, ...changes });
    expect(load).toThrow(ConfigError);
    expect(load).toThrow(sentence);
  });

  it('names every variable that is wrong, and shows no value', () => {
    const load = () => loadConfig({ ...BASE, API_PORT: 'x', JWT_SECRET: 'hunter2' });
    expect(load).toThrow(/API_PORT .*\nJWT_SECRET |JWT_SECRET .*\nAPI_PORT /);
    expect(load).not.toThrow(/hunter2/);
  });

  it('generates a missing secret, which the next start reuses and only the owner can read', () => {
    const folder = mkdtempSync(join(tmpdir(), 'config-'));
    try {
      const variables = { ...BASE, JWT_SECRET: '', DATA_DIR: join(folder, 'new') };
      const { jwtSecret, dataDir } = loadConfig(variables);
      expect(jwtSecret).toHaveLength(64);
      expect(loadConfig(variables).jwtSecret).toBe(jwtSecret);
      const path = join(dataDir, 'jwt-secret');
      expect(readFileSync(path, 'utf8')).toBe(jwtSecret);
      expect(statSync(path).mode & 0o777).toBe(0o600);
      expect(readdirSync(dataDir)).toEqual(['jwt-secret']);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
