import type { BilingualAltImage, Image } from '@manjara/contracts';
import { inLanguage, Link, useLanguage } from '@manjara/platform';
import { BAND_CROPS, Container, Icon, Picture, sizesOf } from '@manjara/ui';
import type { Cover } from '../api/get-cover';
import { altIn } from '../language-of';
import { projectPaths } from '../project-path';
import { BelowFold } from './BelowFold';
import styles from './Spread.module.css';

const framed = (image: Image) => ({
  image,
  sizes: sizesOf(image, BAND_CROPS),
  cover: true,
  className: styles.picture,
});

/** A picture from edge to edge, between the content of a page and its end. */
export function Spread({ image }: { image: BilingualAltImage | null }) {
  const { language } = useLanguage();
  if (!image?.url) return null;
  return (
    <BelowFold>
      <Picture {...framed(image)} {...altIn(image, language)} />
    </BelowFold>
  );
}

/** The cover of a project, which leads to its page. */
export function ProjectSpread({ project }: { project: Cover | null }) {
  const { language } = useLanguage();
  if (!project?.image.url) return null;
  return (
    <BelowFold>
      <Link to={projectPaths(project)[language]} className={styles.link}>
        <Picture {...framed(project.image)} alt="" />
        <span className={styles.shade}>
          <Container className={styles.words}>
            <bdi>{inLanguage(project, 'name', language)}</bdi>
            <Icon name="arrow-end" size={20} />
          </Container>
        </span>
      </Link>
    </BelowFold>
  );
}
