import path from 'node:path';
import boundaries from 'eslint-plugin-boundaries';
import { TESTS } from './files.mjs';

/** Folders of the API, from the lowest layer up. */
const API_LAYERS = [
  ['config', 'common'],
  ['database', 'read-cache'],
  ['storage', 'images', 'mail', 'metrics'],
  ['modules', 'backup'],
  ['cli'],
];

/** Folders of the dashboard, from the lowest layer up. */
const DASHBOARD_LAYERS = [
  ['browser', 'format', 'session'],
  ['api', 'page'],
  ['fields'],
  ['pictures'],
  ['versions', 'preview'],
  ['forms', 'lists'],
  ['resource', 'singleton', 'item-list'],
  ['content/*'],
  ['content'],
  ['screens/*'],
  ['app'],
];

/** Elements of `boundaries`; the folder name matched by `*` is the `feature`. */
const layerElements = (root, layers) =>
  layers.flat().map((folder) => ({
    type: folder,
    pattern: `${root}/${folder}`,
    capture: ['feature'],
    partialMatch: false,
  }));

const layerPolicies = (layers) =>
  layers.slice(0, -1).map((lower, index) => ({
    from: { element: { types: { anyOf: lower } } },
    disallow: { to: { element: { types: { anyOf: layers.slice(index + 1).flat() } } } },
    message: 'A layer imports its own and lower ones only.',
  }));

/** No folder of these types imports another one of its type. */
const apart = (...types) =>
  types.map((type) => ({
    from: { element: { type } },
    disallow: {
      to: { element: { type, captured: { feature: '!{{ from.element.captured.feature }}' } } },
    },
    message:
      'A feature does not import another one: share it in a lower folder, or compose in the routes.',
  }));

const boundariesOf = (project, elements, policies) => ({
  plugins: { boundaries },
  settings: {
    'import/resolver': { typescript: { project, noWarnOnMultipleProjects: true } },
    'boundaries/root-path': path.dirname(import.meta.dirname),
    'boundaries/elements': elements,
  },
  rules: { 'boundaries/dependencies': ['error', { default: 'allow', policies }] },
});

/** Imports within an app: layers run downwards, features do not import each other. */
export default [
  {
    name: 'manjara/features of the public site do not import each other',
    files: ['frontend-public/src/**/*.{ts,tsx}'],
    ...boundariesOf(
      'frontend-public/tsconfig.json',
      layerElements('frontend-public/src', [['features/*']]),
      apart('features/*'),
    ),
  },
  {
    name: 'manjara/layers of the dashboard: imports run down only, and not across features',
    files: ['frontend-dashboard/src/**/*.{ts,tsx}'],
    ignores: TESTS,
    ...boundariesOf(
      'frontend-dashboard/tsconfig.json',
      layerElements('frontend-dashboard/src', DASHBOARD_LAYERS),
      [...layerPolicies(DASHBOARD_LAYERS), ...apart('content/*', 'screens/*')],
    ),
  },
  {
    name: 'manjara/layers of the API: imports run down only',
    files: ['backend/src/**/*.ts'],
    ignores: TESTS,
    ...boundariesOf(
      'backend/tsconfig.json',
      layerElements('backend/src', API_LAYERS),
      layerPolicies(API_LAYERS),
    ),
  },
];
