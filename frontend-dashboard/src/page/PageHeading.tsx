import { Link, useText } from '@manjara/platform';
import { Icon } from '@manjara/ui';
import type { MouseEvent, ReactNode } from 'react';
import { useBackToList } from './useBackToList';
import { Help, type HelpTopic } from './help/Help';
import layout from './layout.module.css';
import styles from './PageHeading.module.css';
import { PageTitle } from './PageTitle';

export interface PageHeadingProps {
  title: string;
  /** Explained beside the title. */
  help?: HelpTopic;
  /** A line below the title. */
  children?: ReactNode;
  /** Buttons at the end of the line. */
  actions?: ReactNode;
  /** Link back to the previous screen. */
  back?: BackLinkProps;
}

/** The first heading of a screen; also sets the document title. */
export function PageHeading({ title, help, children, actions, back }: PageHeadingProps) {
  return (
    <header className={styles.heading}>
      <PageTitle>{title}</PageTitle>
      {back && <BackLink {...back} />}
      <div className={styles.line}>
        <div>
          <div className={styles.name}>
            <h1 id="screen-title" className={styles.title} tabIndex={-1}>
              {title}
            </h1>
            {help && <Help topic={help} />}
          </div>
          {children && <div className={styles.text}>{children}</div>}
        </div>
        {actions && <div className={layout.buttons}>{actions}</div>}
      </div>
    </header>
  );
}

interface BackLinkProps {
  to: string;
  label: string;
}

function BackLink({ to, label }: BackLinkProps) {
  const t = useText();
  const backToList = useBackToList(to);
  function go(event: MouseEvent) {
    // With a modifier key the browser opens the link, e.g. in another tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    backToList();
  }
  return (
    <Link to={to} onClick={go} className={styles.back} aria-label={`${t('common.back')}: ${label}`}>
      <Icon name="arrow-start" size={18} />
      <span>{label}</span>
    </Link>
  );
}
