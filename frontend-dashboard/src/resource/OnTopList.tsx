import { useLanguage, useText } from '@manjara/platform';
import { Icon, IconButton, Picture } from '@manjara/ui';
import { OrderableItem } from '../item-list/OrderableItem';
import { SortArea } from '../components/SortArea';
import styles from './OnTopList.module.css';
import type { OnTop } from './useOnTop';

/** What the site shows on top, brought into an order of its own. */
export function OnTopList({ onTop }: { onTop: OnTop }) {
  const t = useText();
  const { locale } = useLanguage();
  const { items, max, nameOf } = onTop;
  const number = (value: number) => value.toLocaleString(locale);
  return (
    <details className={styles.panel}>
      <summary className={styles.summary}>
        <Icon name="pin" size={18} />
        <span className={styles.title}>{t('dashboard.onTop.title')}</span>
        <span>
          {t('dashboard.onTop.count', { number: number(items.length), max: number(max) })}
        </span>
        <Icon name="chevron-down" size={18} className={styles.chevron} />
      </summary>
      <SortArea ids={items.map(({ _id }) => _id)} onMove={onTop.move}>
        <ol className={styles.list}>
          {items.map((entity, index) => (
            <li key={entity._id} className={styles.item}>
              <OrderableItem
                id={entity._id}
                name={nameOf(entity)}
                index={index}
                count={items.length}
                onMove={onTop.move}
                inGrid={false}
                actions={
                  <IconButton
                    icon="pin-off"
                    size="s"
                    label={t('dashboard.onTop.removeName', { name: nameOf(entity) })}
                    title={t('dashboard.onTop.remove')}
                    onClick={() => onTop.toggle(entity)}
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
