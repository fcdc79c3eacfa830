import { METRICS_HOST } from '@manjara/observability';
import { z } from 'zod';
import { parseBackupAddress } from './backup-settings';
import { DEFAULT_DATA_DIR } from './data-dir';
import { parseMailFrom } from './mail-settings';
import {
  DEFAULT_CACHE_LIMITS,
  DEFAULT_UPLOAD_LIMITS,
  parseCacheLimits,
  parseUploadLimits,
} from './size-limits';
import { parseTrustProxy } from './trust-proxy';

const flag = z
  .enum(['0', '1', 'true', 'false', 'on', 'off'], { error: 'must be 1 or 0' })
  .transform((value) => value === '1' || value === 'true' || value === 'on');

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535')
  .transform(Number)
  .refine((value) => value <= 65_535, 'must be a port number from 0 to 65535');

const wholeNumber = (of: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,5}$/, `must be a whole number of ${of}, 1 or more`)
    .transform(Number);

const perMinute = wholeNumber('requests a minute');

const url = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `must be an address such as ${example}` });

/** MongoDB URI. Reads must go to the primary, because the code reads back its own writes. */
const mongodbUri = z
  .string({ error: 'is required: the address of a MongoDB, such as mongodb://127.0.0.1/manjara' })
  .regex(/^mongodb(\+srv)?:\/\/\S+$/, 'must begin with mongodb:// or mongodb+srv://')
  .refine((uri) => !/[?&]readPreference=(secondary|nearest)/i.test(uri), {
    error:
      'must not name a readPreference that asks secondaries: they may not have yet what was just saved',
  });

/** A mail server's address; its user and password are percent-encoded where they hold a sign. */
const smtpUrl = url(/^smtps?$/, 'smtps://user:password@mail.example.com').refine(
  (text) => {
    if (!URL.canParse(text)) return true;
    const { username, password } = new URL(text);
    return !/%(?![\da-f]{2})/i.test(username + password);
  },
  { error: 'must write a % of the user or the password as %25' },
);

/** Turns a parser that throws sentences into a schema that reports them. */
const parsedBy = <T>(parse: (text: string) => T) =>
  z.string().transform((text, context) => {
    try {
      return parse(text);
    } catch (error) {
      context.issues.push({ code: 'custom', message: (error as Error).message, input: undefined });
      return z.NEVER;
    }
  });

/**
 * The environment of the API process (design §2). An empty variable counts as not set.
 * What each variable means to a person is written in `.env.example`.
 */
export const environmentSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], {
      error: 'must be development, test or production',
    })
    .default('development'),
  API_PORT: port.default(3001),
  API_HOST: z.string().default('127.0.0.1'),
  MONGODB_URI: mongodbUri,
  EMBEDDED_DB: flag.default(false),
  DATA_DIR: z.string().default(DEFAULT_DATA_DIR),
  ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(8, 'must have at least 8 characters')
    .max(256, 'must have at most 256 characters')
    .optional(),
  JWT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  PUBLIC_URL: url(/^https?$/, 'https://www.example.com').optional(),
  DEMO_CONTENT: flag.optional(),
  RATE_LIMIT_LOGIN: perMinute.default(5),
  RATE_LIMIT_FORMS: perMinute.default(10),
  APPLICATIONS_PER_DAY: wholeNumber('applications a day').default(20),
  CV_STORAGE_MB: wholeNumber('megabytes').default(2_000),
  TRUST_PROXY: parsedBy(parseTrustProxy).default(false),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: parsedBy(parseMailFrom).optional(),
  UPLOAD_MAX_MB: parsedBy(parseUploadLimits).default(DEFAULT_UPLOAD_LIMITS),
  API_CACHE_MB: parsedBy(parseCacheLimits).default(DEFAULT_CACHE_LIMITS),
  API_DOCS: flag.optional(),
  BACKUP_TO: parsedBy(parseBackupAddress).optional(),
  BACKUP_PASSPHRASE: z.string().min(12, 'must have at least 12 characters').optional(),
  BACKUP_S3_ENDPOINT: url(/^https?$/, 'https://s3.example.com').optional(),
  AWS_REGION: z.string().default('us-east-1'),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default(METRICS_HOST),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
});

export type Environment = z.output<typeof environmentSchema>;
