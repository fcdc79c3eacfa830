import type { PreviewDraft, Product } from '@manjara/contracts';
import type { PagePreview } from '@manjara/platform';
import type { AboutPageData } from './features/about/api/about-loader';
import type { ContactPageData } from './features/contact/api/contact-loader';
import type { HomePageData } from './features/home/api/home-loader';
import type { JoinPageData } from './features/join/api/join-loader';
import type { ProductionPageData } from './features/production/api/products-loader';
import type { ProjectPageData } from './features/projects/api/project-loader';

/** The pages' data are called as in a draft; here the compiler holds them to it. */
type PageData = Partial<
  Pick<HomePageData, 'home' | 'boxes' | 'contact'> &
    Pick<AboutPageData, 'about' | 'values' | 'questions'> &
    Pick<ContactPageData, 'contact'> &
    Pick<JoinPageData, 'join'> &
    Pick<ProductionPageData, 'products'> &
    Pick<ProjectPageData, 'project'>
>;

/** In the place of what it is a change of, or as the newest. */
function withProduct(products: readonly Product[], product: Product): Product[] {
  const place = products.findIndex(({ _id }) => _id === product._id);
  return place < 0 ? [product, ...products] : products.with(place, product);
}

/** What a page's loader answers, with those parts of a draft that the page shows. */
export const overlay: PagePreview['overlay'] = (page, { product, ...draft }) => {
  const { products } = page as PageData;
  const shown: PageData = draft satisfies Omit<PreviewDraft, 'product'>;
  if (product && products) shown.products = withProduct(products, product);
  const parts = Object.entries(shown).filter(([name]) => name in (page as object));
  return { ...(page as object), ...Object.fromEntries(parts) };
};
