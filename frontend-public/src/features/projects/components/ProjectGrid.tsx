import { type Project, projectPath } from '@manjara/contracts';
import { inLanguage, useLanguage, useLocation, useNavigate } from '@manjara/platform';
import { isPlainClick, PROJECT_CARD_CROPS, sizesOf, SMALL_PROJECT_CARD_CROPS } from '@manjara/ui';
import type { MouseEvent } from 'react';
import { cardFetching } from '../../../shared/card-picture';
import { CardGrid, isSmall, PictureCard } from '../../../shared/components/PictureCard';
import { growing, namePicture } from '../growing-picture';
import { OPENED_HERE } from '../../../shared/hooks/useCloseDetail';
import { cardId } from '../hooks/useOpenProject';
import { projectHref } from '../projects-query';
import { EndCard, type EndCardProps } from './EndCard';

interface Props {
  projects: Project[];
  /** Whether an open project covers the cards; its pictures are then fetched first. */
  covered: boolean;
  /** What follows the last card, of several pages. */
  end: EndCardProps | false;
}

/**
 * The cards of one page. A click opens the project above the list (spec §4); in a new tab or
 * without JavaScript the link opens the project's page.
 */
export function ProjectGrid({ projects, covered, end }: Props) {
  const { language } = useLanguage();
  const location = useLocation();
  const navigate = useNavigate();
  function open(event: MouseEvent, id: string): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    namePicture(event.currentTarget.closest('li'));
    void navigate(projectHref(location, id), {
      state: OPENED_HERE,
      preventScrollReset: true,
      ...growing(),
    });
  }
  return (
    <CardGrid onPhones="turns">
      {projects.map((project, index) => (
        <PictureCard
          key={project._id}
          image={project.image}
          name={inLanguage(project, 'name', language)}
          category={inLanguage(project, 'category', language)}
          sizes={sizesOf(
            project.image,
            isSmall('turns', index) ? SMALL_PROJECT_CARD_CROPS : PROJECT_CARD_CROPS,
          )}
          fetching={covered ? undefined : cardFetching(index)}
          link={{
            id: cardId(project._id),
            to: projectPath(project, language),
            onClick: (event) => open(event, project._id),
          }}
        />
      ))}
      {end && <EndCard {...end} />}
    </CardGrid>
  );
}
