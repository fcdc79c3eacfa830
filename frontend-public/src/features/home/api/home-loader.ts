import {
  type BilingualAltImage,
  type Box,
  type ContactContent,
  type HomeContent,
  type Partner,
  type Project,
  PROJECT_CATEGORIES,
  type ProjectCategory,
  type Review,
} from '@manjara/contracts';
import { getFromApi, type LoaderFunctionArgs } from '@manjara/platform';
import { getSiteTexts } from '../../../shared/api/get-site-texts';
import { respond } from '../../../shared/api/respond';
import { settle } from '../../../shared/api/settle';

export type TilePictures = Partial<Record<ProjectCategory, BilingualAltImage>>;

export interface HomePageData {
  home: HomeContent | null;
  boxes: Box[];
  reviews: Review[];
  /** Null if the request failed; this is the only list whose failure is logged (spec §8). */
  partners: Partner[] | null;
  contact: Partial<ContactContent>;
  tiles: TilePictures;
  /** Whether the home content could not be loaded. */
  failed: boolean;
}

/** One picture for each of the six categories: that of its first project. */
async function getTilePictures(signal: AbortSignal): Promise<TilePictures> {
  const pictures = await Promise.all(
    PROJECT_CATEGORIES.map(async ({ en }) => {
      const query = new URLSearchParams({ category: en, page: '1', limit: '1', sort: 'pinned' });
      const projects = await settle(getFromApi<Project[]>(`/projects?${query}`, signal));
      return [en, projects?.[0]?.image] as const;
    }),
  );
  return Object.fromEntries(pictures.filter(([, image]) => image));
}

/** All data of the home page; a resource that fails is left empty (spec §8). */
export async function homeLoader({ request: { signal } }: LoaderFunctionArgs) {
  const [home, boxes, reviews, partners, texts, tiles] = await Promise.all([
    settle(getFromApi<HomeContent>('/content/home', signal)),
    settle(getFromApi<Box[]>('/content/boxes', signal)),
    settle(getFromApi<Review[]>('/reviews', signal)),
    settle(getFromApi<Partner[]>('/partners', signal)),
    settle(getSiteTexts(signal)),
    getTilePictures(signal),
  ]);
  return respond<HomePageData>({
    home,
    boxes: boxes ?? [],
    reviews: reviews ?? [],
    partners,
    contact: texts?.contact ?? {},
    tiles,
    failed: home === null,
  });
}
