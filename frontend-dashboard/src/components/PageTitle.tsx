import { useText } from '@manjara/platform';

/** The document's title: the screen, then the house. */
export function PageTitle({ children }: { children: string }) {
  const t = useText();
  return <title>{`${children} · ${t('common.brand')}`}</title>;
}
