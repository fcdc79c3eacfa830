import { useText } from '@manjara/platform';
import { ButtonLink, VisuallyHidden } from '@manjara/ui';
import type { ReactNode } from 'react';
import { PageHeading } from '../PageHeading';
import { PreviewProvider } from '../preview/PreviewProvider';
import { SitePreview } from '../preview/SitePreview';

export interface ContentScreenProps {
  title: string;
  intro: string;
  /** Where it is seen on the site, if it is: what the link says, and what the page is called. */
  pages: { to: string; label: string; name: string }[];
  children: ReactNode;
}

/** A screen about what pages of the site say, and the ways to look at them. */
export function ContentScreen({ title, intro, pages, children }: ContentScreenProps) {
  const t = useText();
  return (
    <PreviewProvider>
      <PageHeading
        title={title}
        actions={
          pages.length > 0 &&
          pages.map(({ to, label }) => (
            <ButtonLink key={to} to={to} target="_blank" variant="secondary" iconAfter="external">
              {label} <VisuallyHidden>{t('common.opensInNewTab')}</VisuallyHidden>
            </ButtonLink>
          ))
        }
      >
        {intro}
      </PageHeading>
      {pages.length > 0 ? <SitePreview pages={pages}>{children}</SitePreview> : children}
    </PreviewProvider>
  );
}
