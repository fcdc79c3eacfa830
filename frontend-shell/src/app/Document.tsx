import { LANGUAGE_TABLE } from '@manjara/contracts';
import {
  CategoriesContext,
  PageMetadataContext,
  SiteOrigin,
  SiteSettingsProvider,
  toInertJson,
  useLanguage,
} from '@manjara/platform';
import type { ReactNode } from 'react';
import { NavigationContext } from '../layout';
import { PAGE_CONTEXT_ID, type PageContext } from './page-context';

const SVG_SPRITE_ID = 'svg-sprite';
/** For hydration: the sprite as the server rendered it. */
const writtenSprite = () => document.getElementById(SVG_SPRITE_ID)?.innerHTML ?? '';

interface Props {
  page: PageContext;
  /** SVG outlines that the page refers to; on the server only. */
  svgSprite?: string;
  /** Inline styles by their addresses; on the server only. */
  css?: Record<string, string>;
  children: ReactNode;
}

/** The whole document, for server and browser. */
export function Document({ page, svgSprite, css, children }: Props) {
  const { language } = useLanguage();
  return (
    <html lang={language} dir={LANGUAGE_TABLE[language].dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#3a2416" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" sizes="any" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {page.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
        ))}
        {page.styles.map((href) =>
          page.code ? (
            <style
              key={href}
              data-href={href}
              suppressHydrationWarning
              dangerouslySetInnerHTML={{ __html: css?.[href] ?? '' }}
            />
          ) : (
            <link key={href} rel="stylesheet" href={href} precedence="default" />
          ),
        )}
      </head>
      <body>
        <div
          id={SVG_SPRITE_ID}
          hidden
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: svgSprite ?? writtenSprite() }}
        />
        <SiteOrigin value={page.origin}>
          <SiteSettingsProvider settings={page.settings}>
            <CategoriesContext value={page.categories}>
              <PageMetadataContext value={page.pages}>
                <NavigationContext value={page.navigation}>
                  <div id="root">{children}</div>
                </NavigationContext>
              </PageMetadataContext>
            </CategoriesContext>
          </SiteSettingsProvider>
        </SiteOrigin>
        <script
          type="application/json"
          id={PAGE_CONTEXT_ID}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{
            __html: typeof window === 'undefined' ? toInertJson(page) : '',
          }}
        />
      </body>
    </html>
  );
}
