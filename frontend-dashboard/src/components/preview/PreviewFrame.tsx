import { type Language, LANGUAGE_KEY, LANGUAGE_TABLE, PREVIEW_KEY } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { useRef } from 'react';
import type { PreviewStore } from '../../lib/site-preview';
import { Notice } from '../Notice';
import styles from './PreviewFrame.module.css';
import { usePreviewFrame } from './usePreviewFrame';
import { useScaled } from './useScaled';

/** A page of the site that has a preview. */
export interface PreviewPage {
  to: string;
  name: string;
}

/** How wide the windows are that the page is shown in, in pixels. */
export const WIDTHS = { phone: 390, desktop: 1280 } as const;

export interface PreviewFrameProps {
  page: PreviewPage;
  language: Language;
  width: keyof typeof WIDTHS;
  store: PreviewStore;
  onEscape: () => void;
}

/**
 * The public page itself, as a document of its own. It names its language, whatever the visitor's
 * is. Another page or language must be another element: the browser's history would else take it
 * for a step.
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
