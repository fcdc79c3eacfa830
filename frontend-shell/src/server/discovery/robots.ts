/**
 * What crawlers may read: the pages and their pictures, neither the dashboard nor the API. Search
 * results are left open, because only who reads them learns that they are not to be listed.
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
