import { DESCRIBED_PAGES, type DescribedPage, type SiteMetadata } from '@manjara/contracts';
import type { FieldPath } from 'react-hook-form';
import { type Picture, sentUrlOf, storedPicture } from '../../pictures/picture';
import { defineSingleton } from '../../singleton/define-singleton';
import { MetadataFields } from './MetadataFields';

interface PageValues {
  description: string;
  arDescription: string;
  image: Picture | null;
}

export type MetadataValues = Record<DescribedPage, PageValues>;

/** Where the pages are on the site. */
export const PAGE_PATHS: Readonly<Record<DescribedPage, string>> = {
  home: '/',
  about: '/about',
  projects: '/projects',
  production: '/production',
  join: '/join',
  contact: '/contact',
};

const ofPages = <T,>(valueOf: (page: DescribedPage) => T) =>
  Object.fromEntries(DESCRIBED_PAGES.map((page) => [page, valueOf(page)])) as Record<
    DescribedPage,
    T
  >;

const toValues = (pages: SiteMetadata): MetadataValues =>
  ofPages((page) => {
    const { description, arDescription, image } = pages[page];
    return { description, arDescription, image: image && storedPicture(image) };
  });

/** A picture is sent only if it has changed. */
const toBody = (values: MetadataValues, saved: MetadataValues) =>
  ofPages((page) => {
    const { description, arDescription, image } = values[page];
    const url = sentUrlOf(image);
    return {
      description: description.trim(),
      arDescription: arDescription.trim(),
      ...(url !== sentUrlOf(saved[page].image) && { image: url }),
    };
  });

/** Descriptions and share pictures of the pages, saved together. */
export const pageMetadata = defineSingleton<SiteMetadata, MetadataValues>({
  path: '/page-metadata',
  formName: 'page-metadata',
  texts: 'pageMetadata',
  pages: [],
  read: toValues,
  toBody,
  fieldFor: (apiField) =>
    DESCRIBED_PAGES.some((page) => apiField.startsWith(`${page}.`))
      ? (apiField as FieldPath<MetadataValues>)
      : null,
  labels: (t) => ofPages((page) => t(`dashboard.pageMetadata.pages.${page}`)),
  Fields: MetadataFields,
});
