import {
  type BilingualAltImage,
  type Box,
  type CategoryPair,
  type ContactContent,
  type DayPart,
  dayPartAt,
  FIRST_CATEGORIES,
  type HomeContent,
  LIMITS,
  type Partner,
  type Project,
  type Review,
} from '@manjara/contracts';
import { getFromApi, type LoaderFunctionArgs } from '@manjara/platform';
import { getCategories } from '../../../shared/api/get-categories';
import { getSiteTexts } from '../../../shared/api/get-site-texts';
import { respond } from '../../../shared/api/respond';
import { settle } from '../../../shared/api/settle';

/** A category of the portfolio with its picture. */
export interface Tile extends CategoryPair {
  image?: BilingualAltImage;
}

export interface HomePageData {
  home: HomeContent | null;
  boxes: Box[];
  reviews: Review[];
  /** Null if the request failed; this is the only list whose failure is logged (spec §8). */
  partners: Partner[] | null;
  contact: Partial<ContactContent>;
  tiles: Tile[];
  /** The newest project with pictures that are compared. */
  becoming: Project | null;
  /** In whose light the hero opens. */
  dayPart: DayPart;
  /** Whether the home content could not be loaded. */
  failed: boolean;
}

async function getFirstPicture(category: string, signal: AbortSignal) {
  const query = new URLSearchParams({ category, page: '1', limit: '1', sort: 'pinned' });
  const projects = await settle(getFromApi<Project[]>(`/projects?${query}`, signal));
  return projects?.[0]?.image;
}

/** The first six categories, each with its own picture, or that of its first project. */
async function getTiles(signal: AbortSignal): Promise<Tile[]> {
  const categories = await settle(getCategories('project-categories', signal));
  const tiles: Tile[] =
    categories?.map(({ name, arName, image }) => ({ en: name, ar: arName, image })) ??
    FIRST_CATEGORIES.projects;
  return Promise.all(
    tiles.slice(0, LIMITS.homeTiles).map(async ({ en, ar, image }) => ({
      en,
      ar,
      image: image ?? (await getFirstPicture(en, signal)),
    })),
  );
}

/** All data of the home page; a resource that fails is left empty (spec §8). */
export async function homeLoader({ request: { signal } }: LoaderFunctionArgs) {
  const [home, boxes, reviews, partners, texts, tiles, compared] = await Promise.all([
    settle(getFromApi<HomeContent>('/content/home', signal)),
    settle(getFromApi<Box[]>('/content/boxes', signal)),
    settle(getFromApi<Review[]>('/reviews', signal)),
    settle(getFromApi<Partner[]>('/partners', signal)),
    settle(getSiteTexts(signal)),
    getTiles(signal),
    settle(getFromApi<Project[]>('/projects?with=pairs&page=1&limit=1', signal)),
  ]);
  return respond<HomePageData>({
    home,
    boxes: boxes ?? [],
    reviews: reviews ?? [],
    partners,
    contact: texts?.contact ?? {},
    tiles,
    becoming: compared?.[0] ?? null,
    dayPart: dayPartAt(Date.now()),
    failed: home === null,
  });
}
