import clsx from 'clsx';
import styles from './Logo.module.css';
import { ARABIC_NAME, LATIN_NAME } from './wordmark';

export interface LogoProps {
  /** `dark` ink for light grounds, `light` for dark ones. */
  tone?: 'dark' | 'light';
  /** The mark alone, or the mark with the name in both scripts. */
  mark?: boolean;
  /** Given where nothing around the logo names it; otherwise it is decorative. */
  label?: string;
  className?: string;
}

const FRAME = { x: 16.4, y: 16.4, width: 31.2, height: 31.2 };

/** The brand: two interlocked frames around a dovetail, and the name. It is never mirrored. */
export function Logo({ tone = 'dark', mark = false, label, className }: LogoProps) {
  return (
    <svg
      viewBox={mark ? '6 6 52 52' : '6 6 270 52'}
      className={clsx(styles.logo, className)}
      data-tone={tone}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
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
          <path d={LATIN_NAME} transform="translate(74 42.5)" className={styles.name} />
          <path d="M208.5 17v30" strokeWidth="1.4" className={styles.inlay} />
          <path d={ARABIC_NAME} transform="translate(221 42.5)" className={styles.name} />
        </>
      )}
    </svg>
  );
}
