import { type ActivityKind, DESCRIBED_PAGES, NO_SITE_SETTINGS } from '@manjara/contracts';
import type { Translate } from '@manjara/platform';
import { englishField } from '../../fields/pair-names';
import type { Resource } from '../../resource/define-resource';
import { LIST_SCREENS, RESOURCES } from '../../content/registry';

type Key = Parameters<Translate>[0];
type Keys = Readonly<Record<string, Key>>;

const keysBelow = (path: string, names: readonly string[]): Keys =>
  Object.fromEntries(names.map((name) => [name, `dashboard.${path}.${name}` as Key]));

const keysOf = ({ name, fields, details = [] }: Resource): Keys => ({
  ...keysBelow(
    `${name}.fields`,
    [...fields, ...details].map((field) => field.name).concat('image'),
  ),
  category: 'dashboard.forms.category',
  createdAt: 'dashboard.tables.columns.date',
});

/** Translation keys of the fields' labels, by the names of the fields in the API. */
const KEYS: Partial<Record<ActivityKind, Keys>> = {
  ...Object.fromEntries(RESOURCES.map((resource) => [resource.name, keysOf(resource)])),
  ...Object.fromEntries(
    LIST_SCREENS.map(({ name, fields }) => [name, keysBelow(`${name}.fields`, fields)]),
  ),
  'content/values': {
    value: 'dashboard.aboutContent.value',
    image: 'dashboard.aboutContent.valueImage',
    alt: 'dashboard.pictures.alt',
    focus: 'dashboard.focalPoint.title',
  },
  'content/questions': {
    title: 'dashboard.aboutContent.question',
    description: 'dashboard.aboutContent.answer',
  },
  'content/boxes': keysBelow('homeContent', ['boxTitle', 'boxText']),
  'content/home': {
    ...keysBelow('homeContent', ['mainText', 'heroImage', 'heroNoonImage', 'heroDuskImage']),
    ...keysBelow('activity.fields', ['heroDescription', 'aboutDescription', 'aboutImages']),
  },
  'content/about': keysBelow('aboutContent', ['mainText', 'images']),
  content: keysBelow('contactJoin', ['contact', 'join']),
  people: { role: 'dashboard.people.role', password: 'dashboard.people.passwordLink' },
  'page-metadata': keysBelow('pageMetadata.pages', DESCRIBED_PAGES),
  'site-settings': keysBelow('siteSettings.fields', Object.keys(NO_SITE_SETTINGS)),
};

/** Translation keys of changed fields; a text in both languages is named once. */
export function fieldKeys(kind: ActivityKind | undefined, fields: readonly string[]): Key[] {
  const keys = kind && KEYS[kind];
  const names = new Set(fields.map(englishField));
  return [...names].flatMap((name) => keys?.[name] ?? []);
}
