import { type DrawName, type LogoProps, LogoShape } from './LogoShape';
import { ARABIC_NAME, LATIN_NAME } from './wordmark';

const drawName: DrawName = (script, place) => (
  <path d={script === 'latin' ? LATIN_NAME : ARABIC_NAME} {...place} />
);

/** The logo with its own outlines, for any document. */
export const Logo = (props: LogoProps) => <LogoShape {...props} drawName={drawName} />;
