import { whatsappLink } from '@manjara/contracts';
import { toast, useSiteOrigin, useText } from '@manjara/platform';
import { Button, Dialog } from '@manjara/ui';
import { logFailure } from '../../browser/log';
import { useDateTime } from '../../format/useDateTime';
import { Notice } from '../../page/Notice';
import styles from './PeoplePage.module.css';

export interface LinkDialogProps {
  title: string;
  /** With its token behind the `#`, which no server and no log sees. */
  path: string;
  /** The text to send with the link. */
  message: string;
  until: string;
  onClose: () => void;
}

/** A new link, to be handed over: it is not shown again. */
export function LinkDialog({ title, path, message, until, onClose }: LinkDialogProps) {
  const t = useText();
  const moment = useDateTime();
  const url = new URL(path, useSiteOrigin() || window.location.origin).href;

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      toast.success(t('dashboard.share.copied'), { id: 'link' });
    } catch (error) {
      logFailure('The link could not be copied.', error);
      toast.error(t('dashboard.people.link.notCopied'), { id: 'link' });
    }
  }

  return (
    <Dialog
      open
      persistent
      size="s"
      title={title}
      onClose={onClose}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {t('dashboard.people.link.done')}
        </Button>
      }
    >
      <div className={styles.dialog}>
        <p>{t('dashboard.people.link.send', { time: moment(until) })}</p>
        <code className={styles.address} dir="ltr">
          {url}
        </code>
        <div className={styles.dialogActions}>
          <Button
            icon="whatsapp"
            data-autofocus
            // Without a number WhatsApp asks for the chat.
            onClick={() =>
              window.open(whatsappLink('', `${message}\n${url}`), '_blank', 'noopener')
            }
          >
            {t('dashboard.people.link.whatsapp')}
          </Button>
          <Button variant="secondary" icon="copy" onClick={() => void copy()}>
            {t('dashboard.share.copy')}
          </Button>
        </div>
        <Notice>{t('dashboard.people.link.secret')}</Notice>
      </div>
    </Dialog>
  );
}
