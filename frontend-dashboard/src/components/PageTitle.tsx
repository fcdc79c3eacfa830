import { useText } from '@manjara/platform';

/** The document's title: the screen, if it is there already, then the house. */
export function PageTitle({ children }: { children?: string }) {
  const brand = useText()('common.brand');
  return <title>{children ? `${children} · ${brand}` : brand}</title>;
}
