import { inLanguage, useLanguage, useLoaderData, useText, withTexts } from '@manjara/platform';
import { ButtonLink } from '@manjara/ui';
import { BelowFold } from '../../shared/components/BelowFold';
import { FailedPage } from '../../shared/components/FailedPage';
import { Invitation } from '../../shared/components/Invitation';
import { PageHead } from '../../shared/components/PageHead';
import { PageHero } from '../../shared/components/PageHero';
import { useFailure } from '../../shared/hooks/useFailure';
import { QUOTE_PATH } from '../../shared/quote-path';
import type { AboutPageData } from './api/about-loader';
import { AboutPictures } from './components/AboutPictures';
import { Headline } from './components/Headline';
import { Questions } from './components/Questions';
import { QuestionsData } from './components/QuestionsData';
import { Values } from './components/Values';
import { aboutTexts } from './texts';

function AboutPage() {
  const t = useText();
  const { language } = useLanguage();
  const { about, values, questions, failed } = useLoaderData<AboutPageData>();
  useFailure(failed, t('popups.fetch'));
  const headline = inLanguage(about ?? {}, 'mainText', language).trim() || t('about.fallback');
  return (
    <>
      <PageHead
        page="about"
        path="/about"
        title={t('about.title')}
        description={t('about.description')}
        picture={about?.images?.find(Boolean)}
      />
      {questions.length > 0 && <QuestionsData questions={questions} />}
      <PageHero eyebrow={t('about.title')} title={<Headline text={headline} />} />
      <AboutPictures images={about?.images} />
      {failed && values.length === 0 && questions.length === 0 && <FailedPage />}
      {values.length > 0 && (
        <BelowFold>
          <Values values={values} />
        </BelowFold>
      )}
      {questions.length > 0 && (
        <BelowFold>
          <Questions questions={questions} />
        </BelowFold>
      )}
      <Invitation title={t('about.invitation.title')}>
        <ButtonLink to="/projects" size="l" iconAfter="arrow-end">
          {t('pages.projects')}
        </ButtonLink>
        <ButtonLink to={QUOTE_PATH} size="l" variant="secondary">
          {t('pages.quote')}
        </ButtonLink>
      </Invitation>
    </>
  );
}

export const Component = withTexts(AboutPage, aboutTexts);
