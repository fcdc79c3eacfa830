import { inLanguage, useLanguage, useLoaderData, useText } from '@manjara/platform';
import { useEffect } from 'react';
import { BelowFold } from '../../shared/components/BelowFold';
import { PageHead } from '../../shared/components/PageHead';
import { ContactSection } from '../../shared/contact/components/ContactSection';
import { useFailure } from '../../shared/hooks/useFailure';
import { withAlt } from '../../shared/share-picture';
import type { HomePageData } from './api/home-loader';
import { AboutTeaser } from './components/AboutTeaser';
import { BecomingRoom } from './components/BecomingRoom';
import { Hero } from './components/Hero';
import { Partners } from './components/Partners';
import { ProjectsTeaser } from './components/ProjectsTeaser';
import { Testimonials } from './components/Testimonials';

function HomePage() {
  const t = useText();
  const { language } = useLanguage();
  const { home, boxes, reviews, partners, contact, tiles, becoming, dayPart, failed } =
    useLoaderData<HomePageData>();
  useFailure(failed, t('popups.fetch'));
  useEffect(() => {
    if (!partners) console.warn('The partners could not be loaded.');
  }, [partners]);
  const content = home ?? {};
  return (
    <>
      <PageHead
        page="home"
        branded
        path="/"
        picture={home?.heroImage && withAlt(home.heroImage, language)}
        title={t('home.documentTitle')}
        description={inLanguage(content, 'heroDescription', language) || t('home.description')}
      />
      <Hero content={content} dayPart={dayPart} />
      <BelowFold>
        <AboutTeaser content={content} boxes={boxes} />
      </BelowFold>
      <BelowFold>
        <ProjectsTeaser tiles={tiles} />
      </BelowFold>
      {becoming && (
        <BelowFold>
          <BecomingRoom project={becoming} />
        </BelowFold>
      )}
      {reviews.length > 0 && (
        <BelowFold>
          <Testimonials key={language} reviews={reviews} />
        </BelowFold>
      )}
      {partners && partners.length > 0 && <Partners partners={partners} />}
      <BelowFold>
        <ContactSection texts={contact} />
      </BelowFold>
    </>
  );
}

export { HomePage as Component };
