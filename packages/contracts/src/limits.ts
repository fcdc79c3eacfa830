/** Business constants for API and frontends (spec §9). */
export const LIMITS = {
  /** Categories on the home page. */
  homeTiles: 6,
  /** Projects on one page of the portfolio. */
  projectsPageSize: 20,
  /** Highest page number of a query. */
  page: 1_000_000,
  /** Pinned projects. */
  pinnedProjects: 6,
  /** Pinned messages, or applications, per browser. */
  pinnedSubmissions: 100,
  /** Items per bulk call. */
  bulk: 100,
  /** Suggested projects for a search without results. */
  suggestions: 4,
  /** Projects offered in place of one that is no longer published. */
  similarProjects: 4,
  /** Secondary pictures of one project. */
  secondaryImages: 100,
  /** Secondary pictures of one product. */
  productSecondaryImages: 10,
  /** Pairs of pictures of one project. */
  picturePairs: 6,
  /** Picture slots of the home and about pages. */
  contentImages: 4,
  /** Characters of a project's description before the toggle. */
  descriptionPreview: 100,
  /** Values and questions shown at first on public pages. */
  publicListPreview: 6,
  /** Characters. */
  name: 200,
  /** Characters of the readable part of an address. */
  slug: 80,
  shortText: 500,
  longText: 10_000,
  alt: 300,
  /** Characters of a description that search engines show, and of the company's name and tagline. */
  metaDescription: 160,
  companyName: 60,
  tagline: 160,
  pairLabel: 40,
  email: 254,
  phone: 40,
  url: 500,
  /** Digits of the number in the commercial register, and of the VAT number. */
  commercialRegistration: 10,
  vatNumber: 15,
  /** Characters of a year (exactly), and of an area in square metres (at most). */
  year: 4,
  area: 10,
  message: 5_000,
  /** The owner's note on a message or an application. */
  note: 2_000,
  password: { min: 8, max: 256 },
  /** Characters of a code of the second factor, blanks and hyphens included. */
  code: 40,
  /** Characters of a browser's name that are stored. */
  userAgent: 400,
  recoveryCodes: 10,
} as const;

/** Accepted picture formats, as in the dashboard's hint (spec §5). */
export const IMAGE_FORMATS = [
  'jpg',
  'jpeg',
  'png',
  'gif',
  'bmp',
  'tiff',
  'webp',
  'svg',
  'heic',
  'ico',
  'avif',
] as const;

/**
 * Available widths of stored pictures in pixels (design §6); pictures are never enlarged. Phones
 * with a pixel ratio of 2 are 720 to 768 wide.
 */
export const PICTURE_WIDTHS = [320, 640, 768, 960, 1440, 1920, 2880] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/**
 * Largest width that is rendered before it is requested. Larger ones are for large or dense screens,
 * and rendered on request.
 */
export const USUAL_PICTURE_WIDTH = 1920 satisfies PictureWidth;
