import { Link, useText } from '@manjara/platform';
import { LanguageSwitch, Logo, StarOrnament } from '@manjara/ui';
import type { ReactNode } from 'react';
import { PageTitle } from '../../../components/PageTitle';
import styles from './AuthCard.module.css';

/** The frame of the sign-in screens: the mark, a heading and a form. */
export function AuthCard(props: { title: string; intro?: string; children: ReactNode }) {
  const t = useText();
  return (
    <div className={styles.page}>
      <PageTitle>{props.title}</PageTitle>
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
          {props.title}
        </h1>
        {props.intro && <p className={styles.intro}>{props.intro}</p>}
        {props.children}
      </div>
    </div>
  );
}
