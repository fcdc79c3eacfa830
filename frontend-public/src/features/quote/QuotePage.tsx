import { useLoaderData, useText, withTexts } from '@manjara/platform';
import { Container } from '@manjara/ui';
import type { Cover } from '../../shared/api/get-cover';
import { PageHead } from '../../shared/components/PageHead';
import { PageHero } from '../../shared/components/PageHero';
import { ProjectSpread } from '../../shared/components/Spread';
import { QUOTE_PATH } from '../../shared/quote-path';
import { QuoteForm } from './components/QuoteForm';
import styles from './QuotePage.module.css';
import { quoteTexts } from './texts';

function QuotePage() {
  const t = useText();
  const cover = useLoaderData<Cover | null>();
  return (
    <>
      <PageHead path={QUOTE_PATH} title={t('quote.title')} description={t('quote.description')} />
      <PageHero compact eyebrow={t('quote.title')} title={t('quote.headline')}>
        <p>{t('quote.introduction')}</p>
      </PageHero>
      <Container className={styles.page}>
        <QuoteForm />
      </Container>
      <ProjectSpread project={cover} />
    </>
  );
}

export const Component = withTexts(QuotePage, quoteTexts);
