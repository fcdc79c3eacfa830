import '../icons/state-icons';
import { useText } from '@manjara/platform';
import type { ReactNode } from 'react';
import { Button } from '../actions/Button';
import { StarOrnament } from '../brand/StarOrnament';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/icons';
import styles from './states.module.css';

interface StateProps {
  icon: IconName;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** Level of the title; 2 by default. */
  level?: 1 | 2 | 3;
  tone?: 'calm' | 'danger';
  role?: 'alert' | 'status';
}

/** A message instead of content: an icon in the star ornament, text and an action. */
function State({ icon, title, children, action, level = 2, tone = 'calm', role }: StateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.state} data-tone={tone} role={role}>
      <span className={styles.emblem} aria-hidden="true">
        <StarOrnament className={styles.star} />
        <Icon name={icon} size={28} />
      </span>
      <Heading className={styles.title} tabIndex={level === 1 ? -1 : undefined}>
        {title}
      </Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

type EmptyStateProps = Omit<StateProps, 'tone'>;

/** Nothing to show, and what to do about it. */
export const EmptyState = (props: EmptyStateProps) => <State {...props} />;

interface ErrorStateProps extends Omit<StateProps, 'tone' | 'icon' | 'role'> {
  icon?: IconName;
  onRetry?: () => void;
}

/** A failure: announced at once, with a retry button if `onRetry` is given. */
export function ErrorState({ icon = 'warning', onRetry, action, ...rest }: ErrorStateProps) {
  const t = useText();
  const actions = (onRetry || action) && (
    <>
      {onRetry && (
        <Button icon="refresh" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      )}
      {action}
    </>
  );
  return <State icon={icon} tone="danger" role="alert" action={actions} {...rest} />;
}
