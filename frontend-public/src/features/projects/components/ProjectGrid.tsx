import type { Project } from '@manjara/contracts';
import { inLanguage, useLanguage, useLocation } from '@manjara/platform';
import { CardGrid, PictureCard } from '../../../shared/components/PictureCard';
import { drawnWidth } from '../../../shared/drawn-width';
import { cardId, OPENED_HERE } from '../hooks/use-open-project';
import { projectHref } from '../projects-query';

/** Cards that may be seen at once: their pictures do not wait. */
const FIRST = 3;

const sizesOf = ({ image }: Project): string => {
  const at = (width: string) => drawnWidth(image ?? {}, { width, height: `0.75 * ${width}` });
  return `(min-width: 1280px) ${at('20rem')}, (min-width: 1024px) ${at('28rem')}, (min-width: 640px) ${at('48vw')}, ${at('92vw')}`;
};

const fetchingOf = (index: number) =>
  index < FIRST
    ? ({ loading: 'eager', fetchPriority: index === 0 ? 'high' : undefined } as const)
    : undefined;

/** The cards of one page; each opens its project above the list (spec §4). */
export function ProjectGrid({ projects }: { projects: Project[] }) {
  const { language } = useLanguage();
  const location = useLocation();
  return (
    <CardGrid>
      {projects.map((project, index) => (
        <PictureCard
          key={project._id}
          image={project.image}
          name={inLanguage(project, 'name', language)}
          category={inLanguage(project, 'category', language)}
          sizes={sizesOf(project)}
          fetching={fetchingOf(index)}
          link={{
            id: cardId(project._id),
            to: projectHref(location, project._id),
            state: OPENED_HERE,
          }}
        />
      ))}
    </CardGrid>
  );
}
