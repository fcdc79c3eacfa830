import { type PreviewMessage, readPreviewMessage, toPreviewMessage } from '@manjara/contracts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PreviewStore } from '../../lib/site-preview';

/** Typing is shown when it rests for so long, in milliseconds. */
const REST_MS = 120;
/** How long a loaded page is waited for to say that it can show drafts. */
const TIMEOUT_MS = 8000;

/** `saved`: the page cannot show drafts, and stays as it is saved. */
export type FrameState = 'loading' | 'live' | 'saved';

/**
 * Talks with the page in a frame: tells it what the screen holds, as soon as it is ready and at
 * every change. Both sides are of this origin, and hear only each other.
 */
export function usePreviewFrame(store: PreviewStore, onEscape: () => void) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<FrameState>('loading');
  const [loaded, setLoaded] = useState(false);
  const escape = useEffectEvent(onEscape);

  useEffect(() => {
    let live = false;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const post = () => {
      const message: PreviewMessage = { type: 'draft', draft: store.current() };
      frame.current?.contentWindow?.postMessage(toPreviewMessage(message), window.location.origin);
    };
    const hear = ({ origin, source, data }: MessageEvent) => {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow) return;
      const message = readPreviewMessage(data);
      if (message?.type === 'escape') escape();
      if (message?.type !== 'ready') return;
      live = message.live;
      setState(live ? 'live' : 'saved');
      if (live) post();
    };
    const stop = store.subscribe(() => {
      clearTimeout(rest);
      if (live) rest = setTimeout(post, REST_MS);
    });
    window.addEventListener('message', hear);
    return () => {
      stop();
      clearTimeout(rest);
      window.removeEventListener('message', hear);
    };
  }, [store]);

  // A page of another release says nothing that is understood here.
  useEffect(() => {
    if (!loaded) return;
    const giveUp = () => setState((known) => (known === 'loading' ? 'saved' : known));
    const timeout = setTimeout(giveUp, TIMEOUT_MS);
    return () => clearTimeout(timeout);
  }, [loaded]);

  return { frame, state, onLoad: () => setLoaded(true) };
}
