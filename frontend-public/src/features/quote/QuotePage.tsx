import { useText, withTexts } from '@manjara/platform';
import { Container } from '@manjara/ui';
import { PageHead } from '../../shared/components/PageHead';
import { PageHero } from '../../shared/components/PageHero';
import { QUOTE_PATH } from '../../shared/quote-path';
import { QuoteForm } from './components/QuoteForm';
import styles from './QuotePage.module.css';
import { quoteTexts } from './texts';

function QuotePage() {
  const t = useText();
  return (
    <>
      <PageHead path={QUOTE_PATH} title={t('quote.title')} description={t('quote.description')} />
      <PageHero compact eyebrow={t('quote.title')} title={t('quote.headline')}>
        <p>{t('quote.introduction')}</p>
      </PageHero>
      <Container className={styles.page}>
        <QuoteForm />
      </Container>
    </>
  );
}

export const Component = withTexts(QuotePage, quoteTexts);
