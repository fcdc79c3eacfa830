import type { PreviewDraft, Product } from '@manjara/contracts';
import type { PagePreview } from '@manjara/platform';
import type { AboutPageData } from './features/about/api/about-loader';
import type { ContactPageData } from './features/contact/api/contact-loader';
import type { HomePageData } from './features/home/api/home-loader';
import type { JoinPageData } from './features/join/api/join-loader';
import type { ProductionPageData } from './features/production/api/products-loader';
import type { ProjectPageData } from './features/projects/api/project-loader';

/** Loader data have the same keys as drafts; this type makes the compiler check it. */
type PageData = Partial<
  Pick<HomePageData, 'home' | 'boxes' | 'contact'> &
    Pick<AboutPageData, 'about' | 'values' | 'questions'> &
    Pick<ContactPageData, 'contact'> &
    Pick<JoinPageData, 'join'> &
    Pick<ProductionPageData, 'products'> &
    Pick<ProjectPageData, 'project'>
>;

/** Replaces the product with the same id, or adds a new one first. */
function withProduct(products: readonly Product[], product: Product): Product[] {
  const place = products.findIndex(({ _id }) => _id === product._id);
  return place < 0 ? [product, ...products] : products.with(place, product);
}

/** A page's loader data, with the parts of the draft that the page shows. */
export const overlay: PagePreview['overlay'] = (page, { product, ...draft }) => {
  const { products } = page as PageData;
  const shown: PageData = draft satisfies Omit<PreviewDraft, 'product'>;
  if (product && products) shown.products = withProduct(products, product);
  const parts = Object.entries(shown).filter(([name]) => name in (page as object));
  return { ...(page as object), ...Object.fromEntries(parts) };
};
