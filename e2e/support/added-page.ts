import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { fromRoot } from './paths';
import { freshFolder } from './product';

/** The page that docs/teams.md walks through: a folder of its own, and a line wherever pages are named. */
export const SERVICES = { ar: 'الخدمات', en: 'Services' } as const;

const PAGE = `
import { useText } from '@manjara/platform';
import { PageHead } from '../../shared/components/PageHead';
import { PageHero } from '../../shared/components/PageHero';

export function ServicesPage() {
  const t = useText();
  const title = t('services.title');
  return (
    <>
      <PageHead path="/services" title={title} />
      <PageHero eyebrow={title} title={title} />
    </>
  );
}`;

const ROUTE = `
  {
    path: '/services',
    handle: chunk('page-services'),
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: "page-services" */ './features/services/ServicesPage')
      ).ServicesPage,
    }),
  },`;

const ITEM = `
  { path: '/services', label: ${JSON.stringify(SERVICES)}, inFooter: true },`;

async function insertAfter(file: string, line: string, text: string): Promise<void> {
  const code = await readFile(file, 'utf8');
  if (!code.includes(line)) throw new Error(`${file} has no line "${line}".`);
  await writeFile(
    file,
    code.replace(line, () => line + text),
  );
}

async function addServices(src: string): Promise<void> {
  const feature = path.join(src, 'features/services');
  await mkdir(path.join(feature, 'locales'), { recursive: true });
  await writeFile(path.join(feature, 'ServicesPage.tsx'), PAGE);
  await insertAfter(path.join(src, 'routes.tsx'), 'export const routes: RouteObject[] = [', ROUTE);
  const navigation = path.join(src, 'navigation/index.ts');
  await insertAfter(navigation, 'export const navigation: NavigationItem[] = [', ITEM);
  for (const [language, title] of Object.entries(SERVICES)) {
    const texts = JSON.stringify({ services: { title } });
    await writeFile(path.join(feature, `locales/${language}.json`), texts);
    const all = path.join(src, `locales/${language}.ts`);
    await insertAfter(all, 'export default {', '\n  ...services,');
    const code = await readFile(all, 'utf8');
    const own = `import services from '../features/services/locales/${language}.json';\n`;
    await writeFile(all, own + code);
  }
}

/** Builds the public remote with one page more, from a copy of its sources; answers the build. */
export async function buildWithServices(
  cleanUp: (work: () => Promise<unknown>) => void,
): Promise<string> {
  const root = freshFolder();
  cleanUp(() => rm(root, { recursive: true, force: true }));
  const app = path.join(root, 'frontend-public');
  await mkdir(app, { recursive: true });
  for (const part of ['src', 'package.json', 'rsbuild.config.ts']) {
    await cp(fromRoot('frontend-public', part), path.join(app, part), { recursive: true });
  }
  await symlink(fromRoot('node_modules'), path.join(root, 'node_modules'));
  await addServices(path.join(app, 'src'));
  const rsbuild = fromRoot('node_modules/.bin/rsbuild');
  await promisify(execFile)(rsbuild, ['build'], { cwd: app });
  return path.join(app, 'dist');
}
