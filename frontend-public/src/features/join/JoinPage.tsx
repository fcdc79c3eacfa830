import { PRODUCT_CATEGORIES } from '@manjara/contracts';
import {
  inLanguage,
  useCategories,
  useLanguage,
  useLoaderData,
  useText,
  withTexts,
} from '@manjara/platform';
import { ButtonLink, Container, SectionHeading } from '@manjara/ui';
import { Invitation } from '../../shared/components/Invitation';
import { PageHead } from '../../shared/components/PageHead';
import { PageHero } from '../../shared/components/PageHero';
import { SocialLinks } from '../../shared/components/SocialLinks';
import { ProjectSpread } from '../../shared/components/Spread';
import { useFailure } from '../../shared/hooks/useFailure';
import type { JoinPageData } from './api/join-loader';
import { JoinForm } from './components/JoinForm';
import { joinTexts } from './texts';
import styles from './JoinPage.module.css';

function JoinPage() {
  const t = useText();
  const { language } = useLanguage();
  const { products: crafts } = useCategories();
  const { join, cover, failed } = useLoaderData<JoinPageData>();
  useFailure(failed, t('popups.fetch'));
  return (
    <>
      <PageHead
        page="join"
        path="/join"
        title={t('join.title')}
        description={t('join.description')}
      />
      <PageHero
        compact
        eyebrow={t('join.title')}
        title={inLanguage(join, 'mainText', language) || t('join.title')}
      >
        <SocialLinks />
      </PageHero>
      <Container as="section" className={styles.body} aria-labelledby="join-crafts">
        <div className={styles.words}>
          <SectionHeading
            id="join-crafts"
            eyebrow={t('join.crafts')}
            title={inLanguage(join, 'sectionTitle', language) || t('join.title')}
          >
            <p>{inLanguage(join, 'description', language) || t('join.description')}</p>
          </SectionHeading>
        </div>
        <div className={styles.card}>
          <JoinForm />
        </div>
        <ul className={styles.crafts} aria-label={t('join.crafts')}>
          {crafts.map((craft) => {
            const first = PRODUCT_CATEGORIES.find(({ en }) => en === craft.en);
            return (
              <li key={craft.en} className={styles.craft}>
                <h3>{craft[language]}</h3>
                {first && <p className={styles.people}>{t(`join.people.${first.en}`)}</p>}
              </li>
            );
          })}
        </ul>
      </Container>
      <ProjectSpread project={cover} />
      <Invitation title={t('join.invitation.title')}>
        <ButtonLink to="/projects" size="l" iconAfter="arrow-end">
          {t('pages.projects')}
        </ButtonLink>
        <ButtonLink to="/about" size="l" variant="secondary">
          {t('join.invitation.about')}
        </ButtonLink>
      </Invitation>
    </>
  );
}

export const Component = withTexts(JoinPage, joinTexts);
