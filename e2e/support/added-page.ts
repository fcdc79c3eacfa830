import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { type CleanUp, freshFolder, fromRoot } from './product';

/** The example page of the guide for teams: its folder, its route and its link. */
export const SERVICES = { ar: 'الخدمات', en: 'Services' } as const;

const PAGE = `
import { inLanguage, useLanguage, useLoaderData, useText, withTexts } from '@manjara/platform';
import { PageHead } from '../../shared/components/PageHead';
import { PageHero } from '../../shared/components/PageHero';
import { servicesTexts } from './texts';

function ServicesPage() {
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
}

export const Component = withTexts(ServicesPage, servicesTexts);
`;

const TEXTS = `
import ar from './locales/ar.json';
import en from './locales/en.json';

export const servicesTexts = { ar, en };
`;

const ROUTE = `
import { getFromApi } from '@manjara/platform';
import { pageRoute } from '../../shared/page-route';

export const servicesRoute = pageRoute({
  path: '/services',
  chunk: 'page-services',
  loader: ({ request: { signal } }) => getFromApi('/content/values', signal),
  lazy: () => import(/* webpackChunkName: "page-services" */ './ServicesPage'),
});
`;

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

async function prepend(file: string, text: string): Promise<void> {
  await writeFile(file, text + (await readFile(file, 'utf8')));
}

async function addServices(src: string): Promise<void> {
  const feature = path.join(src, 'features/services');
  await mkdir(path.join(feature, 'locales'), { recursive: true });
  await writeFile(path.join(feature, 'ServicesPage.tsx'), PAGE);
  await writeFile(path.join(feature, 'texts.ts'), TEXTS);
  await writeFile(path.join(feature, 'route.ts'), ROUTE);
  for (const [language, title] of Object.entries(SERVICES)) {
    const texts = JSON.stringify({ services: { title } });
    await writeFile(path.join(feature, `locales/${language}.json`), texts);
  }
  const routes = path.join(src, 'routes.ts');
  await insertAfter(routes, 'export const routes: RouteObject[] = [', '\n  servicesRoute,');
  await prepend(routes, "import { servicesRoute } from './features/services/route';\n");
  const navigation = path.join(src, 'navigation.ts');
  await insertAfter(navigation, 'export const navigation: NavigationItem[] = [', ITEM);
}

/** Builds the public remote with an added page from a copy of its sources; returns the build. */
export async function buildWithServices(cleanUp: CleanUp): Promise<string> {
  const root = freshFolder();
  cleanUp(() => rm(root, { recursive: true, force: true }));
  const app = path.join(root, 'frontend-public');
  await mkdir(app);
  for (const part of ['src', 'package.json', 'api-operations.json', 'rsbuild.config.ts']) {
    await cp(fromRoot('frontend-public', part), path.join(app, part), { recursive: true });
  }
  await symlink(fromRoot('node_modules'), path.join(root, 'node_modules'));
  await addServices(path.join(app, 'src'));
  await promisify(execFile)(fromRoot('node_modules/.bin/rsbuild'), ['build'], { cwd: app });
  return path.join(app, 'dist');
}
