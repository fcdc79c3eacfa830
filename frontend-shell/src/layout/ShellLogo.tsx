import { type DrawName, type LogoProps, LogoShape } from '@manjara/ui';

const drawName: DrawName = (script, place) => <use href={`#name-${script}`} {...place} />;

/** The logo; its name refers to the outlines in the document, see `SVG_SPRITE`. */
export const ShellLogo = (props: LogoProps) => <LogoShape {...props} drawName={drawName} />;
