import { useText } from '@manjara/platform';

interface Props {
  title: string;
  description?: string;
  /** The title says the brand itself. */
  branded?: boolean;
}

/** The page's name in the browser and what a search engine says about it. */
export function PageHead({ title, description, branded = false }: Props) {
  const brand = useText()('common.brand');
  const full = branded ? title : `${title} | ${brand}`;
  return (
    <>
      <title>{full}</title>
      <meta property="og:title" content={full} />
      {description && <meta name="description" content={description} />}
    </>
  );
}
