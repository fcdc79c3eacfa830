import type { BackupSettings } from './backup-settings';
import { dataDirOf, storedJwtSecret } from './data-dir';
import { type Environment, environmentSchema } from './environment';
import { defaultSender, type MailSettings } from './mail-settings';
import { withSecretFiles } from './secret-files';

/** A setting that stops the start; the message says which variable and why. */
export class ConfigError extends Error {}

/** The API's settings, parsed and checked once at boot. */
export type AppConfig = ReturnType<typeof toConfig>;

function toConfig(env: Environment) {
  const production = env.NODE_ENV === 'production';
  const dataDir = dataDirOf(env);
  const { METRICS_PORT: metricsPort, METRICS_HOST: metricsHost } = env;
  const publicUrl = env.PUBLIC_URL?.replace(/\/+$/, '') ?? null;
  return {
    production,
    port: env.API_PORT,
    host: env.API_HOST,
    mongodbUri: env.MONGODB_URI,
    /** Whether the database is the embedded one that the start script runs. */
    embeddedDatabase: env.EMBEDDED_DB,
    /** Absolute path of the folder of this installation's data. */
    dataDir,
    /** The admin to create at the first start. */
    admin: adminOf(env),
    jwtSecret: jwtSecretOf(env, dataDir),
    /** The site's address as visitors know it, without a trailing slash. */
    publicUrl,
    /** Whether an empty database is filled with the demo content. */
    demoContent: env.DEMO_CONTENT ?? (env.EMBEDDED_DB && !production),
    /** Logins and forms per minute; job applications per day. */
    rateLimits: {
      login: env.RATE_LIMIT_LOGIN,
      forms: env.RATE_LIMIT_FORMS,
      applicationsADay: env.APPLICATIONS_PER_DAY,
    },
    /** Limit for all stored CVs together. */
    cvStorageMb: env.CV_STORAGE_MB,
    trustProxy: env.TRUST_PROXY,
    /** Null: no mail is sent. */
    mail: mailOf(env, publicUrl),
    uploadMaxMb: env.UPLOAD_MAX_MB,
    cacheMb: env.API_CACHE_MB,
    apiDocs: env.API_DOCS ?? !production,
    /** Null: nothing is measured. */
    metrics: metricsPort === undefined ? null : { port: metricsPort, host: metricsHost },
    logLevel: env.LOG_LEVEL,
    /** Null: no backup is made by itself. */
    backup: backupOf(env),
    /** Opens an encrypted backup. */
    backupPassphrase: env.BACKUP_PASSPHRASE ?? null,
  };
}

function adminOf({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: Environment) {
  if (email === undefined && password === undefined) return null;
  if (email === undefined) throw new ConfigError('ADMIN_EMAIL must be set with ADMIN_PASSWORD.');
  if (password === undefined) throw new ConfigError('ADMIN_PASSWORD must be set with ADMIN_EMAIL.');
  return { email, password };
}

function jwtSecretOf(env: Environment, dataDir: string): string {
  if (env.JWT_SECRET !== undefined) return env.JWT_SECRET;
  if (env.NODE_ENV !== 'production') return storedJwtSecret(dataDir);
  throw new ConfigError(
    'JWT_SECRET is required in production: a random text of at least 32 characters that signs the tokens.',
  );
}

function mailOf({ SMTP_URL, MAIL_FROM }: Environment, publicUrl: string | null) {
  if (SMTP_URL === undefined) return null;
  if (publicUrl === null) {
    throw new ConfigError(
      'PUBLIC_URL is required with SMTP_URL: mails link to the site, e.g. https://www.example.com.',
    );
  }
  const from = MAIL_FROM ?? defaultSender(SMTP_URL, publicUrl);
  return { smtpUrl: SMTP_URL, from, siteUrl: publicUrl } satisfies MailSettings;
}

function backupOf(env: Environment): BackupSettings | null {
  const { BACKUP_TO: to, BACKUP_PASSPHRASE: passphrase, AWS_REGION: region } = env;
  if (to === undefined) return null;
  if (passphrase === undefined) {
    throw new ConfigError(
      'BACKUP_PASSPHRASE is required with BACKUP_TO: at least 12 characters that encrypt the backups. Keep a copy of it elsewhere: nobody can open them without it.',
    );
  }
  if (to.kind === 'folder') return { passphrase, to };
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw new ConfigError(
      'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are required with a BACKUP_TO that begins with s3://.',
    );
  }
  const endpoint = env.BACKUP_S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`;
  return { passphrase, to: { ...to, endpoint, region, accessKeyId, secretAccessKey } };
}

/** The variables that are set; an empty one is not. */
function givenOf(variables: NodeJS.ProcessEnv) {
  try {
    const all = Object.entries(withSecretFiles(variables));
    return Object.fromEntries(all.filter(([, value]) => value !== ''));
  } catch (error) {
    throw new ConfigError((error as Error).message);
  }
}

/**
 * Reads the settings from environment variables, and secrets from the files that they name.
 * @throws ConfigError with one sentence per variable that is missing or wrong
 */
export function loadConfig(variables: NodeJS.ProcessEnv): AppConfig {
  const result = environmentSchema.safeParse(givenOf(variables));
  if (result.success) return toConfig(result.data);
  // The values stay out of the message: some of them are secrets.
  const sentences = result.error.issues.map(
    ({ path, message }) => `${String(path[0])} ${message}.`,
  );
  throw new ConfigError([...new Set(sentences)].join('\n'));
}
