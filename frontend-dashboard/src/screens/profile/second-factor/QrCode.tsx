import { useMemo } from 'react';
import { encode } from 'uqr';
import styles from '../ProfilePage.module.css';

/** Light modules around the code, as scanners need them. */
const BORDER = 2;

/** A text as a QR code, drawn in the browser to keep the text private. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(text, { border: BORDER });
    const dark = data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
    );
    return { size, path: dark.join('') };
  }, [text]);
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
}
