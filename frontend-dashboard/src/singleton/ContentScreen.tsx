import { useText } from '@manjara/platform';
import { ButtonLink, VisuallyHidden } from '@manjara/ui';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ShownPage, Singleton } from './define-singleton';
import type { ListScreenName } from '../format/list-texts';
import { PageHeading } from '../page/PageHeading';
import { PreviewProvider } from '../preview/PreviewProvider';
import { SitePreview } from '../preview/SitePreview';

export interface ContentScreenProps {
  /** Key of the screen's texts below `dashboard`. */
  texts: Singleton<object, FieldValues>['texts'] | ListScreenName;
  /** The pages of the site that show the content, if any. */
  pages: readonly ShownPage[];
  children: ReactNode;
}

/** A screen that edits content of the site, with links to the pages and a preview. */
export function ContentScreen({ texts, pages, children }: ContentScreenProps) {
  const t = useText();
  return (
    <PreviewProvider>
      <PageHeading
        title={t(`dashboard.${texts}.title`)}
        actions={
          pages.length > 0 &&
          pages.map(({ path, link = 'dashboard.content.viewPage' }) => (
            <ButtonLink
              key={path}
              to={path}
              target="_blank"
              variant="secondary"
              iconAfter="external"
            >
              {t(link)} <VisuallyHidden>{t('common.opensInNewTab')}</VisuallyHidden>
            </ButtonLink>
          ))
        }
      >
        {t(`dashboard.${texts}.intro`)}
      </PageHeading>
      {pages.length > 0 ? (
        <SitePreview pages={pages.map(({ path, name }) => ({ to: path, name: t(name) }))}>
          {children}
        </SitePreview>
      ) : (
        children
      )}
    </PreviewProvider>
  );
}
