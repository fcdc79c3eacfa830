import type { SiteSettings } from '@manjara/contracts';

const png = (size: number, purpose?: 'maskable') => ({
  src: `/icon-${purpose ? `${purpose}-` : ''}${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  ...(purpose && { purpose }),
});

/** The web app manifest of the public site, in its default language. */
export const webManifest = ({ arName, arTagline }: SiteSettings) => ({
  id: '/',
  name: `${arName}: أعمال الخشب والتجهيز الداخلي`,
  short_name: arName,
  description:
    arTagline ||
    'أعمال النجارة والمنتجات الخشبية والتجهيز الداخلي المتكامل، تصميمًا وتصنيعًا في جدة.',
  lang: 'ar',
  dir: 'rtl',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: '#fbf8f3',
  theme_color: '#3a2416',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    png(192),
    png(512),
    png(192, 'maskable'),
    png(512, 'maskable'),
  ],
});
