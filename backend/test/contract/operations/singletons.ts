import { DESCRIBED_PAGES, LIMITS, SOCIAL_NETWORKS } from '@manjara/contracts';
import {
  email,
  type Field,
  flag,
  focus,
  phone,
  section,
  slot,
  text,
  bothLanguages,
} from '../support/field';
import { type Form, type Operation, ownersOnly } from '../support/operation';
import type { Payload } from '../support/payload';
import { IMAGE } from '../support/shapes';

const SLOTS = [0, 1, 2, 3];
const ALT = { max: LIMITS.alt, presence: 'optional' } as const;
const SHORT = { max: LIMITS.shortText, presence: 'optional' } as const;
const LONG = { max: LIMITS.longText, lines: true, presence: 'optional' } as const;
const SHORT_LINES = { ...SHORT, lines: true } as const;

const slotFields: readonly Field[] = SLOTS.flatMap((index) => [
  slot(`images[${index}]`),
  text(`images[${index}]_alt`, ALT),
  text(`images[${index}]_arAlt`, ALT),
  focus(`images[${index}]_focus`),
]);

const slotsOf = (sent: Payload) =>
  SLOTS.map((index) => ({
    ...IMAGE,
    alt: sent[`images[${index}]_alt`],
    arAlt: sent[`images[${index}]_arAlt`],
    focus: sent[`images[${index}]_focus`],
  }));

/** The read and the save of a page's content. */
function contentOperations(path: string, form: Form, entity: (sent: Payload) => unknown) {
  const save: Operation = {
    method: 'POST',
    path,
    access: 'bearer',
    status: 200,
    form,
    answer: entity,
    readAt: [path],
  };
  const read: Operation = {
    method: 'GET',
    path,
    access: 'public',
    status: 200,
    after: save,
    answer: entity,
  };
  return [read, save];
}

const textsOf = (sent: Payload, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, sent[name]]));

const HERO_PICTURES = ['heroImage', 'heroNoonImage', 'heroDuskImage'];

const home = contentOperations(
  '/content/home',
  {
    kind: 'multipart',
    fields: [
      ...bothLanguages('mainText', SHORT_LINES),
      ...bothLanguages('heroDescription', LONG),
      ...bothLanguages('aboutDescription', LONG),
      ...HERO_PICTURES.flatMap((name) => [
        slot(name),
        text(`${name}Alt`, ALT),
        text(`${name}ArAlt`, ALT),
        focus(`${name}Focus`),
      ]),
      ...slotFields,
    ],
  },
  (sent) => ({
    ...textsOf(sent, 'mainText', 'arMainText', 'heroDescription', 'arHeroDescription'),
    ...textsOf(sent, 'aboutDescription', 'arAboutDescription'),
    ...Object.fromEntries(
      HERO_PICTURES.map((name) => [
        name,
        {
          ...IMAGE,
          alt: sent[`${name}Alt`],
          arAlt: sent[`${name}ArAlt`],
          focus: sent[`${name}Focus`],
        },
      ]),
    ),
    aboutImages: slotsOf(sent),
  }),
);

const about = contentOperations(
  '/content/about',
  { kind: 'multipart', fields: [...bothLanguages('mainText', SHORT_LINES), ...slotFields] },
  (sent) => ({ ...textsOf(sent, 'mainText', 'arMainText'), images: slotsOf(sent) }),
);

const JOIN_TEXTS = [
  ...bothLanguages('mainText', SHORT),
  ...bothLanguages('sectionTitle', SHORT),
  ...bothLanguages('description', LONG),
];
const CONTACT_TEXTS = [...JOIN_TEXTS, ...bothLanguages('subText', SHORT)];

const within = (name: string, fields: readonly Field[]): Field[] =>
  fields.map((field) => ({ ...field, name: `${name}.${field.name}` }));

const textsWithin = (name: string, fields: readonly Field[], sent: Payload) =>
  Object.fromEntries(fields.map((field) => [field.name, sent[`${name}.${field.name}`]]));

const siteTexts = contentOperations(
  '/content',
  {
    kind: 'json',
    fields: [
      section('contact'),
      section('join'),
      ...within('contact', CONTACT_TEXTS),
      ...within('join', JOIN_TEXTS),
    ],
  },
  (sent) => ({
    contact: textsWithin('contact', CONTACT_TEXTS, sent),
    join: textsWithin('join', JOIN_TEXTS, sent),
  }),
);

const URL = {
  max: LIMITS.url,
  presence: 'optional',
  sample: ' https://example.com/a?b=ج#c ',
} as const;
const PHONE = {
  max: LIMITS.phone,
  presence: 'optional',
  sample: '+966 55 ۱۲۳ ٤٥٦٧',
  kept: '+966 55 123 4567',
} as const;
const digits = (max: number) => ({ max, presence: 'optional', sample: '3'.repeat(max) }) as const;
const NAME = {
  max: LIMITS.companyName,
  presence: 'optional',
  sample: ' Oud ',
  kept: 'Oud',
} as const;
const TAGLINE = { max: LIMITS.tagline, presence: 'optional' } as const;
const SETTINGS: readonly Field[] = [
  ...bothLanguages('name', NAME),
  ...bothLanguages('tagline', TAGLINE),
  phone('phone', PHONE),
  phone('whatsapp', PHONE),
  email('email', { max: LIMITS.email, presence: 'optional' }),
  ...bothLanguages('address', SHORT),
  ...bothLanguages('openingHours', SHORT),
  ...['map', ...SOCIAL_NETWORKS].map((name) => text(name, URL)),
  text('commercialRegistration', digits(LIMITS.commercialRegistration)),
  text('vatNumber', digits(LIMITS.vatNumber)),
  ...['trade', 'production', 'delivery', 'promise', 'pieceTime', 'roomTime', 'spaceTime'].flatMap(
    (name) => bothLanguages(name, SHORT),
  ),
  flag('countVisits', { presence: 'optional' }),
];
const LOGO = slot('logo');
const siteSettings = contentOperations(
  '/site-settings',
  { kind: 'json', fields: [...SETTINGS, LOGO] },
  (sent) => ({
    logo: null,
    ...Object.fromEntries(
      SETTINGS.map(({ name }) => [
        name,
        typeof sent[name] === 'string' ? sent[name].trim() : sent[name],
      ]),
    ),
  }),
);

const METADATA = DESCRIBED_PAGES.map((page) => ({
  page,
  fields: bothLanguages('description', { max: LIMITS.metaDescription, presence: 'optional' }),
}));
const pageMetadata = contentOperations(
  '/page-metadata',
  {
    kind: 'json',
    fields: METADATA.flatMap(({ page, fields }) => [
      section(page),
      ...within(page, [...fields, slot('image')]),
    ]),
  },
  (sent) =>
    Object.fromEntries(
      METADATA.map(({ page, fields }) => [
        page,
        { ...textsWithin(page, fields, sent), image: null },
      ]),
    ),
);

/** The contents of pages, and the site's settings. */
export const SINGLETONS: readonly Operation[] = [
  ...home,
  ...about,
  ...siteTexts,
  ...ownersOnly(siteSettings),
  ...pageMetadata,
];
