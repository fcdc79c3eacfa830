import type { JobApplication } from '@manjara/contracts';
import { toast, useText } from '@manjara/platform';
import { Icon, VisuallyHidden } from '@manjara/ui';
import { useQueryClient } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { inboxKey, isFresh, pageWith } from '../../../api/inbox/inbox';
import { useFailureText } from '../../../api/useFailureText';
import { isSilent } from '../../../api/failure';
import { logFailure } from '../../../browser/log';
import styles from './CardLink.module.css';

/**
 * Shows the CV in a new tab (spec §2). If its link has expired, opens the tab on the click, because
 * a later one would be blocked, then fetches a new link.
 */
export function CvLink({ job: { _id, cv } }: { job: JobApplication }) {
  const t = useText();
  const client = useQueryClient();
  const failureText = useFailureText();

  async function freshLink(): Promise<string> {
    const queryKey = inboxKey('jobs');
    await client.refetchQueries({ queryKey, type: 'active' }, { throwOnError: true });
    const job = pageWith(client, 'jobs', _id)?.items.find((item) => item._id === _id);
    if (!job || !('cv' in job)) throw new Error('The application is gone.');
    return new URL(job.cv, window.location.href).href;
  }

  async function open(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
    const page = pageWith(client, 'jobs', _id);
    if (page && isFresh(page)) return;
    event.preventDefault();
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    try {
      const link = await freshLink();
      if (tab) tab.location.replace(link);
      else toast.info(t('dashboard.inbox.cvReady'), { id: _id });
    } catch (error) {
      tab?.close();
      if (isSilent(error)) return;
      logFailure('The CV could not be opened.', error);
      toast.error(failureText(error, t('dashboard.inbox.cvFailed')), { id: _id });
    }
  }

  return (
    <a
      href={cv}
      target="_blank"
      rel="noopener noreferrer"
      className={styles.link}
      onClick={(event) => void open(event)}
    >
      <Icon name="file" size={18} />
      <span>{t('dashboard.inbox.showCv')}</span>
      <VisuallyHidden>{t('common.opensInNewTab')}</VisuallyHidden>
    </a>
  );
}
