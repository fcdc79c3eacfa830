import { LANGUAGE_TABLE } from '@manjara/contracts';
import { SiteOrigin, SiteSettingsProvider, toInertJson, useLanguage } from '@manjara/platform';
import type { ReactNode } from 'react';
import { NavigationContext } from '../layout';
import { PAGE_CONTEXT_ID, type PageContext } from './page-context';

const SVG_SPRITE_ID = 'svg-sprite';
/** In the browser they are what the server wrote. */
const writtenSprite = () => document.getElementById(SVG_SPRITE_ID)?.innerHTML ?? '';

interface Props {
  page: PageContext;
  /** Outlines that the page refers to; given on the server. */
  svgSprite?: string;
  /** Texts of the styles that the page holds; given on the server. */
  css?: Record<string, string>;
  children: ReactNode;
}

/** The whole document; the server renders it and the browser hydrates it. */
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
        <link rel="manifest" href="/manifest.webmanifest" />
        {page.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
        ))}
        {page.styles.map((href) =>
          page.inline ? (
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
            <NavigationContext value={page.navigation}>
              <div id="root">{children}</div>
            </NavigationContext>
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
