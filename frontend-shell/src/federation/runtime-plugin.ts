import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { PAGE_CONTEXT_ID, type PageContext } from '../app/page-context';

const SCRIPT_TIMEOUT_MS = 8000;

/** Integrity of a remote's entry script; undefined for other scripts. */
function integrityOf(url: string): string | undefined {
  const context = document.getElementById(PAGE_CONTEXT_ID)?.textContent;
  if (!context) return undefined;
  const { remotes } = JSON.parse(context) as PageContext;
  const entry = Object.values(remotes).find(
    (remote) => new URL(remote.entry, location.href).href === url,
  );
  return entry?.integrity;
}

/** Adds the integrity of the release to a remote's entry script. */
export default (): ModuleFederationRuntimePlugin => ({
  name: 'manjara-integrity',
  createScript({ url }) {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.crossOrigin = 'anonymous';
    script.integrity = integrityOf(url) ?? '';
    return { script, timeout: SCRIPT_TIMEOUT_MS };
  },
});
