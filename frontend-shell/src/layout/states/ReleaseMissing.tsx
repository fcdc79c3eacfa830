import { useRetries } from '@manjara/platform';
import { RemoteUnavailable } from './RemoteUnavailable';

/**
 * In place of all public pages while the server has no release of them. They come by themselves
 * when it has one.
 */
export function ReleaseMissing({ reload = () => window.location.reload() }) {
  useRetries(true, () => {
    fetch('', { method: 'HEAD' }).then(
      ({ status }) => status !== 503 && reload(),
      () => {},
    );
  });
  return <RemoteUnavailable />;
}
