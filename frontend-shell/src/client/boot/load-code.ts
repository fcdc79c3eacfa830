import { PAGE_CONTEXT_ID, type PageContext } from '../../app/page-context';

/** Adds the page's scripts, and preloads of the remote's files. */
export function loadCode(): void {
  const context = document.getElementById(PAGE_CONTEXT_ID)?.textContent;
  const { code } = JSON.parse(context ?? '{}') as Partial<PageContext>;
  if (!code) return;
  for (const src of code.scripts) {
    const script = document.createElement('script');
    script.crossOrigin = 'anonymous';
    script.src = src;
    document.head.append(script);
  }
  for (const { href, integrity } of code.preloads) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.crossOrigin = 'anonymous';
    if (integrity) link.integrity = integrity;
    link.href = href;
    document.head.append(link);
  }
}
