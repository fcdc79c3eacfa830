import { type Project, projectPath } from '@manjara/contracts';
import {
  inLanguage,
  JsonLd,
  type LinkedData,
  pageAddress,
  useLanguage,
  useSiteOrigin,
  useText,
} from '@manjara/platform';
import { PageHead } from '../../../shared/components/PageHead';
import { useImageData } from '../../../shared/image-data';
import { projectPaths } from '../../../shared/project-path';
import { withAlt, sharePicture } from '../../../shared/share-picture';
import { picturesOf } from '../../../shared/gallery/pictures';

/** Pictures in the structured data; more would only make the page longer. */
const MAX_IMAGES = 8;

const placeData = (name: string) => (name ? ({ '@type': 'Place', name } as const) : undefined);

/** Builds the structured data of a project. */
export function useProjectData() {
  const { language } = useLanguage();
  const origin = useSiteOrigin();
  return (project: Project): Extract<LinkedData, { '@type': 'CreativeWork' }> => ({
    '@type': 'CreativeWork',
    name: inLanguage(project, 'name', language),
    description: inLanguage(project, 'description', language) || undefined,
    genre: inLanguage(project, 'category', language),
    url: pageAddress(origin, projectPath(project, language), language),
    image: sharePicture(origin, withAlt(project.image, language))?.url,
    dateCreated: project.createdAt,
    material: inLanguage(project, 'materials', language) || undefined,
    locationCreated: placeData(inLanguage(project, 'place', language)),
    creator: { '@id': `${origin}/#company` },
  });
}

/** Metadata of one project for search engines and shared links. */
export function ProjectHead({ project }: { project: Project }) {
  const t = useText();
  const { language } = useLanguage();
  const projectData = useProjectData();
  const imageData = useImageData();
  const images = picturesOf(project).slice(0, MAX_IMAGES);
  const description = inLanguage(project, 'description', language).trim();
  return (
    <>
      <PageHead
        path={projectPaths(project)}
        title={inLanguage(project, 'name', language)}
        description={description || t('projectsp.description')}
        picture={withAlt(project.image, language)}
        trail={[{ name: t('projectsp.title'), path: '/projects' }]}
      />
      <JsonLd data={{ ...projectData(project), image: imageData(images) }} />
    </>
  );
}
