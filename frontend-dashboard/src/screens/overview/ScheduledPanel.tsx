import type { ScheduledItem } from '@manjara/contracts';
import { inLanguage, Link, useLanguage, useText } from '@manjara/platform';
import { Icon } from '@manjara/ui';
import { RESOURCES } from '../../content/registry';
import { useDateTime } from '../../format/useDateTime';
import { Panel } from '../../page/Panel';
import { pathsOf } from '../../resource/define-resource';
import { useFaultNames } from '../../resource/schedule/useFaultNames';
import { useScheduled } from './overview';
import styles from './WaitingList.module.css';

/** The drafts that wait for their time of publication; absent where none does. */
export function ScheduledPanel() {
  const t = useText();
  const { data = [] } = useScheduled();
  if (data.length === 0) return null;
  return (
    <Panel title={t('dashboard.overview.scheduled')}>
      <ul className={styles.list}>
        {data.map((item) => (
          <li key={item._id}>
            <Scheduled item={item} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Scheduled({ item }: { item: ScheduledItem }) {
  const t = useText();
  const { language } = useLanguage();
  const { kind, _id, publishAt, publishFaults } = item;
  const resource = RESOURCES.find(({ name }) => name === kind)!;
  const time = useDateTime('full')(publishAt);
  const fields = useFaultNames(resource)(publishFaults ?? []);
  return (
    <Link to={pathsOf(resource).edit(_id)} className={styles.item}>
      <Icon name={publishFaults ? 'warning' : resource.icon} />
      <span>
        <bdi>{inLanguage(item, 'name', language)}</bdi>
        <time dateTime={publishAt} className={styles.time}>
          {publishFaults ? t('dashboard.overview.notPublished', { time, fields }) : time}
        </time>
      </span>
      <Icon name="chevron-end" size={18} />
    </Link>
  );
}
