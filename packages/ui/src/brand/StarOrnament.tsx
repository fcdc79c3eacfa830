import clsx from 'clsx';
import styles from './StarOrnament.module.css';

/**
 * The eight-pointed star: two interlocked square frames. Decorative; uses the current colour and
 * the size from `className`.
 */
export function StarOrnament({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 64 64"
      width="64"
      height="64"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      aria-hidden="true"
      className={clsx(styles.star, className)}
    >
      {[0, 45].map((turn) => (
        <g key={turn} transform={`rotate(${turn} 32 32)`}>
          <path d="M12 12h40v40h-40z" vectorEffect="non-scaling-stroke" />
          <path d="M15 15h34v34h-34z" strokeWidth="0.6" vectorEffect="non-scaling-stroke" />
        </g>
      ))}
      <circle cx="32" cy="32" r="14.5" strokeWidth="0.6" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
