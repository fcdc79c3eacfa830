import { useText } from '@manjara/platform';
import { ButtonLink, VisuallyHidden } from '@manjara/ui';
import type { ReactNode } from 'react';
import { PageHeading } from '../PageHeading';
import styles from './ContentScreen.module.css';

export interface ContentScreenProps {
  title: string;
  intro: string;
  /** Where the content is seen on the site. */
  pages: { to: string; label: string }[];
  children: ReactNode;
}

/** A screen about what pages of the site say, and the way to look at them. */
export function ContentScreen({ title, intro, pages, children }: ContentScreenProps) {
  const t = useText();
  return (
    <>
      <PageHeading
        title={title}
        actions={pages.map(({ to, label }) => (
          <ButtonLink key={to} to={to} target="_blank" variant="secondary" iconAfter="external">
            {label} <VisuallyHidden>{t('common.opensInNewTab')}</VisuallyHidden>
          </ButtonLink>
        ))}
      >
        {intro}
      </PageHeading>
      <div className={styles.screen}>{children}</div>
    </>
  );
}
