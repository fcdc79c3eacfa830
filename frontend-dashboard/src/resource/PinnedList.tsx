import { useLanguage, useText } from '@manjara/platform';
import { Icon, IconButton, Picture } from '@manjara/ui';
import { OrderableItem } from '../lists/OrderableItem';
import { SortArea } from '../lists/SortArea';
import styles from './PinnedList.module.css';
import type { Pinned } from './usePinned';

/** The pinned entities, which can be put into another order. */
export default function PinnedList({ pinned }: { pinned: Pinned }) {
  const t = useText();
  const { locale } = useLanguage();
  const { items, max, nameOf } = pinned;
  const number = (value: number) => value.toLocaleString(locale);
  return (
    <details className={styles.panel}>
      <summary className={styles.summary}>
        <Icon name="pin" size={18} />
        <span className={styles.title}>{t('dashboard.pinned.title')}</span>
        <span>
          {t('dashboard.pinned.count', { number: number(items.length), max: number(max) })}
        </span>
        <Icon name="chevron-down" size={18} className={styles.chevron} />
      </summary>
      <SortArea ids={items.map(({ _id }) => _id)} onMove={pinned.move}>
        <ol className={styles.list}>
          {items.map((entity, index) => (
            <li key={entity._id} className={styles.item}>
              <OrderableItem
                id={entity._id}
                name={nameOf(entity)}
                index={index}
                count={items.length}
                onMove={pinned.move}
                inGrid={false}
                actions={
                  <IconButton
                    icon="pin-off"
                    size="s"
                    label={t('dashboard.pinned.removeName', { name: nameOf(entity) })}
                    title={t('dashboard.pinned.remove')}
                    onClick={() => pinned.toggle(entity)}
                  />
                }
              >
                {entity.image.url && (
                  <Picture
                    image={entity.image}
                    alt=""
                    cover
                    className={styles.picture}
                    sizes="64px"
                  />
                )}
                <bdi className={styles.name}>{nameOf(entity)}</bdi>
              </OrderableItem>
            </li>
          ))}
        </ol>
      </SortArea>
    </details>
  );
}
