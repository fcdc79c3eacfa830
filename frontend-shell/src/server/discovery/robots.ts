/**
 * Crawlers may read pages and pictures, but neither the dashboard nor the API. Search results stay
 * open, because a crawler sees their `noindex` only when it reads them.
 */
export const robotsTxt = (origin: string): string =>
  [
    'User-agent: *',
    'Allow: /',
    'Allow: /api/files/',
    'Disallow: /api/',
    // Rules match by prefix: `/dashboard` alone would close `/dashboards`, too.
    'Disallow: /dashboard$',
    'Disallow: /dashboard?',
    'Disallow: /dashboard/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
