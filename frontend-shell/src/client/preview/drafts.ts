import {
  type PreviewDraft,
  type PreviewMessage,
  readPreviewMessage,
  toPreviewMessage,
} from '@manjara/contracts';
import type { PagePreview, RemoteModule } from '@manjara/platform';
import type { Router } from '../router';

const tell = (message: PreviewMessage): void =>
  window.parent.postMessage(toPreviewMessage(message), window.location.origin);

/** A page that the server did not render has its data a moment later. */
const loaded = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

/** From now on the page's loader answers what the server's did, with drafts in its place. */
function overlaying(router: Router, { overlay }: PagePreview): (draft: PreviewDraft) => void {
  const { route } = router.state.matches.at(-1)!;
  const saved: unknown = router.state.loaderData[route.id];
  let shown = saved;
  route.loader = () => shown;
  return (draft) => {
    shown = overlay(saved, draft);
    void router.revalidate();
  };
}

/**
 * Shows in the page what the dashboard around it says that it holds, and tells the dashboard that
 * it is ready, or that the remote's release cannot do it. Returns how to end it.
 */
export function showDrafts(router: Router, remote: Promise<RemoteModule>): () => void {
  let show: ((draft: PreviewDraft) => void) | undefined;
  let ended = false;
  const hear = ({ origin, source, data }: MessageEvent) => {
    if (origin !== window.location.origin || source !== window.parent) return;
    const message = readPreviewMessage(data);
    if (message?.type === 'draft') show?.(message.draft);
  };
  const escape = (event: KeyboardEvent) => {
    // A dialog of the page itself, such as its menu, is what the key is meant for.
    if (event.key === 'Escape' && !document.querySelector('dialog[open]')) tell({ type: 'escape' });
  };
  window.addEventListener('message', hear);
  window.addEventListener('keydown', escape);

  async function begin(): Promise<void> {
    const preview = await (await remote).preview?.();
    await loaded(router);
    if (ended) return;
    show = preview && overlaying(router, preview);
    tell({ type: 'ready', live: show !== undefined });
  }
  begin().catch(() => tell({ type: 'ready', live: false }));

  return () => {
    ended = true;
    window.removeEventListener('message', hear);
    window.removeEventListener('keydown', escape);
  };
}
