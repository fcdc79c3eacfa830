import { useRetries } from '@manjara/platform';
import { RemoteUnavailable } from './RemoteUnavailable';

const UNAVAILABLE = 503;

/** Loads the page anew once the server has it. */
async function reloadWhenThere(reload: () => void): Promise<void> {
  const answer = await fetch(window.location.href, { method: 'HEAD' }).catch(() => null);
  if (answer && answer.status !== UNAVAILABLE) reload();
}

/**
 * In place of all public pages while the server has no release of them. They come by themselves
 * when it has one.
 */
export function ReleaseMissing({ reload = () => window.location.reload() }) {
  useRetries(true, () => void reloadWhenThere(reload));
  return <RemoteUnavailable />;
}
