import { Link, useText } from '@manjara/platform';
import { LanguageSwitch, Logo, StarOrnament } from '@manjara/ui';
import type { ReactNode, SubmitEventHandler } from 'react';
import { PageTitle } from '../../page/PageTitle';
import layout from '../../page/layout.module.css';
import styles from './AuthCard.module.css';

export interface AuthCardProps {
  title: string;
  intro?: string;
  /** Makes the content a form. */
  onSubmit?: SubmitEventHandler<HTMLFormElement>;
  /** Ends with a link to the sign-in. */
  back?: boolean;
  children: ReactNode;
}

/** The frame of the sign-in screens: the mark, a heading, and a form or a message. */
export function AuthCard({ title, intro, onSubmit, back = true, children }: AuthCardProps) {
  const t = useText();
  const content = (
    <>
      {children}
      {back && <AuthLink to="/dashboard/login">{t('dashboard.auth.backToLogin')}</AuthLink>}
    </>
  );
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <div className={styles.ornament} aria-hidden="true">
        <StarOrnament />
      </div>
      <div className={styles.card}>
        <div className={styles.top}>
          <Link to="/" className={styles.logo} aria-label={t('dashboard.auth.toSite')}>
            <Logo tone="dark" />
          </Link>
          <LanguageSwitch />
        </div>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {intro && <p className={styles.intro}>{intro}</p>}
        {onSubmit ? (
          <form className={layout.stack} onSubmit={onSubmit} noValidate>
            {content}
          </form>
        ) : (
          <div className={layout.stack}>{content}</div>
        )}
      </div>
    </div>
  );
}

/** A link of these screens. */
export function AuthLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles.link}>
      {children}
    </Link>
  );
}
