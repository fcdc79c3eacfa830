import { defineCategories } from '../../item-list/define-categories';
import { ItemListScreen } from '../../item-list/ItemListScreen';

const productLines = defineCategories('product-lines', 'product-line', 'package');

export default function ProductLinesPage() {
  return (
    <ItemListScreen
      list={productLines}
      texts="product-lines"
      pages={[{ path: '/production', name: 'dashboard.products.title' }]}
    />
  );
}
