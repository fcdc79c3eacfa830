import { Link, useLanguage, useText } from '@manjara/platform';
import { Button, Icon, VisuallyHidden } from '@manjara/ui';
import clsx from 'clsx';
import { useState } from 'react';
import { Panel } from '../../../page/Panel';
import list from '../WaitingList.module.css';
import type { Step } from './first-hour';
import styles from './FirstHourPanel.module.css';
import { RemoveDemoDialog } from './RemoveDemoDialog';

export interface FirstHourPanelProps {
  steps: readonly Step[];
  onHide: () => void;
}

/** The first steps with a new site, of which those that were taken are ticked. */
export function FirstHourPanel({ steps, onHide }: FirstHourPanelProps) {
  const t = useText();
  const { locale } = useLanguage();
  const [isRemoving, setRemoving] = useState(false);
  const done = steps.filter((step) => step.done).length;
  return (
    <Panel
      title={t('dashboard.firstHour.title')}
      aside={
        <span className={styles.aside}>
          {t('dashboard.firstHour.progress', {
            done: done.toLocaleString(locale),
            total: steps.length.toLocaleString(locale),
          })}
          <Button variant="ghost" size="s" onClick={onHide}>
            {t('dashboard.firstHour.hide')}
          </Button>
        </span>
      }
    >
      <p className={styles.intro}>{t('dashboard.firstHour.intro')}</p>
      <ol className={list.list}>
        {steps.map((step) => (
          <li key={step.name}>
            <StepItem step={step} onRemoveDemo={() => setRemoving(true)} />
          </li>
        ))}
      </ol>
      {isRemoving && <RemoveDemoDialog onClose={() => setRemoving(false)} />}
    </Panel>
  );
}

function StepItem({ step, onRemoveDemo }: { step: Step; onRemoveDemo: () => void }) {
  const t = useText();
  const { name, icon, to, done } = step;
  const text = t(`dashboard.firstHour.steps.${name}`);
  if (done) {
    return (
      <p className={clsx(list.item, styles.done)}>
        <Icon name="check" />
        <span>
          <VisuallyHidden>{t('dashboard.firstHour.done')} </VisuallyHidden>
          {text}
        </span>
      </p>
    );
  }
  const content = (
    <>
      <Icon name={icon} />
      <span>{text}</span>
      <Icon name="chevron-end" size={18} />
    </>
  );
  return to ? (
    <Link to={`/dashboard/${to}`} className={list.item}>
      {content}
    </Link>
  ) : (
    <button type="button" className={clsx(list.item, styles.button)} onClick={onRemoveDemo}>
      {content}
    </button>
  );
}
