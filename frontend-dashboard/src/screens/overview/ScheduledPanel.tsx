import type { ScheduledItem } from '@manjara/contracts';
import { inLanguage, Link, useLanguage, useText } from '@manjara/platform';
import { Icon, type IconName } from '@manjara/ui';
import { RESOURCES } from '../../content/registry';
import { useDateTime } from '../../format/useDateTime';
import { Panel } from '../../page/Panel';
import { pathsOf, type Resource } from '../../resource/define-resource';
import { useFaultNames } from '../../resource/schedule/useFaultNames';
import { useResourceLabels } from '../../resource/useResourceLabels';
import { useScheduled } from './overview';
import styles from './WaitingList.module.css';

interface RowProps {
  item: ScheduledItem;
}

/** The drafts that wait for their time of publication; absent where none does. */
export function ScheduledPanel() {
  const t = useText();
  const { data = [] } = useScheduled();
  if (data.length === 0) return null;
  return (
    <Panel title={t('dashboard.overview.scheduled')}>
      <ul className={styles.list}>
        {data.map((item) => {
          const resource = RESOURCES.find(({ name }) => name === item.kind);
          return (
            <li key={item._id}>
              {resource ? (
                <EntityRow item={item} resource={resource} />
              ) : (
                <PartnerRow item={item} />
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

function EntityRow({ item, resource }: RowProps & { resource: Resource }) {
  const { labels } = useResourceLabels(resource);
  return (
    <Row item={item} to={pathsOf(resource).edit(item._id)} icon={resource.icon} labels={labels} />
  );
}

function PartnerRow({ item }: RowProps) {
  const t = useText();
  const labels = { image: t('dashboard.partners.fields.image'), alt: t('dashboard.partners.name') };
  return <Row item={item} to="/dashboard/add-partner" icon="partner" labels={labels} />;
}

interface RowTarget extends RowProps {
  to: string;
  icon: IconName;
  labels: Readonly<Record<string, string>>;
}

function Row({ item, to, icon, labels }: RowTarget) {
  const t = useText();
  const { language } = useLanguage();
  const { publishAt, publishFaults } = item;
  const time = useDateTime('full')(publishAt);
  const fields = useFaultNames(labels)(publishFaults);
  return (
    <Link to={to} className={styles.item}>
      <Icon name={publishFaults ? 'warning' : icon} />
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
