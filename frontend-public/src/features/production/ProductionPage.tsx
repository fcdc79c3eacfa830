import { useLoaderData, useText } from '@manjara/platform';
import { ButtonLink, Container, EmptyState } from '@manjara/ui';
import { FailedPage } from '../../shared/components/FailedPage';
import { NotListed } from '../../shared/components/NotListed';
import { PageHero } from '../../shared/components/PageHero';
import { CardGrid } from '../../shared/components/PictureCard';
import { useFailure } from '../../shared/hooks/useFailure';
import type { ProductionPageData } from './api/products-loader';
import { ProductCard } from './components/ProductCard';
import { ProductDialog } from './components/ProductDialog';
import { ProductHead, ProductsHead } from './components/ProductsHead';
import { useOpenProduct } from './hooks/useOpenProduct';
import { PRODUCTION_PATH } from './production-query';
import styles from './ProductionPage.module.css';

export function ProductionPage() {
  const t = useText();
  const { products, failed } = useLoaderData<ProductionPageData>();
  const { open, missing, close } = useOpenProduct(products);
  useFailure(failed, t('popups.fetch'));
  return (
    <>
      {open ? (
        <ProductHead product={open} />
      ) : (
        <ProductsHead products={products} missing={missing} />
      )}
      <PageHero eyebrow={t('production.eyebrow')} title={t('production.title')} compact>
        <p>{t('production.introduction')}</p>
      </PageHero>
      {failed ? (
        <FailedPage />
      ) : (
        <Container className={styles.body}>
          {missing && <NotListed of="production" listHref={PRODUCTION_PATH} />}
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
                <ProductCard
                  key={product._id}
                  product={product}
                  index={index}
                  covered={Boolean(open)}
                />
              ))}
            </CardGrid>
          )}
        </Container>
      )}
      {open && <ProductDialog key={open._id} product={open} onClose={close} />}
    </>
  );
}
