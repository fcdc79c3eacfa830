import { useText } from '@manjara/platform';
import { IconButton, Tooltip } from '@manjara/ui';
import styles from './Help.module.css';
import type english from './locales/en.json';

export type HelpTopic = keyof (typeof english)['texts'];

/** A "?" button with a short explanation, on hover, focus and tap. */
export function Help({ topic }: { topic: HelpTopic }) {
  const t = useText();
  const name = t(`dashboard.help.names.${topic}`);
  return (
    <Tooltip content={t(`dashboard.help.texts.${topic}`)}>
      <IconButton
        icon="help"
        size="s"
        className={styles.button}
        label={t('dashboard.help.label', { name })}
      />
    </Tooltip>
  );
}
