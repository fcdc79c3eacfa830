import manifest from '../package.json';
import * as platform from '.';

/**
 * Exports that remotes can import at run time, in this version. A change of this list needs a new
 * version: minor for additions, major for anything else.
 */
const CONTRACT = {
  version: '2.5',
  exports: [
    'ApiError',
    'CategoriesContext',
    'JsonLd',
    'LanguageProvider',
    'Link',
    'NAMESPACE',
    'NavLink',
    'Navigate',
    'Outlet',
    'PLATFORM_VERSION',
    'REMOTE_NAMES',
    'SiteOrigin',
    'SiteSettingsContext',
    'SiteSettingsProvider',
    'addTexts',
    'alternateAddresses',
    'apiUrl',
    'callApi',
    'createI18n',
    'data',
    'formatDate',
    'getFromApi',
    'getToken',
    'inLanguage',
    'isCompatible',
    'isRouteErrorResponse',
    'loaderLanguage',
    'matchPath',
    'pageAddress',
    'redirect',
    'setApiBase',
    'setBrowserLanguage',
    'setToastPresenter',
    'signIn',
    'signOut',
    'toInertJson',
    'toast',
    'useBlocker',
    'useCategories',
    'useLanguage',
    'useLoaderData',
    'useLocation',
    'useMatches',
    'useNavigate',
    'useNavigation',
    'useNavigationType',
    'useParams',
    'useRenewSiteSettings',
    'useRevalidator',
    'useRouteError',
    'useRouteLoaderData',
    'useRoutes',
    'useSearchParams',
    'useSiteOrigin',
    'useSiteSettings',
    'useText',
    'useToken',
    'withTexts',
  ],
};

it('the version of the contract follows the package’s own', () => {
  expect(platform.PLATFORM_VERSION).toBe(manifest.version);
});

it('what the platform exports belongs to its version', () => {
  const [major, minor] = manifest.version.split('.');
  expect({ version: `${major}.${minor}`, exports: Object.keys(platform).sort() }).toEqual(CONTRACT);
});

it('a remote of the same major and no newer minor runs on it', () => {
  expect(platform.isCompatible('2.5.9')).toBe(true);
  expect(platform.isCompatible('2.6.0')).toBe(false);
});
