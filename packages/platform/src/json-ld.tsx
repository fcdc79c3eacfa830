import type { Thing } from 'schema-dts';
import { toInertJson } from './inert-json';

/** A schema.org object, not a URL of one. */
export type LinkedData = Exclude<Thing, string>;

/**
 * Structured data for search engines. It is not executed, so the Content-Security-Policy allows it;
 * texts from the database cannot close the element.
 */
export function JsonLd({ data }: { data: LinkedData }) {
  const html = toInertJson({ '@context': 'https://schema.org', ...data });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />;
}
