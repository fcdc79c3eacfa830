import type { Page } from '@playwright/test';

/** Records the files of releases that the page requests from now on, without those of its frames. */
export function releaseFiles(page: Page): (remote: 'public' | 'dashboard') => string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.frame() === page.mainFrame()) asked.push(new URL(request.url()).pathname);
  });
  return (remote) => asked.filter((path) => path.startsWith(`/_releases/${remote}/`));
}
