import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { PAGE_CONTEXT_ID, type PageContext, type RemoteInfo } from '../app/page-context';

const absolute = (address: string): string => new URL(address, location.href).href;

function remotes(): RemoteInfo[] {
  const text = document.getElementById(PAGE_CONTEXT_ID)?.textContent;
  return text ? Object.values((JSON.parse(text) as PageContext).remotes) : [];
}

const SCRIPT_TIMEOUT_MS = 8000;

/**
 * Spares the browser two round trips and one risk: manifests that the server put into the page
 * are not fetched again, and a remote's entry script must have the hash that its release names.
 */
export default (): ModuleFederationRuntimePlugin => ({
  name: 'manjara-shell',
  fetch(url) {
    const manifest = remotes().find(({ manifestUrl }) => absolute(manifestUrl) === url)?.manifest;
    if (!manifest) return undefined as never;
    return Promise.resolve(
      new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/json' } }),
    );
  },
  createScript({ url }) {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.crossOrigin = 'anonymous';
    const entry = /remoteEntry/.test(url)
      ? remotes().find(({ manifestUrl }) =>
          url.startsWith(absolute(manifestUrl).replace(/[^/]+$/, '')),
        )
      : undefined;
    if (entry?.entryIntegrity) script.integrity = entry.entryIntegrity;
    return { script, timeout: SCRIPT_TIMEOUT_MS };
  },
});
