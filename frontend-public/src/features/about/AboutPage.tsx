import { inLanguage, useLanguage, useLoaderData, useText } from '@manjara/platform';
import { Container } from '@manjara/ui';
import { PageHead } from '../../shared/components/PageHead';
import { PageHero } from '../../shared/components/PageHero';
import { hasPictures, PictureMosaic } from '../../shared/components/PictureMosaic';
import { useFailureToast } from '../../shared/hooks/use-failure-toast';
import type { AboutPageData } from './api/about-loader';
import styles from './AboutPage.module.css';
import { Headline } from './components/Headline';
import { Questions } from './components/Questions';
import { QuestionsData } from './components/QuestionsData';
import { Values } from './components/Values';

export function AboutPage() {
  const t = useText();
  const { language } = useLanguage();
  const { about, values, questions, failed } = useLoaderData<AboutPageData>();
  useFailureToast(failed, t('popups.fetch'));
  return (
    <>
      <PageHead
        path="/about"
        title={t('about.title')}
        description={t('about.description')}
        picture={about?.images?.find(Boolean)}
      />
      {questions.length > 0 && <QuestionsData questions={questions} />}
      <PageHero
        eyebrow={t('about.title')}
        title={
          <Headline text={inLanguage(about ?? {}, 'mainText', language) || t('about.fallback')} />
        }
      />
      {hasPictures(about?.images) && (
        <Container className={styles.pictures}>
          <PictureMosaic images={about?.images} width="min(94vw, 80rem)" />
        </Container>
      )}
      {values.length > 0 && <Values values={values} />}
      {questions.length > 0 && <Questions questions={questions} />}
    </>
  );
}
