import type { RemoteInfo } from '../app/page-context';

type ShareScope = Record<string, unknown>;

/** What a federated remote's entry script puts on the page under the remote's name. */
interface Container {
  /** Gives the remote the modules that it shares with the shell; once. */
  init(scope: ShareScope): void | Promise<void>;
  /** Loads an exposed module with all that it needs, and answers how to run it. */
  get(exposed: string): Promise<() => unknown>;
}

// Made by the bundler: what the shell shares with the remotes.
declare const __webpack_init_sharing__: (scope: string) => void | Promise<void>;
declare const __webpack_share_scopes__: Record<string, ShareScope>;

const SCOPE = 'default';
const SCRIPT_TIMEOUT_MS = 8000;

/** Runs a remote's entry script, which must have the hash that its release names. */
function runEntry({ entry, integrity }: RemoteInfo): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (reason: string) => () => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`The remote's script ${entry} ${reason}.`));
    };
    const timer = setTimeout(fail('took too long'), SCRIPT_TIMEOUT_MS);
    script.onerror = fail('cannot be loaded');
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.src = entry;
    script.async = true;
    script.crossOrigin = 'anonymous';
    if (integrity) script.integrity = integrity;
    document.head.append(script);
  });
}

/**
 * Loads a module that a remote exposes: the host's half of Module Federation, for remotes that are
 * known only at run time. Call it once per remote.
 */
export async function loadExposed<T>(
  name: string,
  exposed: string,
  remote: RemoteInfo,
): Promise<T> {
  await Promise.all([runEntry(remote), __webpack_init_sharing__(SCOPE)]);
  const container = (window as unknown as Record<string, Container | undefined>)[name];
  if (!container) throw new Error(`The script ${remote.entry} holds no remote "${name}".`);
  await container.init(__webpack_share_scopes__[SCOPE]!);
  return (await container.get(exposed))() as T;
}
