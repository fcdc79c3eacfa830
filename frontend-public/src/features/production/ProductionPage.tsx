import type { Product } from '@manjara/contracts';
import { useLoaderData, useText } from '@manjara/platform';
import { ButtonLink, Container, EmptyState } from '@manjara/ui';
import { useState } from 'react';
import { FailedPage } from '../../shared/components/FailedPage';
import { PageHero } from '../../shared/components/PageHero';
import { CardGrid } from '../../shared/components/PictureCard';
import { useFailure } from '../../shared/hooks/use-failure';
import type { ProductionPageData } from './api/products-loader';
import { ProductCard } from './components/ProductCard';
import { ProductDialog } from './components/ProductDialog';
import { ProductsHead } from './components/ProductsHead';
import styles from './ProductionPage.module.css';

export function ProductionPage() {
  const t = useText();
  const { products, failed } = useLoaderData<ProductionPageData>();
  const [opened, setOpened] = useState<Product | null>(null);
  useFailure(failed, t('popups.fetch'));
  return (
    <>
      <ProductsHead products={products} />
      <PageHero eyebrow={t('production.eyebrow')} title={t('production.title')} compact>
        <p>{t('production.introduction')}</p>
      </PageHero>
      {failed ? (
        <FailedPage />
      ) : (
        <Container className={styles.body}>
          {products.length === 0 ? (
            <EmptyState
              icon="package"
              title={t('production.empty')}
              action={<ButtonLink to="/projects">{t('production.emptyAction')}</ButtonLink>}
            >
              <p>{t('production.emptyText')}</p>
            </EmptyState>
          ) : (
            <CardGrid>
              {products.map((product, index) => (
                <ProductCard key={product._id} product={product} index={index} onOpen={setOpened} />
              ))}
            </CardGrid>
          )}
        </Container>
      )}
      {opened && <ProductDialog product={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
