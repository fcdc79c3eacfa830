import {
  FIRST_CATEGORIES,
  NO_FACTS,
  NO_PRODUCT_FACTS,
  type BilingualAltImage,
  type Box,
  type Category,
  type CategoryPair,
  type HomeContent,
  type Partner,
  type Product,
  type Project,
  type Review,
} from '@manjara/contracts';

const id = (number: number) => number.toString(16).padStart(24, '0');

const image = (name: string): BilingualAltImage => ({
  url: `/api/files/${name}.jpg`,
  width: 1440,
  height: 960,
  alt: `Picture of ${name}`,
  arAlt: `صورة ${name}`,
});

export const aHome = (parts: Partial<HomeContent> = {}): HomeContent => ({
  heroImage: image('hero'),
  heroNoonImage: null,
  heroDuskImage: null,
  mainText: 'Made of wood.',
  arMainText: 'خشب يبقى',
  heroDescription: 'We make interiors.',
  arHeroDescription: 'نصنع المساحات.',
  aboutDescription: 'One bench, one saw.',
  arAboutDescription: 'طاولة ومنشار.',
  aboutImages: [image('bench'), null, image('joint'), image('room')],
  ...parts,
});

export const aBox = (number: number): Box => ({
  _id: id(number),
  boxTitle: `Box ${number}`,
  arBoxTitle: `مربع ${number}`,
  boxText: `Text of box ${number}`,
  arBoxText: `نص المربع ${number}`,
});

export const aReview = (number: number): Review => ({
  _id: id(number),
  title: `Review ${number}`,
  arTitle: `رأي ${number}`,
  name: `Client ${number}`,
  arName: `عميل ${number}`,
  description: `Words ${number}`,
  arDescription: `كلمات ${number}`,
  project: null,
  createdAt: '2026-03-01T10:00:00.000Z',
  image: image(`review-${number}`),
});

export const aPartner = (number: number): Partner => ({
  _id: id(number),
  image: { ...image(`partner-${number}`), alt: `Partner ${number}` },
});

export const aProject = (number: number, parts: Partial<Project> = {}): Project => ({
  ...NO_FACTS,
  _id: id(number),
  name: `Project ${number}`,
  arName: `مشروع ${number}`,
  category: 'Hospitality',
  arCategory: 'ضيافة',
  description: `About project ${number}`,
  arDescription: `عن المشروع ${number}`,
  slug: `project-${number}`,
  arSlug: `مشروع-${number}`,
  createdAt: '2026-03-01T10:00:00.000Z',
  image: image(`project-${number}`),
  secondaryImages: [],
  pairs: [],
  video: '',
  videoPoster: null,
  ...parts,
});

export const aProduct = (number: number, parts: Partial<Product> = {}): Product => ({
  ...NO_PRODUCT_FACTS,
  _id: id(number),
  name: `Product ${number}`,
  arName: `منتج ${number}`,
  category: 'Doors',
  arCategory: 'الأبواب',
  createdAt: '2026-03-09T22:30:00.000Z',
  image: image(`product-${number}`),
  secondaryImages: [],
  ...parts,
});

export const aCategory = ({ en, ar }: CategoryPair, parts: Partial<Category> = {}): Category => ({
  _id: `id-of-${en}`,
  name: en,
  arName: ar,
  introduction: '',
  arIntroduction: '',
  ...parts,
});

/** API answers of a site whose owner has not changed the categories. */
export const FIRST_LISTS = {
  '/categories': FIRST_CATEGORIES,
  '/project-categories': FIRST_CATEGORIES.projects.map((pair) => aCategory(pair)),
  '/product-lines': FIRST_CATEGORIES.products.map((pair) => aCategory(pair)),
};

/** API answers of a site in which every resource has content. */
export const aSite = (parts: Record<string, unknown> = {}): Record<string, unknown> => ({
  '/content/home': aHome(),
  '/content/boxes': [aBox(1), aBox(2)],
  '/reviews': [aReview(1), aReview(2)],
  '/partners': [aPartner(1)],
  '/content': {
    contact: { mainText: 'Write', arMainText: 'اكتب لنا' },
    join: { mainText: 'Join', arMainText: 'انضم' },
  },
  '/content/about': {
    mainText: 'A house of wood',
    arMainText: 'بيت من خشب',
    images: [null, image('project-7')],
  },
  '/content/values': [
    { _id: 'a', image: '/api/files/a', alt: '', arAlt: '', value: 'Patience', arValue: 'الصبر' },
  ],
  '/content/questions': [
    { _id: 'a', title: 'Why?', arTitle: 'لماذا؟', description: 'So.', arDescription: 'هكذا.' },
  ],
  '/projects': [aProject(1)],
  [`/projects/${aProject(1)._id}`]: aProject(1),
  ['/project-pages/project-1']: { project: aProject(1), previous: null, next: aProject(2) },
  '/products': [aProduct(1)],
  ...FIRST_LISTS,
  ...parts,
});
