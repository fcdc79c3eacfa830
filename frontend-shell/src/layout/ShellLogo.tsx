import { type DrawName, type LogoProps, LogoShape } from '@manjara/ui';

const drawName: DrawName = (script, place) => <use href={`#name-${script}`} {...place} />;

/** The brand; the outlines of the name are the document's, see `SVG_SPRITE`. */
export const ShellLogo = (props: LogoProps) => <LogoShape {...props} drawName={drawName} />;
