import {
  type Language,
  LANGUAGE_KEY,
  LANGUAGE_TABLE,
  PREVIEW_KEY,
  type PreviewMessage,
  readPreviewMessage,
  toPreviewMessage,
} from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PreviewStore } from './site-preview';
import { Notice } from '../page/Notice';
import styles from './PreviewFrame.module.css';

/** A page of the site that has a preview. */
export interface PreviewPage {
  to: string;
  name: string;
}

/** Viewport widths in pixels. */
const WIDTHS = { phone: 390, desktop: 1280 } as const;

export type PreviewWidth = keyof typeof WIDTHS;

/** Delay after typing, in milliseconds. */
const REST_MS = 120;
/** Time for a loaded page to report that it can show drafts, in milliseconds. */
const TIMEOUT_MS = 8000;

/** `saved`: the page cannot show drafts and shows the saved content. */
type FrameState = 'loading' | 'live' | 'saved';

export interface PreviewFrameProps {
  page: PreviewPage;
  language: Language;
  width: PreviewWidth;
  store: PreviewStore;
  onEscape: () => void;
}

/**
 * The public page in an iframe. Its key must change with page and language: a new address in the
 * same iframe would add an entry to the browser's history.
 */
export function PreviewFrame({ page, language, width, store, onEscape }: PreviewFrameProps) {
  const t = useText();
  const stage = useRef<HTMLDivElement>(null);
  const { frame, state, onLoad } = usePreviewFrame(store, onEscape);
  useScaled(stage, WIDTHS[width]);
  return (
    <>
      <div className={styles.words}>
        {state === 'saved' ? (
          <Notice tone="warning">{t('dashboard.preview.saved')}</Notice>
        ) : (
          <p role="status">{t(`dashboard.preview.${state}`)}</p>
        )}
      </div>
      <div ref={stage} className={styles.stage} data-width={width}>
        <iframe
          ref={frame}
          src={`${page.to}${page.to.includes('?') ? '&' : '?'}${LANGUAGE_KEY}=${language}&${PREVIEW_KEY}=1`}
          title={t('dashboard.preview.frame', {
            page: page.name,
            language: LANGUAGE_TABLE[language].name,
          })}
          className={styles.frame}
          onLoad={onLoad}
        />
      </div>
    </>
  );
}

/**
 * Posts the draft to the page in the frame once the page is ready, and after each change. Both
 * sides ignore messages of other windows and origins.
 */
function usePreviewFrame(store: PreviewStore, onEscape: () => void) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<FrameState>('loading');
  const [loaded, setLoaded] = useState(false);
  const escape = useEffectEvent(onEscape);

  useEffect(() => {
    let live = false;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const post = () => {
      const message: PreviewMessage = { type: 'draft', draft: store.get() };
      frame.current?.contentWindow?.postMessage(toPreviewMessage(message), window.location.origin);
    };
    const receive = ({ origin, source, data }: MessageEvent) => {
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
    window.addEventListener('message', receive);
    return () => {
      stop();
      clearTimeout(rest);
      window.removeEventListener('message', receive);
    };
  }, [store]);

  // A page of another release may send no known message.
  useEffect(() => {
    if (!loaded) return;
    const giveUp = () => setState((known) => (known === 'loading' ? 'saved' : known));
    const timeout = setTimeout(giveUp, TIMEOUT_MS);
    return () => clearTimeout(timeout);
  }, [loaded]);

  return { frame, state, onLoad: () => setLoaded(true) };
}

/**
 * Scales content of a fixed width to fit an element: sets `--width` to that width, and `--scale` to
 * the factor, at most 1.
 */
function useScaled(ref: RefObject<HTMLElement | null>, width: number): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    element.style.setProperty('--width', `${width}px`);
    const observer = new ResizeObserver(() => {
      element.style.setProperty('--scale', String(Math.min(1, element.clientWidth / width)));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, width]);
}
