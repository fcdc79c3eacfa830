import '@manjara/ui/inner-page-icons';
import { toast, useText } from '@manjara/platform';
import { Button } from '@manjara/ui';
import styles from './ShareButton.module.css';

const TOAST = { id: 'share' };

interface Props {
  title: string;
  /** Absolute address. */
  url: string;
}

/** Opens the device's share sheet, or copies the link. */
export function ShareButton({ title, url }: Props) {
  const t = useText();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      toast.success(t('projectsp.share.copied'), TOAST);
    } catch {
      // Without https there is no clipboard: the link can be copied from here.
      toast.info(url, TOAST);
    }
  }
  async function share(): Promise<void> {
    if (!('share' in navigator)) return copy();
    try {
      await navigator.share({ title, url });
    } catch (error) {
      const isCancelled = error instanceof Error && error.name === 'AbortError';
      if (!isCancelled) await copy();
    }
  }
  return (
    <Button variant="ghost" icon="share" className={styles.share} onClick={() => void share()}>
      {t('projectsp.share.label')}
    </Button>
  );
}
