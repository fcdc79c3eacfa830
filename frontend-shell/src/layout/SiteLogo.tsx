import { useLanguage, useSiteSettings } from '@manjara/platform';
import { type DrawName, LogoShape } from '@manjara/ui';
import styles from './SiteLogo.module.css';

const drawName: DrawName = (script, place) => <use href={`#name-${script}`} {...place} />;

interface Props {
  tone?: 'dark' | 'light';
  /** Of the built-in logo. */
  className?: string;
}

/**
 * The owner's logo, on a plate where the ground is dark; else the built-in one, whose name refers to
 * the outlines in the document, see `SVG_SPRITE`.
 */
export function SiteLogo({ tone = 'dark', className }: Props) {
  const { language } = useLanguage();
  const { logo } = useSiteSettings();
  if (!logo) {
    const arabicFirst = language === 'ar';
    return <LogoShape {...{ tone, arabicFirst, className, drawName }} />;
  }
  const { url, width, height } = logo;
  return (
    <img
      src={`${url}?w=640`}
      width={width}
      height={height}
      alt=""
      className={styles.logo}
      data-tone={tone}
    />
  );
}
