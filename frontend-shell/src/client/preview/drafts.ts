import {
  type PreviewDraft,
  type PreviewMessage,
  readPreviewMessage,
  toPreviewMessage,
} from '@manjara/contracts';
import type { PagePreview, RemoteModule } from '@manjara/platform';
import type { Router } from '../router';

const post = (message: PreviewMessage): void =>
  window.parent.postMessage(toPreviewMessage(message), window.location.origin);

/** Replaces the page's loader: it returns the saved data with the draft merged in. */
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
 * Shows drafts that the dashboard sends. Reports to the dashboard whether the remote's release
 * supports them. Returns a function that stops it.
 */
export function showDrafts(router: Router, remote: Promise<RemoteModule>): () => void {
  let show: ((draft: PreviewDraft) => void) | undefined;
  let ended = false;
  const onMessage = ({ origin, source, data }: MessageEvent) => {
    if (origin !== window.location.origin || source !== window.parent) return;
    const message = readPreviewMessage(data);
    if (message?.type === 'draft') show?.(message.draft);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Escape first closes an open dialog of the page, such as its menu.
    if (event.key === 'Escape' && !document.querySelector('dialog[open]')) post({ type: 'escape' });
  };
  window.addEventListener('message', onMessage);
  window.addEventListener('keydown', onKeyDown);

  async function begin(): Promise<void> {
    const preview = await (await remote).preview?.();
    if (ended) return;
    show = preview && overlaying(router, preview);
    post({ type: 'ready', live: show !== undefined });
  }
  begin().catch(() => post({ type: 'ready', live: false }));

  return () => {
    ended = true;
    window.removeEventListener('message', onMessage);
    window.removeEventListener('keydown', onKeyDown);
  };
}
