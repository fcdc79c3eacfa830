import { PREVIEW_ID } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import type { ReactNode } from 'react';
import { PreviewProvider } from '../preview/PreviewProvider';
import { SitePreview } from '../preview/SitePreview';
import type { Resource } from './define-resource';

export interface ResourcePreviewProps {
  resource: Resource;
  /** Id of a published entity; others have a page in the preview only. */
  id?: string;
  children: ReactNode;
}

/** Previews the form on the pages of the site that show such an entity. */
export function ResourcePreview({ resource, id = PREVIEW_ID, children }: ResourcePreviewProps) {
  const t = useText();
  const { preview } = resource;
  const pages = preview?.pages.map(({ name, path }) => ({
    to: path(id),
    name: t(`dashboard.preview.${name}`),
  }));
  return (
    <PreviewProvider>
      {pages ? <SitePreview pages={pages}>{children}</SitePreview> : children}
    </PreviewProvider>
  );
}
