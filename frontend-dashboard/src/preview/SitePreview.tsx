import { useText } from '@manjara/platform';
import { Button, Dialog, IconButton, useMediaQuery } from '@manjara/ui';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { PreviewPage } from './PreviewFrame';
import { PreviewPane, usePreviewView } from './PreviewPane';
import { usePreview } from './PreviewProvider';
import styles from './SitePreview.module.css';

/** Windows that are wide enough for the preview next to the forms. */
const WIDE = '(min-width: 1360px)';

export interface SitePreviewProps {
  pages: readonly PreviewPage[];
  children: ReactNode;
}

/**
 * Shows the preview next to the forms, or in a dialog if the window is too narrow or the preview is
 * enlarged.
 */
export function SitePreview({ pages, children }: SitePreviewProps) {
  const t = useText();
  const id = useId();
  const { open, setOpen, button } = usePreview();
  const view = usePreviewView(pages);
  const isWide = useMediaQuery(WIDE);
  const [large, setLarge] = useState(false);
  const enlarge = useRef<HTMLButtonElement>(null);
  const wasLarge = useRef(false);
  const beside = open && isWide && !large;

  // Focus the enlarge button again after the dialog is closed.
  useEffect(() => {
    if (wasLarge.current && beside) enlarge.current?.focus();
    wasLarge.current = large;
  }, [large, beside]);

  function close(): void {
    setOpen(false);
    button.current?.focus();
  }
  const leaveDialog = () => {
    setLarge(false);
    if (!isWide) setOpen(false);
  };

  return (
    <div className={styles.screen} data-beside={beside || undefined}>
      <div className={styles.forms}>{children}</div>
      {beside && (
        <section className={styles.beside} aria-labelledby={id}>
          <PreviewPane
            view={view}
            title={
              <h2 id={id} className={styles.title}>
                {t('dashboard.preview.title')}
              </h2>
            }
            actions={
              <>
                <IconButton
                  ref={enlarge}
                  icon="enlarge"
                  label={t('dashboard.preview.enlarge')}
                  title={t('dashboard.preview.enlarge')}
                  onClick={() => setLarge(true)}
                />
                <IconButton
                  icon="close"
                  label={t('dashboard.preview.close')}
                  title={t('dashboard.preview.close')}
                  onClick={close}
                />
              </>
            }
            onClose={close}
          />
        </section>
      )}
      <Dialog
        open={open && !beside}
        onClose={leaveDialog}
        title={t('dashboard.preview.title')}
        hideTitle
        closeLabel={t('dashboard.preview.close')}
        className={styles.over}
      >
        <div className={styles.whole}>
          <PreviewPane
            view={view}
            title={
              <span className={styles.title} aria-hidden="true">
                {t('dashboard.preview.title')}
              </span>
            }
            onClose={leaveDialog}
          />
        </div>
      </Dialog>
    </div>
  );
}

/** Opens and closes the preview of a screen. */
export function PreviewButton() {
  const t = useText();
  const { open, setOpen, button } = usePreview();
  return (
    <Button
      ref={button}
      variant="secondary"
      icon="eye"
      aria-expanded={open}
      onClick={() => setOpen(!open)}
    >
      {t('dashboard.preview.open')}
    </Button>
  );
}
