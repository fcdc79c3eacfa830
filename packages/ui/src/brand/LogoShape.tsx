import clsx from 'clsx';
import type { ReactNode, SVGProps } from 'react';
import styles from './Logo.module.css';

export interface LogoProps {
  /** `dark` on light grounds, `light` on dark ones. */
  tone?: 'dark' | 'light';
  /** The Arabic name first, at the right, and larger: for Arabic pages. */
  arabicFirst?: boolean;
  /** Only the mark, without the name in both scripts. */
  mark?: boolean;
  className?: string;
}

/** Renders the name in one script, at its place in the logo. */
export type DrawName = (
  script: 'latin' | 'arabic',
  place: Pick<SVGProps<SVGElement>, 'transform' | 'className'>,
) => ReactNode;

const FRAME = { x: 16.4, y: 16.4, width: 31.2, height: 31.2 };

const LATIN_FIRST = {
  viewBox: '6 6 270 52',
  latin: 'translate(74 42.5)',
  line: 'M208.5 17v30',
  arabic: 'translate(221 42.5)',
};
/** Around the same mark. */
const ARABIC_FIRST = {
  viewBox: '-186 6 244 52',
  latin: 'translate(-184 40) scale(.64)',
  line: 'M-94.5 17v30',
  arabic: 'translate(-82 42.5) scale(1.42)',
};

/**
 * The logo, decorative: two interlocked frames around a dovetail, and the name. The mark is never mirrored. The
 * caller renders the outlines of the name, so that the shell can share them between logos.
 */
export function LogoShape(props: LogoProps & { drawName: DrawName }) {
  const { tone = 'dark', arabicFirst, mark = false, className, drawName } = props;
  const places = arabicFirst && !mark ? ARABIC_FIRST : LATIN_FIRST;
  return (
    <svg
      viewBox={mark ? '6 6 52 52' : places.viewBox}
      className={clsx(styles.logo, className)}
      data-tone={tone}
      aria-hidden="true"
    >
      <g fill="none" strokeWidth="4.6">
        <rect {...FRAME} className={styles.frame} />
        <rect {...FRAME} transform="rotate(45 32 32)" className={styles.inlay} />
        {[0, 90, 180, 270].map((turn) => (
          <path
            key={turn}
            d="M33.06 16.4H43.86"
            transform={`rotate(${turn} 32 32)`}
            className={styles.frame}
          />
        ))}
      </g>
      <path d="M27.6 26.5h8.8L34.2 32l2.2 5.5h-8.8L29.8 32z" className={styles.dovetail} />
      {!mark && (
        <>
          {drawName('latin', { transform: places.latin, className: styles.name })}
          <path d={places.line} strokeWidth="1.4" className={styles.inlay} />
          {drawName('arabic', { transform: places.arabic, className: styles.name })}
        </>
      )}
    </svg>
  );
}
