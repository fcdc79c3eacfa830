import type { Thing } from 'schema-dts';
import { toInertJson } from './inert-json';

/** A thing of schema.org that is described in place, not named by its address. */
export type LinkedData = Exclude<Thing, string>;

/**
 * What search engines read about a page, as a data block. It is never executed, so the
 * Content-Security-Policy lets it stand; texts of the database cannot end it.
 */
export function JsonLd({ data }: { data: LinkedData }) {
  const html = toInertJson({ '@context': 'https://schema.org', ...data });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />;
}
