import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { type CleanUp, freshFolder, fromRoot } from './product';

export const SERVICES = { ar: 'الخدمات', en: 'Services' } as const;

const LINK = `
  { path: '/services', label: { ar: '${SERVICES.ar}', en: '${SERVICES.en}' }, inFooter: true },`;
/** The content is that of another page. */
const ROUTE = `
  {
    path: '/services',
    handle: chunk('page-privacy'),
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: "page-privacy" */ './features/privacy/PrivacyPage')
      ).PrivacyPage,
    }),
  },`;
const IN_SITEMAP =
  "    ...['/production', '/join', '/contact', '/privacy'].map((path) => ({ path })),";

async function insertAfter(file: string, line: string, text: string): Promise<void> {
  const code = await readFile(file, 'utf8');
  if (!code.includes(line)) throw new Error(`${file} has no line "${line}".`);
  await writeFile(
    file,
    code.replace(line, () => line + text),
  );
}

/** Builds the public remote with an added page, from a copy of its sources; returns the build. */
export async function buildWithServices(cleanUp: CleanUp): Promise<string> {
  const root = freshFolder();
  cleanUp(() => rm(root, { recursive: true, force: true }));
  const app = path.join(root, 'frontend-public');
  await mkdir(app);
  for (const part of ['src', 'package.json', 'api-operations.json', 'rsbuild.config.ts']) {
    await cp(fromRoot('frontend-public', part), path.join(app, part), { recursive: true });
  }
  await symlink(fromRoot('node_modules'), path.join(root, 'node_modules'));

  const src = (file: string) => path.join(app, 'src', file);
  await insertAfter(src('routes.tsx'), 'export const routes: RouteObject[] = [', ROUTE);
  await insertAfter(src('navigation/index.ts'), 'navigation: NavigationItem[] = [', LINK);
  await insertAfter(src('sitemap.ts'), IN_SITEMAP, "\n    { path: '/services' },");
  await promisify(execFile)(fromRoot('node_modules/.bin/rsbuild'), ['build'], { cwd: app });
  return path.join(app, 'dist');
}
