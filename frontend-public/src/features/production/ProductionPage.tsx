import '@manjara/ui/inner-page-icons';
import {
  inLanguage,
  useCategories,
  useLanguage,
  useLoaderData,
  useLocation,
  useSiteSettings,
  useText,
  withTexts,
} from '@manjara/platform';
import { ButtonLink, Container, EmptyState } from '@manjara/ui';
import { CategoryIntroduction } from '../../shared/components/CategoryIntroduction';
import { FailedPage } from '../../shared/components/FailedPage';
import { Invitation } from '../../shared/components/Invitation';
import { NotListed } from '../../shared/components/NotListed';
import { PageHero } from '../../shared/components/PageHero';
import { CardGrid } from '../../shared/components/PictureCard';
import { ProjectSpread } from '../../shared/components/Spread';
import { useFailure } from '../../shared/hooks/useFailure';
import { QUOTE_PATH } from '../../shared/quote-path';
import type { ProductionPageData } from './api/products-loader';
import { Lines } from './components/Lines';
import { ProductCard } from './components/ProductCard';
import { ProductDialog } from './components/ProductDialog';
import { ProductHead, ProductsHead } from './components/ProductsHead';
import { useOpenProduct } from './hooks/useOpenProduct';
import { namedLine } from './list-address';
import { productionTexts } from './texts';
import styles from './ProductionPage.module.css';

function ProductionPage() {
  const t = useText();
  const { language } = useLanguage();
  const { products: all, lines, cover, failed } = useLoaderData<ProductionPageData>();
  const { open, missing, listHref, close } = useOpenProduct(all);
  const line = namedLine(useLocation(), useCategories().products);
  const category = lines.find(({ name }) => name === line?.en);
  const introduction = category && inLanguage(category, 'introduction', language);
  const ofAll = inLanguage(useSiteSettings(), 'production', language);
  const products = line ? all.filter(({ category }) => category === line.en) : all;
  useFailure(failed, t('popups.fetch'));
  return (
    <>
      {open ? (
        <ProductHead product={open} />
      ) : (
        <ProductsHead
          products={products}
          line={line}
          introduction={introduction}
          missing={missing}
        />
      )}
      <PageHero
        eyebrow={t('production.eyebrow')}
        title={line?.[language] ?? t('production.title')}
        compact
      >
        {category && (introduction || category.image) ? (
          <CategoryIntroduction of={category} />
        ) : (
          ofAll && <p>{ofAll}</p>
        )}
      </PageHero>
      {failed ? (
        <FailedPage />
      ) : (
        <Container className={styles.body}>
          {missing && <NotListed of="production" listHref={listHref} />}
          <Lines current={line} />
          {products.length === 0 ? (
            <EmptyState
              icon="package"
              title={t('production.empty')}
              action={<ButtonLink to="/projects">{t('production.emptyAction')}</ButtonLink>}
            >
              <p>{t('production.emptyText')}</p>
            </EmptyState>
          ) : (
            <CardGrid onPhones="pairs">
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
      <ProjectSpread project={cover} />
      <Invitation title={t('production.invitation.title')}>
        <ButtonLink to={QUOTE_PATH} size="l" iconAfter="arrow-end">
          {t('pages.quote')}
        </ButtonLink>
        <ButtonLink to="/projects" size="l" variant="secondary">
          {t('pages.projects')}
        </ButtonLink>
      </Invitation>
      {open && <ProductDialog key={open._id} product={open} listHref={listHref} onClose={close} />}
    </>
  );
}

export const Component = withTexts(ProductionPage, productionTexts);
