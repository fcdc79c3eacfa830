import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { freshFolder, fromRoot } from './product';

/** The example page of the guide for teams: its folder, and an entry in each list of pages. */
export const SERVICES = { ar: 'الخدمات', en: 'Services' } as const;

const PAGE = `
import { inLanguage, useLanguage, useLoaderData, useText } from '@manjara/platform';
import { PageHead } from '../../shared/components/PageHead';
import { PageHero } from '../../shared/components/PageHero';

export function ServicesPage() {
  const t = useText();
  const { language } = useLanguage();
  const values = useLoaderData();
  const title = t('services.title');
  return (
    <>
      <PageHead path="/services" title={title} />
      <PageHero eyebrow={title} title={title} />
      <ul>
        {values.map((value) => (
          <li key={value._id}>{inLanguage(value, 'value', language)}</li>
        ))}
      </ul>
    </>
  );
}`;

const LOADER = `
import { getFromApi } from '@manjara/platform';

export const servicesLoader = ({ request: { signal } }) => getFromApi('/content/values', signal);
`;

const ROUTE = `
  {
    path: '/services',
    handle: chunk('page-services'),
    loader: servicesLoader,
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: "page-services" */ './features/services/ServicesPage')
      ).ServicesPage,
    }),
  },`;

const ITEM = `
  { path: '/services', label: label('services'), inFooter: true },`;

/** The line of the sitemap that lists the pages. */
const PAGES = "    ...['/production', '/join', '/contact', '/privacy'].map((path) => ({ path })),";
const SITEMAP = `
    { path: '/services' },`;

async function insertAfter(file: string, line: string, text: string): Promise<void> {
  const code = await readFile(file, 'utf8');
  if (!code.includes(line)) throw new Error(`${file} has no line "${line}".`);
  await writeFile(
    file,
    code.replace(line, () => line + text),
  );
}

async function prepend(file: string, text: string): Promise<void> {
  await writeFile(file, text + (await readFile(file, 'utf8')));
}

async function addServices(src: string): Promise<void> {
  const feature = path.join(src, 'features/services');
  await mkdir(path.join(feature, 'locales'), { recursive: true });
  await writeFile(path.join(feature, 'ServicesPage.tsx'), PAGE);
  await mkdir(path.join(feature, 'api'));
  await writeFile(path.join(feature, 'api/services-loader.ts'), LOADER);
  const routes = path.join(src, 'routes.tsx');
  await insertAfter(routes, 'export const routes: RouteObject[] = [', ROUTE);
  await prepend(
    routes,
    "import { servicesLoader } from './features/services/api/services-loader';\n",
  );
  await insertAfter(path.join(src, 'sitemap.ts'), PAGES, SITEMAP);
  const navigation = path.join(src, 'navigation/index.ts');
  await insertAfter(navigation, 'export const navigation: NavigationItem[] = [', ITEM);
  for (const [language, title] of Object.entries(SERVICES)) {
    const texts = JSON.stringify({ services: { title } });
    await writeFile(path.join(feature, `locales/${language}.json`), texts);
    const all = path.join(src, `locales/${language}.ts`);
    await insertAfter(all, 'export default {', '\n  ...services,');
    await prepend(all, `import services from '../features/services/locales/${language}.json';\n`);
    const words = path.join(src, `navigation/locales/${language}.json`);
    const entry = `\n    "services": ${JSON.stringify(title)},`;
    await insertAfter(words, '"navigation": {', entry);
  }
}

/** Builds the public remote with an added page from a copy of its sources; returns the build. */
export async function buildWithServices(
  cleanUp: (work: () => Promise<unknown>) => void,
): Promise<string> {
  const root = freshFolder();
  cleanUp(() => rm(root, { recursive: true, force: true }));
  const app = path.join(root, 'frontend-public');
  await mkdir(app, { recursive: true });
  for (const part of ['src', 'package.json', 'api-operations.json', 'rsbuild.config.ts']) {
    await cp(fromRoot('frontend-public', part), path.join(app, part), { recursive: true });
  }
  await symlink(fromRoot('node_modules'), path.join(root, 'node_modules'));
  await addServices(path.join(app, 'src'));
  const rsbuild = fromRoot('node_modules/.bin/rsbuild');
  await promisify(execFile)(rsbuild, ['build'], { cwd: app });
  return path.join(app, 'dist');
}
