import type { Project } from '@manjara/contracts';
import { inLanguage, useLanguage, useText } from '@manjara/platform';
import { ButtonLink, Container, deferred, SectionHeading } from '@manjara/ui';
import { useRef } from 'react';
// With the page, which the server renders with it.
import '../../../shared/compared/ComparedPictures.module.css';
import { useInView } from '../../../shared/hooks/useInView';
import { projectPaths } from '../../../shared/project-path';
import styles from './BecomingRoom.module.css';

const useSlider = deferred(() =>
  import(/* webpackChunkName: "becoming-room" */ './BecomingSlider').then(
    (it) => it.BecomingSlider,
  ),
);

/** Distance from the viewport at which the slider's code is loaded. */
const AHEAD = '600px';

/** A project's drawing that becomes its room. */
export function BecomingRoom({ project }: { project: Project }) {
  const t = useText();
  const { language } = useLanguage();
  const slider = useRef<HTMLDivElement>(null);
  const near = useInView(slider, AHEAD);
  return (
    <section className={styles.section} aria-labelledby="home-becoming">
      <Container>
        <SectionHeading
          id="home-becoming"
          eyebrow={inLanguage(project, 'name', language)}
          title={t('home.becoming.title')}
          action={
            <ButtonLink
              to={projectPaths(project)[language]}
              variant="secondary"
              iconAfter="arrow-end"
            >
              {t('home.reviews.project')}
            </ButtonLink>
          }
        />
        <div ref={slider} className={styles.slider} {...useSlider(slider, near, { project })} />
      </Container>
    </section>
  );
}
