import {
  type AdminFields,
  type BilingualAltImage,
  type Image,
  NO_FACTS,
  NO_PRODUCT_FACTS,
  type Product,
  type Project,
  type ProjectDraft,
  type Review,
} from '@manjara/contracts';

let made = 0;

const PUBLISHED: AdminFields = { status: 'published', savedAt: '2026-03-06T09:00:00.000Z' };

type GivenProject = Partial<Omit<Project, 'secondaryImages'>> & {
  secondaryImages?: (Image & Partial<BilingualAltImage>)[];
};

/** A project as the API returns it; override the properties that matter to the test. */
export function aProject({ secondaryImages = [], ...given }: GivenProject = {}): Project &
  AdminFields {
  const number = ++made;
  return {
    ...NO_FACTS,
    _id: String(number).padStart(24, '0'),
    name: `Villa ${number}`,
    arName: `فيلا ${number}`,
    category: 'Residential',
    arCategory: 'سكني',
    description: 'Oak throughout.',
    arDescription: 'خشب البلوط في كل مكان.',
    slug: `villa-${number}`,
    arSlug: `فيلا-${number}`,
    createdAt: '2026-03-05T09:00:00.000Z',
    image: { url: `/api/files/main-${number}`, alt: 'A hall', arAlt: 'صالة' },
    pairs: [],
    video: '',
    videoPoster: null,
    secondaryImages: secondaryImages.map((image) => ({ alt: '', arAlt: '', ...image })),
    ...PUBLISHED,
    ...given,
  };
}

/** A draft project with few properties, as the API returns it. */
export const aDraft = (given: Partial<ProjectDraft> = {}): ProjectDraft => ({
  ...aProject(),
  arName: '',
  category: '',
  arCategory: '',
  createdAt: undefined,
  image: { alt: '', arAlt: '' },
  status: 'draft',
  savedAt: '2026-03-05T09:00:00.000Z',
  ...given,
});

/** A product as the API returns it. */
export function aProduct(given: Partial<Product> = {}): Product & AdminFields {
  const number = ++made;
  return {
    ...NO_PRODUCT_FACTS,
    _id: String(number).padStart(24, '0'),
    name: `Door ${number}`,
    arName: `باب ${number}`,
    category: 'Doors',
    arCategory: 'الأبواب',
    createdAt: '2026-03-05T09:00:00.000Z',
    image: { url: `/api/files/product-${number}`, alt: 'A door', arAlt: 'باب خشبي' },
    secondaryImages: [],
    ...PUBLISHED,
    ...given,
  };
}

/** A review as the API returns it. */
export function aReview(given: Partial<Review> = {}): Review {
  const number = ++made;
  return {
    _id: String(number).padStart(24, '0'),
    title: `On time ${number}`,
    arTitle: `في الموعد ${number}`,
    name: `Sara ${number}`,
    arName: `سارة ${number}`,
    description: 'Every joint fits.',
    arDescription: 'كل وصلة في مكانها.',
    project: null,
    createdAt: '2026-03-05T09:00:00.000Z',
    image: { url: `/api/files/review-${number}`, alt: 'Sara', arAlt: 'صورة سارة' },
    ...given,
  };
}

const SECTION = {
  mainText: 'Work with wood',
  arMainText: 'اعمل بالخشب',
  sectionTitle: 'Join us',
  arSectionTitle: 'انضم إلينا',
  description: 'We teach.',
  arDescription: 'نحن نعلّم.',
};

/** The texts of the contact and join pages as the API returns them. */
export const SITE_TEXTS = {
  contact: { ...SECTION, subText: 'Write', arSubText: 'اكتب' },
  join: SECTION,
};

/** The content of the home page as the API returns it. */
export const HOME_CONTENT = {
  mainText: 'Wood, made to measure',
  arMainText: 'خشب على المقاس',
  heroDescription: 'A workshop in Jeddah.',
  arHeroDescription: 'ورشة في جدة.',
  aboutDescription: 'Since 1998.',
  arAboutDescription: 'منذ 1998.',
  heroImage: { url: '/api/files/hero', alt: 'A hall', arAlt: 'قاعة' },
  heroNoonImage: null,
  heroDuskImage: null,
  aboutImages: [
    { url: '/api/files/one', alt: 'Planes', arAlt: 'فارات' },
    null,
    { url: '/api/files/three', alt: 'Oak', arAlt: 'بلوط' },
    null,
  ],
};

export const anImage = (name = 'hall.png', type = 'image/png', bytes = 10): File =>
  new File([new Uint8Array(bytes)], name, { type });

/** A small file that reports the given size. */
export function aFileOf(bytes: number, name = 'large.png', type = 'image/png'): File {
  const file = anImage(name, type);
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
}
