import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type MetricsSettings, metricsSettings } from '@manjara/observability';
import type { RemoteKey } from '@manjara/platform';
import proxyAddr from 'proxy-addr';

/** The shell server's settings, read from the environment once, at start. */
export interface ShellConfig {
  port: number;
  host: string;
  /** Where the API answers, without `/api`. */
  apiUrl: string;
  /** URL of each remote's `latest.json`: `file:`, `http:` or `https:`. */
  pointers: Record<RemoteKey, string>;
  /** Folder for copies of the live releases, used when a release server is down at start. */
  cacheDir: string;
  /** The shell's own browser build. */
  clientDir: string;
  /** Entry file of the render processes. */
  workerFile: string;
  /** Poll interval of the pointers in milliseconds. */
  pollMs: number;
  /** Bytes of rendered pages that are cached; 0: none. */
  pageCacheBytes: number;
  /** The site's public address; null: each request's own host is used. */
  publicUrl: string | null;
  /** Express's `trust proxy`: no proxy, a number of hops, or addresses, ranges and their names. */
  trustProxy: false | number | string[];
  /** Null: no metrics. */
  metrics: MetricsSettings | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

const FILE_TOO = 'http(s) or file';

function url(env: Environment, name: string, fallback: string, kind = 'http(s)'): string {
  const value = env[name] ?? fallback;
  const isKind = kind === FILE_TOO ? /^(https?|file):/ : /^https?:/;
  if (!URL.canParse(value) || !isKind.test(value)) {
    throw new Error(`${name} must be an ${kind} address, but is "${value}".`);
  }
  return value.replace(/\/$/, '');
}

const dataDir = (env: Environment): string => env.DATA_DIR ?? './.data';

function pointerHere(env: Environment, key: RemoteKey): string {
  const releases = path.resolve(env.RELEASES_DIR || path.join(dataDir(env), 'releases'));
  return pathToFileURL(path.join(releases, key, 'latest.json')).href;
}

function count(env: Environment, name: string, fallback: number, max: number): number {
  const value = env[name] === undefined || env[name] === '' ? fallback : Number(env[name]);
  if (!Number.isInteger(value) || value < 0 || value > max) {
    throw new Error(`${name} must be a whole number from 0 to ${max}, but is "${env[name]}".`);
  }
  return value;
}

function trustProxy({ TRUST_PROXY: text }: Environment): ShellConfig['trustProxy'] {
  if (!text || text === 'false') return false;
  if (/^\d$/.test(text)) return text === '0' ? false : Number(text);
  const addresses = text.split(',').map((part) => part.trim());
  try {
    proxyAddr.compile(addresses);
    return addresses;
  } catch {
    throw new Error(
      `TRUST_PROXY must be a number of proxies (0 to 9) or a list of addresses such as loopback,10.0.0.0/8, but is "${text}".`,
    );
  }
}

/** @throws Error that names the variable with the wrong value */
export function readConfig(env: Environment): ShellConfig {
  return {
    port: count(env, 'PORT', 3000, 65_535),
    host: env.HOST ?? '0.0.0.0',
    apiUrl: url(env, 'API_URL', 'http://127.0.0.1:3001'),
    pointers: {
      public: url(env, 'REMOTE_PUBLIC_URL', pointerHere(env, 'public'), FILE_TOO),
      dashboard: url(env, 'REMOTE_DASHBOARD_URL', pointerHere(env, 'dashboard'), FILE_TOO),
    },
    cacheDir: path.resolve(dataDir(env), 'shell'),
    // The client build is next to the server build, which is the script that node runs.
    clientDir: path.resolve(path.dirname(process.argv[1] ?? ''), '../client'),
    workerFile: path.resolve(path.dirname(process.argv[1] ?? ''), 'worker.js'),
    pollMs: count(env, 'RELEASE_POLL_MS', 2000, 3_600_000),
    pageCacheBytes: count(env, 'PAGE_CACHE_MB', 64, 16_384) * 1e6,
    publicUrl: env.PUBLIC_URL ? url(env, 'PUBLIC_URL', '') : null,
    trustProxy: trustProxy(env),
    metrics: metricsSettings(env),
  };
}
